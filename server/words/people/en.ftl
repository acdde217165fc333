# People of the house: accounts, ways back into them, what is known about somebody.
rename-help = Others see it at the table, and you log in with it. Your old name is kept for you for sixty days.

## Recovery codes and mail
codes-title = Recovery codes
codes-help = Lost your password? Each code lets you set a new one, once. Keep them where nobody else looks.
codes-left = { $n ->
    [0] You have no codes.
    [one] You have one code left.
   *[other] You have { $n } codes left.
}
codes-make = Make new codes
codes-fresh = Write these recovery codes down now: they are shown only this once, and older ones are worth nothing any more.
mail-title = Mail address
mail-help = Only for a lost password, and for notices if you want them. Nobody else sees it. Leave it empty to remove it.
mail-address = Mail address
mail-confirmed = This address is confirmed.
mail-unconfirmed = Not confirmed yet: follow the link in the letter that was sent there.
mail-confirm = Yes, this is my address
mail-confirm-help = One click, and the address is confirmed.
mail-confirm-subject = Polyana: is this your address?
mail-confirm-text =
    Somebody gave this address for their account at Polyana.

    If it was you, open this page:
    { $link }

    If not, do nothing: you will get no more mail from us.
mail-recover-subject = Polyana: a new password
mail-recover-text =
    Somebody asked for a new password for your account at Polyana.

    If it was you, open this page within an hour:
    { $link }

    If not, do nothing: your password stays as it is.
recover-lost = Lost your password?
recover-title = A new password
recover-by-code = With a recovery code
recover-code = Recovery code
recover-code-help = You got codes with your account. A new password logs you out everywhere else.
recover-set = Set the new password
recover-by-mail = By mail
recover-mail-help = If your account has a confirmed address, a link goes there. It works for an hour.
recover-send = Send me a link
recover-sent = If this account has a confirmed address, a letter is on its way.
desk-wrong-code = Name and recovery code do not fit together, or the code was used already.
desk-old-link = This link was used already or is too old. Ask for a new one.
desk-bad-mail = This is not a mail address.
desk-no-mail = This house sends no mail. Use a recovery code.
desk-mail-sent = A letter is on its way: follow the link in it.
desk-mail-removed = The house knows no mail address of yours any more.

## What is known about somebody
data-title = Your data
data-help = Everything that the house knows about you, as a file: name, games, moves, what you said, where you are logged in.
data-export = Download it
farewell-title = Leave for good
farewell-help = Your name, your words and everything else about you are deleted; bots play on where you sit. Finished games stay for those who played them with you, under “a former player”. This cannot be undone.
farewell-sure = I mean it: forget me.
farewell-do = Delete everything
farewell-done = Farewell
farewell-done-help = The house has forgotten you. You are welcome any time.
desk-not-sure = Tick the box if you mean it.
desk-former-player = a former player
desk-remark-gone = (taken back)

## Order
company-title = People at this table
company-alone = Nobody else sits at this table but bots.
company-back = Back to the table
block = Block
unblock = Unblock
block-help = You will not see what they say, and not be seated together again.
blocked-help = You have blocked them.
blocked-title = People you have blocked
report = Report
report-title = Report them to the owner of the house
report-help = The owner sees your words, this table and what was said at it. Nobody else learns of it.
report-reason = What is it about?
report-text = In your own words
reason-words = Insults
reason-stalling = Stalling on purpose
reason-name = Their name
reason-cheating = Cheating
reason-other = Something else
owner-title = Looking after the house
reports-title = Reports
reports-none = Nobody complains.
report-by = reported by
report-table = the table
report-said = What they said last at that table:
report-close = Dealt with
people-title = People
people-find = Name, or its beginning
people-none = Nobody is muted or barred. Look for somebody by name.
find = Find
person-account = account
person-guest = guest
person-owner = looks after the house
person-since = here since
person-seen = last seen
person-muted = Muted until { $date }.
person-banned = Barred until { $date }.
mute = Mute
unmute = Let them speak
ban = Bar
unban = Let them in
ban-network = and nobody new from their network for a week
for-how-long = For how long
for-day = a day
for-week = a week
for-month = a month
for-good = for good
tables-title = Tables
tables-running = Being played
tables-waiting = Waiting for players
end-table = End it
names-title = Reserved names
names-help = Nobody new may take these names or any that look like them.
reserve = Reserve
release = Release
desk-reported = The owner of the house will look at it.
desk-unblocked = They are no longer blocked.
desk-banned = The owner of the house has barred you until { $date }.
desk-muted = The owner of the house has muted you until { $date }. You can go on playing.
desk-no-newcomers = Nobody new can come in from your network for some days. If you have an account, log in.
desk-not-together = You and somebody at this table are not to be seated together.

## Notices
notices-title = When a game waits for you
notices-help = A notice names the game and the table, and nothing on it. It comes when you are not at the table.
push-here = Tell me in this browser
push-refused = The browser does not allow it.
push-browsers = { $n ->
    [one] One browser of yours gets notices.
   *[other] { $n } browsers of yours get notices.
}
push-end = Tell none of them
notices-mail = Mail
notices-never = no mail
notices-once = at once
notices-daily = once a day, in the morning
notices-no-mail = For notices by mail, confirm an address first, if this house sends mail.
quiet-hours = Quiet hours: nothing comes between
quiet-from = Quiet from
quiet-to = Quiet until
desk-notices-set = Notices come as you wish.
desk-push-set = This browser tells you when a game waits.
desk-push-gone = No browser tells you anything any more.
desk-bad-push = This browser cannot be told anything.
notice-your-turn = { $game }: it is your turn
notice-time-warning = { $game }: your time is nearly up
notice-game-over = { $game }: the game is over
notice-subject = Polyana: news from { $n ->
    [one] one table
   *[other] { $n } tables
}
notice-end = You get these letters because you chose so at { $link }.

## Passkeys
passkeys-title = Passkeys
passkeys-help = Log in by your fingerprint, face or device code instead of a password. The password stays, for devices without.
passkey-make = Make a passkey on this device
passkey-login = Log in with a passkey
passkey-refused = The browser made or used no passkey.
desk-passkey-made = You can log in with this passkey now.
desk-passkey-gone = The passkey is worth nothing here any more.
desk-bad-passkey = This passkey does not fit, or it took too long. Try again.

## Vacations
vacation = Vacation
vacation-each = Days of vacation for each player
vacation-days = { $n ->
    [one] one day for each player
   *[other] { $n } days for each player
}
vacation-help = While you are away your clock stands still at this table, and everybody is told so.
vacation-left = { $n ->
    [0] You have no days left.
    [one] You have one day left.
   *[other] You have { $n } days left.
}
vacation-take = Go away for so many days
vacation-until = You are away until { $date }.
vacation-end = I am back
time-up = When the time is up
time-up-bot = a bot plays on
time-up-bot-help = After a warning and a quarter of the time again, until the player is back.
time-up-wait = the table waits
time-up-wait-help = Nobody moves for anybody.
desk-told-away = { $name } is on vacation until { $date }.
desk-told-returned = { $name } is back from vacation.
desk-no-vacation = You do not have so many days of vacation at this table.

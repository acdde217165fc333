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
desk-bad-mail = This is no mail address.
desk-no-mail = This house sends no mail. Use a recovery code.
desk-mail-sent = A letter is on its way: follow the link in it.
desk-mail-removed = The house knows no mail address of yours any more.

## What is known about somebody
data-title = Your data
data-help = Everything that the house knows about you, as a file: name, games, moves, what you said, where you are logged in.
data-export = Download it
farewell-title = Leave for good
farewell-help = Your name, your words and everything else about you is deleted; bots play on where you sit. Finished games stay for those who played them with you, under “a former player”. This cannot be undone.
farewell-sure = I mean it: forget me.
farewell-do = Delete everything
farewell-done = Farewell
farewell-done-help = The house has forgotten you. You are welcome any time.
desk-not-sure = Tick the box if you mean it.
desk-former-player = a former player
desk-remark-gone = (taken back)

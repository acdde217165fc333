# The words of the house.

## Frame
brand = polyana
skip-to-content = Skip to the content
skip-to-prompt = Skip to your turn
skip-to-timeline = Skip to the timeline
nav-label = The house
nav-games = Games
nav-tables = Tables
nav-asked = { $n ->
    [one] One table waits for you
   *[other] { $n } tables wait for you
}
settings = Language, colours, turns
language = Language
colours = Colours
theme-auto = Auto
theme-light = Day
theme-dark = Night
bots-pace = Bots
bots-calm = Calm
bots-quick = Quick
bots-once = At once
confirm-turn = Confirm my turn
confirm-on = Yes
confirm-off = No
confirm-help = Before your turn passes on, you are asked once more.
confirm-yes = Confirm
confirm-no = Back
account = Account
guest = Guest
footer-independent = Polyana is an independent, open implementation with art of its own. Names of games belong to their publishers, who have no part in it.
footer-api = For programs (API)
close = Close
cancel = Cancel
save = Save
delete = Delete
copy = Copy
copied = Copied
send = Send
show = Show

## Home
home-name = Animal board games
home-title = A glade for animal games
home-line = Play in the browser with friends or with bots. No sign-up: pick a box and sit down.
play-now = Play now
play-now-help = With bots, at once.
play-friend = Play with a friend
new-table = New table
rules = Rules
coming = Soon
my-tables = My tables
more-tables = { $n ->
    [one] One more table
   *[other] { $n } more tables
}
resting-tables = { $n ->
    [one] One table put away
   *[other] { $n } tables put away
}
put-away = Put away
open-tables = Open tables
watch-tables = Games to watch
finished-tables = Finished games
no-tables-open = Nobody is looking for players now. Make a table and others will find it here.
no-tables-watch = No public game is being played now.
no-tables-finished = Finished games and their replays will appear here.
stage-free = { $n ->
    [one] One free chair
   *[other] { $n } free chairs
}
stage-waiting = Waiting for the start
stage-turn = { $name } to play
stage-ended = Broken off
stage-over = Over
stage-won = { $n ->
    [one] { $names } wins
   *[other] { $names } win
}
ago-now = just now
ago-minutes = { $n } min ago
ago-hours = { $n } h ago
ago-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}
fact-players = { $range } { $most ->
    [one] player
   *[other] players
}
fact-minutes = { $range } min
fact-weight = Complexity of the rules: { $weight } of 5

## New table
new-table-title = A new table
options = The game
option-players = (with { $least } to { $most } players)
option-players-only = (only with { $n ->
    [one] one player
   *[other] { $n } players
})
seats = Chairs
seats-help = { $least } to { $most } players. Several chairs of your own make a game around one screen, with a curtain between the turns.
seat-number = Chair { $n }
seat-me = Me
seat-me-too = Me or a friend at this screen
seat-name-hint = Their name
seat-open = Open: whoever has the link
seat-none = No chair
sides-recommended = Recommended for a first game
sides-look = Check
side-choose = Choose
order = Order of play
order-random = Shuffled
order-random-help = Chairs are shuffled when the game starts; what was chosen for a chair goes with it.
order-fixed = As listed
order-fixed-help = Chair 1 sits first, the others follow clockwise.
house-rules = The table
visibility = Who finds it
visibility-link = By link only
visibility-link-help = Only those to whom you give the link.
visibility-public = Everybody
visibility-public-help = It is listed on the home page: others may join and watch.
clock = Clock
clock-none = None
clock-none-help = Everybody thinks as long as they like.
clock-live = Live
clock-live-help = A bank of time for each, and a little more with every move. Whoever runs out is played by a bot.
clock-slow = Slow
clock-slow-help = Hours or days for each move. A warning comes first, then a bot steps in.
clock-bank = Minutes in the bank
clock-increment = Seconds for each move
clock-hours = Hours for each move
clock-live-terms = { $bank } min + { $increment } s for each move
clock-days-terms = { $n ->
    [one] One day for each move
   *[other] { $n } days for each move
}
clock-hours-terms = { $n ->
    [one] One hour for each move
   *[other] { $n } hours for each move
}
double-header = Double-header
double-header-help = A match of two games: in the second you change sides. The higher sum of points from both wins; equal sums share the match.
undo-policy = Taking back
undo-free = Free
undo-free-help = Until dice are rolled, something hidden is seen, or somebody else acts.
undo-off = Off
undo-off-help = A move made is a move made.
make-table = Make the table

## Waiting room
waiting-free = { $n ->
    [one] One more player is needed.
   *[other] { $n } more players are needed.
}
waiting-ready = Everybody is here. Start when you like.
waiting-host = Everybody is here. The host starts the game.
invited = { $name } invites you to play { $game }
invited-name = Your name
invited-yes = Sit down and play
invited-about = More about this table
free-chair = Free chair
sit-here = Sit here
invite = Give this link to your friends
start = Start the game
start-with-bots = Start, bots take the free chairs
bots = Bots
join = Join
leave = Leave
close-table = Close the table
luck-sealed = The luck is sealed
luck-sealed-help = This is the fingerprint of the secret from which all dice and shuffles of this table follow. Nobody has seen the deal, not even the host. After the game the secret is shown and everybody can check it.

## Table
board = Board
my-area = My side of the table
choices = Choices
choices-board = On the table
choices-more = More choices
players = Players
at-table = At the table
log = Log
chat = Chat
parts = Parts of the table
chat-write = Say something
watching = Watching
sound = Sounds
notify = Tell me when it is my turn
help = Help and rules
zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Fit
fold = Fold my side
your-turn = Your turn
their-turn = Waiting
game-over = Over
undo = Undo
undo-turn = Undo the turn
skip-bots = Skip to my turn
rule = § { $number }
you = you
away = away
is-asked = to play
stand-in = { $level } for now
take-back = Take back
seat-menu = My seat
hand-over-help = A bot plays for you until you take the seat back.
resign = Resign
resign-help = You leave for good. A bot plays on in your seat, and the result says so.
resign-yes = Yes, resign
resigned = resigned
end-game = End this game
end-game-alone = The game is broken off at once, and nobody wins.
end-game-help = The others are asked first. It ends when everybody agrees, and nobody wins.
end-game-yes = Yes, end it
end-game-ask = Ask the others
end-asked = { $n ->
    [one] { $names } would like to end this game.
   *[other] { $names } would like to end this game.
}
end-asked-mine = You would like to end this game. Not everybody has agreed yet.
end-agree = End it
end-refuse = Play on
since = Since your last move
scene-on = Continue
log-quiet = a quiet turn
again = Watch again
again-stop = Back to now
offline = The connection is lost. Trying again …
needs-script = The table needs JavaScript: it keeps the connection and moves the pieces.
curtain-title = Pass the screen to { $name }
curtain-help = Nobody's secrets are shown until then.
curtain-open = I am { $name }
curtain-name = What are you called?
curtain-sit = I sit here now
rules-of = Rules: { $game }
rules-page = The rules on a page of their own
rules-full = The rules in full, with rulings and reconstructed components
rules-short = The rules in short
rules-contents = Contents
rules-now = What is asked now:
keys = Keys
key-choice = take a choice
key-tab = go to the next thing
key-enter = take what is in focus
key-escape = close, let go
key-undo = undo
key-skip = skip the bots’ moves
key-help = this help

## Result
result-lost = The game is lost
result-ended = The game was broken off
result-ended-help = Nobody has won. These were the points at that moment.
result-resigned = { $name } resigned, and a bot played on.
result-you = You win!
result-you-score = You win, { $mine } to { $best }!
result-you-share = You share the victory with { $mine } points
result-place-score = You came { $n ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}, { $mine } to { $best }
result-place = You came { $n ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
result-hide = Look at the board
score-sheet = Points
score-source = Source
score-total = Total
place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
match-won = { $n ->
    [one] { $names } wins the match
   *[other] { $names } share the match
}
match-you = You win the match!
match-so-far = Game 1 of 2. So far { $one } { $first } : { $second } { $two }.
match-second = To the second game
match-sheet = The match
match-game = Game { $n }
match-sum = Sum
match-part = game { $n } of 2
rematch = Rematch
rematch-join = To the rematch
replay = Replay
record = Record
verify = Verify the luck
to-table = Back to the table
to-result = To the result

## Replay
timeline = Timeline
moment = Move { $ply } of { $plies }
go-first = To the beginning
go-back = One move back
go-next = One move on
go-last = To the end
chart-title = Points over the game
chart-said = Points over the game. At the end: { $ends }
go-turn-back = Previous turn
go-turn-next = Next turn
replay-play = Play
replay-speed = Speed
share-moment = Share this moment
share-done = Link copied
eyes = Seen by
eyes-open = Open: everything
eyes-crowd = A spectator

## Luck
luck-good = The luck was fair: the secret fits its seal, and replaying all { $n ->
    [one] { $n } move
   *[other] { $n } moves
} gives exactly this game.
luck-bad = The record does not check out.
luck-running = The luck is sealed. The secret is shown when the game is over.
luck-how = How it works
luck-step-key = Before the deal the house draws a secret of 256 bits.
luck-step-seal = Its SHA-256 fingerprint is shown to everybody before the game starts, so the secret cannot be changed any more:
luck-step-dice = All dice and shuffles follow from the secret and the number of the move; nobody can foresee or bend them.
luck-step-shown = After the game the secret is shown. Anybody can check that it fits the seal and that the game follows from it.
luck-yourself = Check it yourself
luck-yourself-help = Download the record and replay it on your own machine:

## Account
name = Name
password = Password
password-old = Old password
password-new = New password
password-help = At least 8 characters. A few random words are both strong and easy to keep.
password-title = Change the password
guest-name-title = Your name at the table
guest-name-help = You are a guest: this browser remembers you by a cookie.
register-title = Make an account
register-help = Keep your name and your games, and play on from any device.
register = Make the account
have-account = Already have an account?
no-account = No account yet?
login = Log in
logout = Log out
webhook-title = Notices for slow games
webhook-help = When a slow game waits for you, this address gets a short JSON message. It never contains anybody's secrets.
webhook-url = Address
webhook-secret = Secret
webhook-secret-help = Each message carries X-Polyana-Signature: sha256= and the HMAC-SHA256 of its body with this secret.
tokens-title = Tokens for programs
tokens-help = A token lets your own bot or client play in your name.
token = Token
token-name = What is it for?
token-make = Make a token
token-fresh = Copy it now: it is shown only this once.
token-unused = never used
browsers-title = Where you are logged in
browsers-help = A new password ends all of these except this browser.
browser = Browser
browser-here = this browser
browser-new = just now
logout-others = Log out everywhere else

## Trouble
not-found = Nothing grows here
not-found-help = There is no such page or table, or it is not meant for you.
forbidden = This is not yours to do
forbidden-help = Perhaps you are not at this table, or are logged in under another name.
too-many = Too much at once
too-many-help = Wait a minute and try again.
bad-request = That could not be read
bad-request-help = Go back, reload the page and try again.
broken = Something broke in the house
broken-help = It is not your fault. No stored move is lost; try again in a moment.
to-home = Back to the glade

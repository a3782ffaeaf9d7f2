# You and your devices.

page-titled = { $page } · Consigliere
page-contents = Contents
page-you-title = You
page-you-how = You have no account and no password. This browser knows you; codes bring you to other devices.
page-you-name = What you are called
page-you-renamed = The others see this name from your next seat on.
page-you-games = Your finished games
page-you-won = { $won } of { $played } won
page-you-row = { $players } at the table, { $points ->
    [one] one point
   *[other] { $points } points
 } in all
page-you-no-games = No game has been finished yet.
page-you-are = You are { $name } here now.

## Notices of turns

page-you-notices = Tell me when it is my turn
page-notices-how = When you are asked and have been away for a minute, you are told, once for each question.
page-notices-browser = By this browser
page-notices-browser-granted = This browser tells you while you look elsewhere. The tab's title tells you, too.
page-notices-browser-denied = Notices for this page are switched off in the browser's settings. The tab's title tells you.
page-notices-browser-default = The browser can tell you while you look elsewhere.
page-notices-never = This browser shows no notices. The tab's title tells you.
page-notices-https = The browser shows notices only on pages that come by https.
page-notices-allow = Notify me of my turns
page-notices-mail = By mail
page-mail-none = This server sends no mail.
page-mail-address = Mail address
page-mail-send = Send me a code
page-mail-sent = A code is on its way to you.
page-mail-code = The code from the mail
page-mail-confirm = Confirm
page-mail-on = From now on you get a mail when it is your turn.
page-mail-goes = Mails go to { $address }.
page-mail-unconfirmed = { $address } is not confirmed yet.
page-mail-stop = No more mails
page-mail-off = You get no more mails.
page-notices-webhook = By webhook
page-webhook-address = Address of yours that gets a signed POST
page-webhook-on = From now on this address is told of your turns.
page-webhook-secret = The messages are signed with this secret. It is shown only now:
page-webhook-stop = Remove the webhook
page-webhook-off = The webhook is gone.

## Devices and codes

page-you-devices = Your devices
page-device-since = since { $since }, last used { $seen }
page-device-here = (this device)
page-device-copied = Its cookie was copied. If that was not you, log it out.
page-device-name = What is this device called?
page-device-rename = Rename { $name }
page-device-out = Log out { $name }
page-log-out = Log out
page-out-here = Log out on this device?
page-out-here-how = Without a code you cannot come back as the same person.
page-out-elsewhere = Log out everywhere else
page-only-here = You are logged in on this device alone.
page-let-device-in = Log in another device
page-device-code-how = Type this code on the other device within ten minutes, under “I have a code”:
page-have-person-code = I have a code
page-be-person = Use it
page-you-recovery = Recovery code
page-recovery-how = When you have lost your devices, this code makes you the same person again. It works once and logs all of them out.
page-recovery-code = Your recovery code. It is shown only now, so write it down:
page-recovery-quiet = Notices of your turns are off, since a thief may have set them up. Set them up again if you want them.
page-recovery-due = Somebody asked for a new recovery code without the old one. It can be had from { $due } on. If it was not you, stop it and log out everywhere else.
page-recovery-stop = Stop it
page-recovery-stopped = Nobody gets a new recovery code now.
page-recovery-old = The code you have; without it, a new one takes three days
page-recovery-show = Show me a new code
page-recovery-new = The old code is void, and your other devices are logged out.
page-recovery-keep = You have a recovery code. Write it down before you leave this page.
page-recovery-asked = Somebody asked for a new recovery code without the old one.

## Being nobody, and being forgotten

page-logged-out = You are logged out
page-logged-out-how = On this device, that is. A code from another device of yours, or your recovery code, logs you in again.
page-new-guest = Begin as a new guest
page-nobody-yet = Nobody knows you here yet
page-nobody-yet-how = You become somebody when you sit down at your first table. If you are somebody already, use a code from another device, or your recovery code.
page-you-forget = Be forgotten
page-forget = Delete my data
page-forget-how = Your name and your identity are removed, and bots play your running games to their end. This takes your recovery code, so that nobody else can do it. If you have lost it, ask for a new one.
page-forget-sure = Your name is struck out everywhere, and bots take your seats. This cannot be undone.
page-forget-code = Your recovery code

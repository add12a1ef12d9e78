/** The guide for staff. Each section is a list of short paragraphs; `<name>` links to the page of that name. */

export const title = "Help";
export const lead = "How to work with requests in the back office, on one page.";
export const contents = "On this page";
export const adminsOnly = "Administrators only";

export const sections = {
  find: {
    title: "Find a request",
    text: [
      "<bookings>Bookings</bookings> lists every request, newest first. Search by name, email, phone, or reference, or by a word from the company, the place, the scope, a note, or a message. A complete reference, such as K7MD-3R4F, opens the list with that one request.",
      "The row above the table has the lists you work from: Waiting for us, Mine, Unassigned, New, and your own. Filter narrows a list by status, stage, service, owner, who has to act next, and dates. Save as list keeps it in that row, and under <lists>Save lists</lists>.",
      "A request you open from a list leads back to the same place, and on to the next one. Every request can be worked by keys alone. Press ? for the keys.",
      "Pending means nobody has viewed the request yet. The View button marks it as viewed. You can mark it as pending again on its page.",
      "Export CSV downloads all requests that match the filter. The audit log notes every export.",
    ],
  },
  work: {
    title: "Work a request from New to Done",
    text: [
      "Assign the request to yourself or a colleague below the customer’s name on its page. Whoever answers an unassigned request owns it from then on, and can undo that. The dashboard then lists it under “Mine” for its owner. A colleague also gets an email, with your note if you write one. On the dashboard, the icon beside each request hands it over without opening it.",
      "The stages are New, In review, Quoted, Scheduled, and Done. Work that needs no visit goes from In review or Quoted to Done. If a quote, a visit, or results are still open when the stage changes, the form says what becomes of them, or asks you. A request can also be Declined or Canceled. The buttons on the request’s page offer only the changes that are possible next.",
      "When somebody calls, choose New booking on the dashboard or above the list. Check the consents that the customer gives on the phone. Your name and the time are recorded with them. The request is yours, and the customer gets the confirmation unless you leave it out.",
      "Edit on a request corrects what the customer gave us, such as the name, the email, the phone number, the place, or the dates. The list on the page keeps the earlier answers. A corrected email address gets the private link, the visit ahead, and the open quote.",
      "Before a change that the customer hears about, you can read, edit, or leave out the email. Moving a new request to In review tells nobody, and can be undone at once. The list on the request’s page shows who wrote and who did what.",
      "Customers follow their request on a private page and can write to you there. If a link got into the wrong hands, renew it. The old one stops working. “View as customer” shows you that page without the link.",
      "What you write in a form is kept in this tab as a draft until you send it, discard it, or sign out. Saved replies, which an administrator writes under Settings, can be inserted into messages and emails.",
      "Internal notes are for staff. Customers never see them.",
    ],
  },
  quotes: {
    title: "Quotes and visits",
    text: [
      "A quote has lines with a quantity and a price, and a day until which it’s valid. The customer accepts or declines it on the private page. A new quote replaces the open one. You can send one until the request is closed, also once the visit is scheduled. If a customer accepts by phone or in writing, choose Accepted: they get the same copy by email. Prices that an administrator has listed under Settings are offered while you type.",
      "A visit has a time, a length, and the person who goes. The customer gets an email with a calendar file, and a reminder before the visit. Whoever goes gets a calendar file too. If one day isn’t enough, choose Add another visit: you change and cancel each visit by itself.",
      "Customers can ask for another date, or cancel the visit until 24 hours before it, unless an administrator has set another time. After that, they have to call.",
      "In the calendar, click a free hour to choose a request and schedule its visit at that time.",
      "All times are Pacific time.",
    ],
  },
  projects: {
    title: "Show your work on the site",
    text: [
      "<projects>Projects</projects> are what the site shows of your work. Each has a title, a place, a service, a text, and pictures. The site lists the newest first, and each service shows the newest three of its own.",
      "Choose New project, or Make a project on the page of a request whose work is done. Nobody outside sees it until you publish it.",
      "Publishing needs a picture that says what it shows. A project that began with a request also needs the customer’s agreement. Record it in the form. Your name and the time are kept with it.",
      "Never name the customer, and give no address. The site shows pictures without the camera’s data and location.",
      "Withdraw takes a project off the site and keeps it here. Remove deletes it for good, with its pictures.",
    ],
  },
  files: {
    title: "Files",
    text: [
      "Files of a request are on its page. Download one, or all of them as a ZIP. Downloads are noted in the request’s history; a ZIP is noted in the audit log as well.",
      "Add files on the page of a request takes what a customer sent by email. The page shows who added them, and the customer sees them, too.",
      "Files up to 15 MB each are accepted. Visitors can’t open files of others, and files have no public address.",
    ],
  },
  calendar: {
    title: "Your calendar in Google, Outlook, or Apple",
    text: [
      "<calendar>Calendar</calendar> shows the visits by week. To see yours in your own calendar, copy your calendar address from that page.",
      "Google Calendar, on a computer: next to Other calendars, choose the plus sign, then From URL. Paste the address.",
      "Outlook on the web: choose Add calendar, then Subscribe from web. Paste the address.",
      "Apple Calendar on a Mac: choose File, then New Calendar Subscription. Paste the address.",
      "Calendar apps ask for changes every few hours. Whoever has the address sees your visits, so renew it if you shared it by mistake.",
      "The other way around, <busy>Busy times</busy> reads your own calendar, and colleagues see when you can’t go to a visit.",
    ],
  },
  spam: {
    title: "Spam",
    text: [
      "Mark a request as spam on its page. It leaves all lists and counts, and no email about it goes to the customer.",
      "The form marks requests by itself when a hidden field is filled in, when one is sent too fast for a person, or when you’ve marked one from the same internet address or email in the last 30 days. <spam>Spam</spam> beside the bookings list shows them all, with the day on which each is removed.",
      "Did the customer write on the private page after that? You get one email about it, and the Spam list says so.",
      "Was it a real request? Choose Not spam, and everything is as it was before. Spam is removed for good 30 days after it was marked.",
    ],
  },
  account: {
    title: "Your account",
    text: [
      "Change your name, phone number, and password under <account>Profile</account>. A new password signs you out everywhere else and ends your calendar address.",
      "Choose under <emails>Emails</emails> which emails the site sends you.",
      "Forgot your password? Choose that link at sign-in. The email’s link works once, for 30 minutes. If the site can’t send email yet, ask an administrator for a link.",
      "<security>Security</security> lists the devices you’re signed in on, with the network address each was last used from. Sign out whatever you don’t recognize, then change your password.",
      "Ten failed sign-ins block further tries for 15 minutes.",
      "Before sensitive changes, we ask you to confirm it’s you. After that, we don’t ask again for 10 minutes.",
    ],
  },
  factors: {
    title: "Second factors",
    text: [
      "With a second factor, a stolen password isn’t enough to sign in. Add one under <security>Security</security>: a passkey, an authenticator app, or both.",
      "A passkey uses your fingerprint, face, PIN, or a security key. It’s the safest way. Add one for each device you work on.",
      "With a passkey you need no password: choose Sign in with a passkey, or pick it where the browser suggests it for the email. It counts as both factors.",
      "An authenticator app on your phone shows a 6-digit code that changes every 30 seconds. To set it up, scan the QR code, then enter the code that the app shows.",
      "You get 10 recovery codes with your first second factor. We show them only once, so print or download them. Each signs you in once. Get new ones under Security before you run out.",
      "Lost your device? At sign-in, enter your password, then choose Use a recovery code. After that, remove the lost device under Security and add a new one.",
      "No recovery codes either? Ask an administrator to remove your second factors. Then your password is enough, so add a new one soon.",
      "We email you about every change to your second factors.",
    ],
  },
  api: {
    title: "Connect other programs",
    text: [
      "The <api>API documentation</api> describes how other programs create and read requests. They sign in with a staff account. If it has a second factor, they send a code as well.",
    ],
  },
};

/** Only for administrators. */

export const administrationSections = {
  reports: {
    title: "Reports",
    text: [
      "Reports count what became of the requests of a period: how many came in, how far they got and where they stop, how long they waited, the sums of quotes, and the visits of each person.",
      "Every table is a CSV file, too. No number is about a customer.",
      "On a large site, the numbers are counted again every few minutes. The page says when.",
    ],
  },
  colleagues: {
    title: "Add, change, and remove colleagues",
    text: [
      "<invite>Invite by email</invite> sends a link that works once, for 7 days. Your colleague chooses their own password. Renew an open invitation to replace its link, or revoke it.",
      "If the site can’t send email yet, you get the link to pass on. To set a password yourself, use <signup>Add Staff</signup>.",
      "<users>Staff Management</users> lists all accounts. Choose a name to open the colleague’s page: correct the name, email, or phone number, and change the role.",
      "A new email ends their sessions and calendar address. We tell them at the old and the new address.",
      "Staff work with requests. Administrators also manage accounts, mail, personal data, the audit log, and settings. A changed role takes effect at once.",
      "Forgotten password: send your colleague a link from their page. It works once, for 30 minutes. Until then, the current password still works.",
      "Somebody may have learned a password or a calendar address? Your colleague’s page shows where they’re signed in, and when the address was last read. Sign them out there, or end the address. We’ll email them about either.",
      "A removed account can’t sign in anymore, and its sessions and calendar address end at once. If they have visits ahead or open requests, you choose who gets them.",
    ],
  },
  lost: {
    title: "Lost devices, and the rule for administrators",
    text: [
      "If a colleague lost their device and their recovery codes, open their page and choose Remove second factors. First make sure it’s really them asking, for example with a call.",
      "That removes their passkeys, authenticator app, and recovery codes, signs them out everywhere, and ends their calendar address. They get an email about it.",
      "<rules>Settings, Security</rules> can require a second factor of administrators. Those without one can then only open their Security page until they add one, and nobody can remove their last one there.",
      "Nobody can remove the system admin’s second factors from here. If the system admin can’t sign in at all, run npm run admin:reset on the server. It prints a new password and removes the second factors.",
    ],
  },
  mail: {
    title: "Emails that fail",
    text: [
      "<mails>Mail</mails> lists every email the site has sent or will send. Failed means the mail server refused it for good; its answer is on the email’s page. Waiting emails are tried again by themselves.",
      "Probably delivered means the mail server took the email but never confirmed it. We don’t send it again by ourselves, so the customer doesn’t get it twice.",
      "Held back means somebody asked for more emails than our limits allow. These emails leave by themselves, slowly. If the requests are real, choose Send all held back.",
      "Correct the cause first, such as a wrong mail server setting. Then open the email and choose Send again, or choose Send all failed again in the list of failed emails.",
      "Without a mail server, emails wait. You can read them here, and follow their links.",
    ],
  },
  data: {
    title: "Personal data",
    text: [
      "<people>Personal data</people> finds what the site stores about one person, by email, phone number, or reference. Related requests are listed below the result.",
      "Export everything sends one ZIP. The audit log notes that you exported it, not what’s in it.",
      "Erasing removes the requests with all that belongs to them. Anonymizing keeps what the statistics need. You see what’s affected first, and you can’t undo either of them.",
      "The person gets no email about it, and their private links stop working. Cancel a visit with them first.",
      "Backups keep the data until they’re overwritten.",
    ],
  },
  settings: {
    title: "Settings",
    text: [
      "<company>Company</company> holds the name, contact details, address, opening hours, and social networks. A change is on every page at once.",
      "<answers>Answers</answers> has what visitors ask before they write: starting prices, turnaround, payment, how soon you answer, how long you host tours, insurance, and who owns the data. The site says nothing about what you leave empty.",
      "<prices>Prices</prices> are offered to whoever writes a quote. <replies>Replies</replies> are texts that staff insert into messages and emails.",
      "<requests>Requests</requests> decides who gets an email for each new request, what counts as short notice, and until when visitors can cancel a visit.",
      "<retention>Data retention</retention> says how many days data is kept. Older data is removed every night, and nobody can undo that.",
      "<rules>Security</rules> can require a second factor of every administrator.",
      "Translations holds the company’s own texts in the other languages of the site.",
      "If a colleague saves while you’re editing, nothing of theirs is overwritten. You see what differs and decide. The audit log notes every change.",
    ],
  },
  legal: {
    title: "Terms and privacy policy",
    text: [
      "<legal>Terms and privacy</legal> has the texts of both pages. Preview your changes before you publish them.",
      "Publishing makes a new version. New requests need consent to it, and earlier requests keep the version they accepted. Every version stays readable at its own address.",
      "The first versions describe what this software does. They aren’t legal advice: have them checked by counsel.",
    ],
  },
  audit: {
    title: "Audit",
    text: [
      "<audit>Audit</audit> shows who did what to accounts, settings, personal data, and exports. Search it by action, by account, and by day.",
      "Nobody can change or delete an entry, not even an administrator. Entries never contain customers’ data.",
      "Programs that read the bookings through the API are noted at most once in ten minutes for each account.",
      "Failed sign-ins are noted for existing accounts, at most once in ten minutes each.",
    ],
  },
};

/** The guide for staff. Each section is a list of short paragraphs; `<name>` links to the page of that name. */

export const title = "Help";
export const lead = "How to work with requests in the back office, on one page.";
export const contents = "On this page";
export const adminsOnly = "Administrators only";

export const sections = {
  find: {
    title: "Find a request",
    text: [
      "<bookings>Bookings</bookings> lists every request, newest first. Search by name, email, phone, or reference. A complete reference, such as K7MD-3R4F, opens the list with that one request.",
      "Filter by status, stage, service, owner, who has to act next, and dates. Save a search you need often; it’s kept under <lists>Save lists</lists>.",
      "Pending means nobody has viewed the request yet. The View button marks it as viewed. You can mark it as pending again on its page.",
      "Export CSV downloads all requests that match the filter. The audit log notes every export.",
    ],
  },
  work: {
    title: "Work a request from New to Done",
    text: [
      "Assign the request to yourself or a colleague under Progress. The dashboard then lists it at its owner’s desk.",
      "The stages are New, In review, Quoted, Scheduled, and Done. A request can also be Declined or Canceled. The buttons on the request’s page offer only the changes that are possible next.",
      "Before a change that the customer hears about, you can read, edit, or leave out the email. The history on the request’s page shows who did what.",
      "Customers follow their request on a private page and can write to you there. If a link got into the wrong hands, renew it. The old one stops working.",
      "Internal notes are for staff. Customers never see them.",
    ],
  },
  quotes: {
    title: "Quotes and visits",
    text: [
      "A quote has lines with a quantity and a price, and a day until which it’s valid. The customer accepts or declines it on the private page. A new quote replaces the open one.",
      "A visit has a time, a length, and the person who goes. The customer gets an email with a calendar file, and a reminder before the visit.",
      "Customers can ask for another date, or cancel until 24 hours before the visit. After that, they have to call.",
      "All times are Pacific time.",
    ],
  },
  files: {
    title: "Files",
    text: [
      "Files of a request are on its page. Download one, or all of them as a ZIP. Downloads are noted in the request’s history; a ZIP is noted in the audit log as well.",
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
    ],
  },
  mail: {
    title: "Emails that fail",
    isForAdmins: "yes",
    text: [
      "<mails>Mail</mails> lists every email the site has sent or will send. Failed means the mail server refused it for good; its answer is on the email’s page. Waiting emails are tried again by themselves.",
      "Correct the cause first, such as a wrong mail server setting. Then open the email and choose Send again.",
      "Without a mail server, emails wait. You can read them here, and follow their links.",
    ],
  },
  accounts: {
    title: "Accounts and passwords",
    text: [
      "Change your name, phone number, and password under <account>Profile</account>. A new password signs you out everywhere else.",
      "Forgot your password? Choose that link at sign-in. The email’s link works once, for 30 minutes.",
      "Administrators add colleagues under Add Staff and remove them under Staff Management. A removed account can’t sign in anymore, and its sessions end at once.",
      "Ten failed sign-ins block further tries for 15 minutes. If the system admin can’t sign in at all, run npm run admin:reset on the server.",
    ],
  },
  data: {
    title: "Erase someone’s data",
    isForAdmins: "yes",
    text: [
      "<people>Personal data</people> finds what the site stores about one person, by email, phone number, or reference.",
      "Export everything as one ZIP, or erase it. Anonymizing keeps what the statistics need. You can’t undo either of them.",
      "Backups keep the data until they’re overwritten.",
    ],
  },
  settings: {
    title: "Settings",
    isForAdmins: "yes",
    text: [
      "Settings holds what the site says about the company. A change shows on the pages at once, and the audit log notes it.",
    ],
  },
  spam: {
    title: "Spam",
    text: [
      "Mark a request as spam on its page. It leaves all lists and counts, and no email is sent about it.",
      "The form marks requests by itself when a hidden field is filled in, or when one is sent too fast for a person. Find them with the Spam link of the bookings list.",
      "Was it a real request? Choose Not spam, and everything is as it was before. After 30 days, spam is removed for good.",
    ],
  },
  audit: {
    title: "Audit",
    isForAdmins: "yes",
    text: [
      "<audit>Audit</audit> shows who did what to accounts, settings, personal data, and exports. Filter it by what happened, by account, and by day, or export it.",
      "Nobody can change or delete an entry, not even an administrator. Entries never contain customers’ data.",
      "Failed sign-ins are noted for existing accounts, at most once in ten minutes each.",
    ],
  },
  api: {
    title: "Connect other programs",
    text: [
      "The <api>API documentation</api> describes how other programs create and read requests. They sign in with an account of yours.",
    ],
  },
};

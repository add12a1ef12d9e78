/** The sections of the guide that only administrators see; help.ts has the others, and explains the form. */

export const sections = {
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
      "A removed account can’t sign in anymore, and its sessions and calendar address end at once. If they have visits to come or open requests, you choose who gets them.",
    ],
  },
  lost: {
    title: "Lost devices, and the rule for administrators",
    text: [
      "If a colleague lost their device and their recovery codes, open their page and choose Remove second factors. First make sure it’s really them who asks, such as by a call.",
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
      "<requests>Requests</requests> decides who gets an email for each new request, what counts as short notice, and until when visitors can cancel a visit.",
      "<retention>Data retention</retention> says how many days data is kept. Older data is removed every night, and nobody can undo that.",
      "<rules>Security</rules> can require a second factor of every administrator.",
      "If a colleague saves while you’re editing, nothing of theirs is overwritten. You see what differs and decide. The audit log notes every change.",
    ],
  },
  legal: {
    title: "Terms and privacy policy",
    text: [
      "<legal>Terms and privacy</legal> has the texts of both pages. Preview your changes before you publish them.",
      "Publishing makes a new version. New requests need consent to it, and earlier requests keep the version they accepted. Every version stays readable at its own address.",
      "The first versions describe what this software does. They’re no legal advice: have them checked by counsel.",
    ],
  },
  audit: {
    title: "Audit",
    text: [
      "<audit>Audit</audit> shows who did what to accounts, settings, personal data, and exports. Filter it by what happened, by account, and by day, or export it.",
      "Nobody can change or delete an entry, not even an administrator. Entries never contain customers’ data.",
      "Programs that read the bookings through the API are noted at most once in ten minutes for each account.",
      "Failed sign-ins are noted for existing accounts, at most once in ten minutes each.",
    ],
  },
};

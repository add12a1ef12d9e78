/** The calls that administrators alone may send: settings, legal texts, emails, removals and exports of persons. */
export const section = {
  done: "The settings of the section",
  etag: "Changes with every change of the section",
  ifMatch:
    "The `ETag` of the section that you have seen. Without it, the change overrules what others did since",
  changed: "Somebody else has changed the section since the `If-Match`. `differing` says what is stored now",
};
const change = "What the request leaves out stays as it is. Each change is in the audit log.";
export const sections = {
  company: {
    read: { summary: "Get what the company says of itself" },
    change: { summary: "Change what the company says of itself", description: change },
  },
  answers: {
    read: { summary: "Get what customers ask before they book" },
    change: { summary: "Change what customers ask before they book", description: change },
  },
  requests: {
    read: { summary: "Get who learns of new requests, and how much time you need" },
    change: { summary: "Change who learns of new requests, and how much time you need", description: change },
  },
  data: {
    read: { summary: "Get how long data are kept", description: "In days; 0 keeps them." },
    change: {
      summary: "Change how long data are kept",
      description: `In days; 0 keeps them. ${change} Times that remove more tonight need the number of what goes.`,
    },
  },
};
export const readers = {
  shown: "The staff, and who of them gets an email of each new request",
  asked: "The ids of the staff who get an email of each new request. Without it, nothing changes",
};
export const removes = {
  asked: "How much goes tonight with these times: the number in the answer that asked for it",
  unconfirmed: "More goes tonight: `code` is `removes-more`. Send `removes` again as it is in the answer",
};

export const legal = {
  done: "The version in force",
  etag: "The number of the version",
  ifMatch:
    "The `ETag` of the version that you have seen. Without it, the change overrules what others did since",
  changed: "Somebody else has published a version since the `If-Match`",
  version: "Rises with every published text",
  text: "Plain text: an empty line ends a paragraph, `# ` begins a heading, `- ` an item of a list",
  names: "What a text may have in braces, such as `{company}`, and is replaced by a setting",
};
export const oneLegal = { summary: "Get a legal text" };
export const publishLegal = {
  summary: "Publish a legal text",
  description:
    "As the next version, which is in force at once. Earlier ones stay on the site. The same text again changes nothing.",
};
export const translateLegal = {
  summary: "Translate a legal text",
  description: "The version in force. An empty or absent language has none: visitors read the English text.",
  first: "The first version has the translations of the software: `code` is `first-version`",
};

export const mail = {
  mail: "An email that the site has sent or will send",
  unknown: "No such email",
  kind: "What it is about, such as `booking-confirmation`",
  state: "What has become of it",
  response: "What the mail server said, or why it was not reached",
  text: "What it says. The link to a page that only its reader may open is left out",
  expiresAt: "When it is of no use any longer",
  waitsFor:
    "What a waiting one waits for: a worker has it in hand, no email can be sent, an earlier one, nothing, or `nextAttemptAt`",
};
export const mails = {
  summary: "List emails",
  description: "Newest first.",
  bookingId: "Those about this booking",
  done: "A page of emails",
};
export const oneMail = { summary: "Get an email", done: "The email" };
export const sendMail = {
  summary: "Send an email again",
  description:
    "As soon as possible. Of one that was sent, a copy is queued; any other one is queued itself, with the same Message-ID.",
  done: "The email after it",
};
export const queue = {
  summary: "Get what keeps emails from being sent",
  done: "The state of the queue",
  held: "Emails that limits hold back",
  stop: "Why no email can be sent at present; null if they are being sent",
};
export const changeQueue = {
  summary: "Send held or failed emails, or try the mail server",
  action:
    "`send-held`: all that limits hold back. `send-failed`: all that failed within 7 days. `try-now`: whether emails can be sent again",
  count: "Emails that are queued by it",
  done: "It is done",
};
export const testMail = {
  summary: "Send yourself a test email",
  description: "Through the queue, as every other one. Waits up to 8 seconds for the mail server’s answer.",
  done: "What has become of it",
};

export const exportPerson = {
  summary: "Export a person’s data",
  description:
    "Everything about them as a ZIP: `person.json` and the files of their requests. Each export is in the audit log. A post, so that no address names the person.",
  done: "The ZIP",
};

export const removals = {
  summary: "Get whether the removal of old data waits for you",
  reason:
    "Why nothing is removed: the clock of the server was set `ahead` or `back`, or it would be a large `share`; null if it goes on",
  now: "The time of the server",
  horizon: "What is old is removed up to here",
  due: "How much would go, by kind",
  done: "Whether it waits, and for what",
};
export const confirmRemovals = {
  summary: "Confirm the clock and the removal of old data",
  description:
    "What is due goes within ten minutes and can’t be undone. Needs a sign-in of the last 20 minutes. If nothing waits, nothing changes.",
  shownAt: "`now` as you have read it",
  done: "It is confirmed",
  problems: {
    409: "The clock has moved by more than a day since `shownAt`: `code` is `clock-moved`",
  },
};

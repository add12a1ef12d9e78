import { plural } from "~/messages/plural";

export const lead =
  "A webhook tells another program what happens: a new request, an accepted quote, a moved visit. It sends only ids, and the program reads the rest with a <keys>key</keys>. The <document>API’s page</document> shows what is sent and how to check its signature.";
export const newTitle = "New webhook";
export const changeTitle = "Change";
export const url = "Address";
export const urlHint = "The https:// address that the other program gave you.";
export const description = "Name";
export const descriptionHint = "The program that is told, such as CRM.";
export const events = "Events it’s told about";
export const groups = {
  request: "Requests",
  stage: "Stages",
  quote: "Quotes",
  visit: "Visits",
  message: "Messages",
  delivery: "Results",
};
export const types = {
  "request.created": "A request came in",
  "request.changed": "Its status, owner, files or email changed",
  "request.erased": "Its personal data was erased",
  "stage.changed": "A request moved to another stage",
  "quote.sent": "We sent a quote",
  "quote.accepted": "The customer accepted it",
  "quote.declined": "The customer declined it",
  "quote.withdrawn": "We withdrew it",
  "quote.expired": "It expired",
  "visit.scheduled": "We scheduled a visit",
  "visit.changed": "Its time or person changed",
  "visit.canceled": "It was canceled",
  "message.received": "The customer wrote",
  "message.sent": "We wrote",
  "delivery.published": "We published results",
  "delivery.withdrawn": "We withdrew them",
};
export const make = "Make webhook";
export const save = "Save";

export const urlMissing = "Enter an address";
export const urlTooLong = (limit: number) => `Enter an address of ${limit} characters or fewer`;
export const urlFormat = "Enter an https:// address on the internet, without a name and password";
export const descriptionMissing = "Enter a name";
export const descriptionTooLong = (limit: number) => `Enter a name of ${limit} characters or fewer`;
export const eventsMissing = "Choose at least one event";
export const full = "There are too many webhooks. Remove those that nobody needs.";

export const made = (name: string) => `The webhook for ${name} is ready`;
export const renewed = (name: string) => `${name} has a new secret`;
export const secretAdvice =
  "Copy the secret to the program now. It isn’t shown again. The program uses it to check that an event is from you.";
export const overlap = (hours: number) => `Events are signed with the old secret, too, for ${hours} hours.`;
export const secret = "Secret";
export const copyByHand = "The secret is selected. Copy it with Ctrl+C, or ⌘C on a Mac.";
export const done = "Done";

export const count = plural({ one: "# webhook", other: "# webhooks" });
export const none = "No webhooks yet";
export const tableCaption = "Webhooks";
export const columns = { webhook: "Program", state: "State", waiting: "Waiting" };
export const states = { active: "Active", failing: "Failing", paused: "Paused" };
export const backlog = plural({ one: "# event waiting", other: "# events waiting" });
export const noBacklog = "Nothing";

export const test = "Send a test";
export const pause = "Pause";
export const resume = "Resume";
export const renew = "New secret";
export const remove = "Remove";
export const saved = "The webhook is saved";
export const paused = "The webhook is paused";
export const pausedAdvice = "Events wait for up to 30 days, and are sent once you resume it.";
export const resumed = "The webhook is active again";
export const resumedAdvice = "Waiting events are being sent.";
export const removed = (name: string) => `The webhook for ${name} is removed`;
export const gone = "That webhook no longer exists";
export const removeTitle = (name: string) => `Remove the webhook for ${name}?`;
export const removeConsequence =
  "The program won’t be told anything more, and what waits for it is lost. This can’t be undone.";
export const renewTitle = (name: string) => `Make a new secret for ${name}?`;
export const renewConsequence = (hours: number) =>
  `For ${hours} hours, events are signed with the old and the new secret. Give the new one to the program within that time.`;

export const pauseReasons = {
  staff: "Somebody paused it. Events wait for up to 30 days.",
  failing:
    "It failed for days, so it was paused. Events wait for up to 30 days. Send a test, then resume it.",
  gone: "It answered 410 Gone: the program wants no events anymore. Resume it if that’s wrong.",
};
export const failing = (time: string) =>
  `No event has arrived since ${time}. After 3 days it’s paused, and administrators get an email.`;

export const testTaken = (status: number) => `The program took the test: ${status}`;
export const testRefused = "The program didn’t take the test";
export const testWaiting = "The test is on its way";
export const testWaitingAdvice = "The program hasn’t answered yet. See below what becomes of it.";

export const callsTitle = "Latest events";
export const noCalls = "No events yet. Send a test to see whether the program takes them.";
export const callsCaption = "Latest events, newest first";
export const callColumns = { event: "Event", state: "State", answer: "Last answer", again: "Again" };
export const callStates = { waiting: "Waiting", sent: "Sent", failed: "Failed" };
export const testEvent = "Test";
export const attempt = (time: string, answer: string, milliseconds: number) =>
  `${time}: ${answer}, ${milliseconds} ms`;
export const next = (time: string) => `Next attempt ${time}`;
export const again = "Send again";
export const againOf = (event: string, time: string) => `Send again: ${event}, ${time}`;
export const queued = "The event is being sent again";
export const underWay = "The event is being sent now";
export const underWayAdvice = "Reload the page in a minute to see the answer.";
export const callGone = "That event is no longer kept";
export const openBooking = "Open the request";

export const faults = {
  scheme: "Not an https:// address",
  inside: "The address leads into a private network",
  "unknown-host": "The host’s name is unknown",
  unreachable: "No connection",
  slow: "No answer in time",
  redirect: "It redirects to another address",
  secret: "The secret can’t be read: make a new one",
};

export const pausedMail = {
  subject: (name: string) => `The webhook for ${name} is paused`,
  /** @param days the duration of the failure in days; null if the program has answered that it wants no more events */
  paragraphs: (name: string, url: string, days: number | null) => [
    days === null
      ? `${name} at ${url} answered that it wants no events anymore.`
      : `${name} at ${url} has taken no event for ${days} days.`,
    "We’ve stopped sending. Events wait for up to 30 days. Open the webhook to see what the program answered, send a test, and resume it.",
  ],
  action: "Open the webhook",
};

/** Descriptions of the calls for the work on a booking. */
export const headers = {
  idempotencyKey:
    "Makes the request safe to repeat: the same change with the same key is made once. Any text, such as a UUID",
  ifMatch:
    "The `ETag` of the booking that you have seen. Without it, the change overrules what others did since",
  etag: "Changes with every decision about the booking: its stage, quote, visit or spam mark",
};
export const cursor = "The `nextCursor` of the page before; the first page without it";
export const limit = "Per page; 50 without it";
export const nextCursor = "Null on the last page";
export const fields = "Only these fields, separated by commas; `id` always. All without it";
/** By HTTP status. */
export const problems = {
  404: "No such booking, or its personal data was erased",
  409: "The state of the booking doesn’t allow it. `code` says why",
  412: "Somebody else has changed the booking since the `If-Match`. `changes` says what, and `ETag` is the new one",
};
export const changed = "The booking after the change";
export const mail = {
  sendMail: "Whether the customer gets an email about it",
  mailText: "The text of the email. Without it, the one that the screens suggest",
};

export const booking = {
  stage: "Where the work is",
  waitingFor: "Who has to act next",
  ownerId: "The member of staff whose request it is; null for nobody",
  isSpam: "Marked as spam",
  booking: "A booking with the work on it",
};
export const bookings = {
  summary: "List bookings with the work on them",
  description: "Newest first. Without `isSpam`, those that aren’t spam.",
  stage: "A stage, or `open` for all in which the work goes on",
  status: "0 is Pending, 1 is Viewed",
  owner: "The id of a member of staff, or `none`",
  service: "The name in the address of the service’s page, such as `scan-to-bim`, or `none`",
  waiting: "Who has to act next",
  from: "Received on this day or later, Pacific time",
  to: "Received on this day or earlier, Pacific time",
  done: "One page",
};
export const oneBooking = { summary: "Get a booking with the work on it", done: "The booking" };
export const stage = {
  summary: "Change the stage",
  description:
    "As the screens do: `in-review` takes a request up or reopens it, `new` undoes that, `declined` and `canceled` withdraw the open quote and cancel the visit, `done` ends the work, with or without a visit. While something that a change affects is under way, such as an open quote, the change is refused with code `undecided` until the call says what becomes of it. `quoted` and `scheduled` follow from a quote and a visit. Moving between `new` and `in-review` mails nobody.",
  stage: "The next stage",
  quote: "With `done` and an open quote: how the customer accepted it, or that it is withdrawn",
  visit: "With `done` before the visit: whether to cancel or keep it",
  results: "With `done` and a version of the results that isn't published: whether to publish it first",
};
export const owner = {
  summary: "Assign a booking",
  description: "The new owner is told, with the note.",
};
export const quote = {
  quote: "A quote, as sent",
  lines:
    "Prices in US cents; a discount is negative. The amount of each line is rounded to a whole cent, half a cent away from zero, and the total is their sum",
  quantity: "More than 0, up to 1,000,000, with up to two decimals",
  unit: "What the price is for one of, such as `sq ft`; missing where nobody has said",
  state: "`expired` is an open quote whose last day has passed",
};
export const quotes = {
  summary: "List the quotes of a booking",
  description: "The last 20, newest first.",
  done: "The quotes",
};
export const sendQuote = {
  summary: "Send a quote",
  description:
    "At every open stage. A quote that is still open is withdrawn. The booking is then `quoted`, unless it is `scheduled`.",
};
export const withdrawQuote = {
  summary: "Withdraw the open quote",
  description:
    "Of several visits ahead, the next one. Without another one, the booking is then `in-review`; an open quote stays open. The customer is told.",
};
export const visit = {
  visit: "An appointment on site",
  minutes: "How long it takes",
  staffId: "Who goes; null for nobody yet",
  others: "The others that are ahead, soonest first",
  accepted: "Ids of other visits that the person has at that time, and may have",
  quote:
    "With the first visit and an open quote: how the customer accepted it, or whether it stays open or is withdrawn",
};
export const oneVisit = {
  summary: "Get the visits of a booking",
  done: "The next visit, or the last one that is over; null without one",
};
export const putVisit = {
  summary: "Schedule or move the visit",
  description:
    "The booking is then `scheduled`. Of several visits ahead, the next one moves. A visit that is over stays, and this is another one. If the person has another visit at that time, 409 with `code` `busy` and `overlaps`; send their ids as `accepted` to schedule it anyway.",
};
export const deleteVisit = {
  summary: "Cancel the visit",
  description:
    "Of several visits ahead, the next one. Without another one, the booking is then `in-review`; an open quote stays open. The customer is told.",
};
export const visits = {
  summary: "List visits between two times",
  description: "In order, of all staff or one. Up to 500; ask for less time if there are that many.",
  from: "Visits that end after this time",
  to: "Visits that begin before this time",
  staffId: "Of one member of staff",
  done: "The visits",
};
export const staff = {
  summary: "List who can own a booking or go to a visit",
  description: "By name. Up to 1,000.",
  done: "The members of staff",
};
export const message = {
  message: "What the customer or staff have written to each other",
  author: "The email of the member of staff, or the name of the key; null for the customer",
  proposedAt: "Of a request for another date: the date that the customer proposes",
};
export const messages = {
  summary: "List the messages of a booking",
  description: "Newest first.",
  done: "One page",
};
export const sendMessage = {
  summary: "Send a message to the customer",
  description: "By email and on the customer’s page. A new booking is then `in-review`.",
};
export const note = { note: "What staff have noted; customers never see it" };
export const notes = {
  summary: "List the notes of a booking",
  description: "Newest first.",
  done: "One page",
};
export const addNote = { summary: "Add a note" };
export const removeNote = {
  summary: "Remove a note",
  description: "Its author can, and administrators. One that is gone counts as removed.",
  problems: { 403: "Somebody else wrote the note, or the account or key lacks access" },
};
export const event = {
  event: "Something that happened to a booking",
  kind: "Such as `stage-changed`, `quote-accepted` or `message-received`. New kinds may come",
  actor: "The email of the member of staff, or the name of the key; null for the customer and the software",
};
export const events = {
  summary: "List the history of a booking",
  description: "Newest first.",
  done: "One page",
};

export const delivery = {
  delivery: "What the customer is handed over, in versions. At most one of them is a draft",
  version: "Counts from 1",
  note: "What the customer reads about it",
  kind: "`tour` is a 360° picture: those of a delivery are its tour",
  contentType: "Empty for a link",
  size: "In bytes; 0 for a link",
  received: "Bytes that have arrived",
  itemState:
    "`receiving` until all of a file has arrived, then `checking` until its checksum is known. A delivery can be published when all are `ready`",
  url: "Of a link; otherwise empty",
  etag: "Changes with every change of the delivery",
  ifMatch:
    "The `ETag` of the draft that you have seen. Without it, the change overrules what others did since",
  unknown: "No such delivery",
  conflict:
    "`code` says why: `not-allowed` (the visit isn’t scheduled, or the request is closed another way), `has-draft`, `no-draft`, `empty` or `unfinished`",
  changed: "Somebody else has changed the draft since the `If-Match`",
  done: "The delivery after the change",
};
export const deliveries = {
  summary: "List the deliveries of a booking",
  description: "The newest version first. Up to 50.",
  done: "The deliveries",
};
export const oneDelivery = { summary: "Get a delivery", done: "The delivery" };
export const addDelivery = {
  summary: "Begin a delivery",
  description: (types: string) =>
    `The draft of the next version. Add files to it by [tus](https://tus.io) 1.0 with the same key: create the upload with \`POST /booking-details/{id}/deliver/uploads/new\` and the metadata \`filename\` and, for a picture of a tour, \`kind\` = \`tour\`. A file has up to 20 GB and one of these types: ${types}. A picture of a tour is a JPEG.`,
};
export const publish = {
  summary: "Publish the draft",
  description: "The customer sees it from then on, and nobody changes it anymore.",
};
export const result = {
  summary: "Download a file of a published delivery",
  description: "As the customer gets it, and without a note in the history. Ranges are answered.",
  done: "The file",
  part: "The part of the file that `Range` asks for",
  unchanged: "The file of the `If-None-Match`",
  noPart: "The file has no such part",
  unknown: "No such file in a published delivery of the booking",
};

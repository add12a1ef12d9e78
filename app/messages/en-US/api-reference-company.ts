/**
 * The calls for what belongs to no booking: projects, prices, replies, reports and persons, as the API document describes
 * them.
 */
export const translations = {
  written: "A text in other languages, by their tags. Visitors read the English one where there is none",
  field:
    "In other languages, by their tags: an empty or absent one is removed. Without this field, all of them stay",
};
export const project = {
  project: "Work that the site shows",
  hasConsent:
    "Whether the customer agrees, which a project that began with a booking needs before it is published",
  bookingId: "The booking that it shows the work of, which must be `done`",
  etag: "Changes with every change of the project",
  ifMatch:
    "The `ETag` of the project that you have seen. Without it, the change overrules what others did since",
  unknown: "No such project",
  conflict: "`code` says why: `published`, `no-consent`, `no-pictures`, `full` or `not-done`",
  changed: "Somebody else has changed the project since the `If-Match`",
  done: "The project after the change",
};
export const projects = {
  summary: "List projects",
  description: "In the order of the site. Up to 60.",
  done: "The projects",
};
export const addProject = {
  summary: "Add a project",
  description: "A draft at the end of the list. Add pictures to it before it is published.",
};
export const oneProject = { summary: "Get a project", done: "The project" };
export const putProject = { summary: "Change a project" };
export const projectStatus = {
  summary: "Publish or withdraw a project",
  description: "Publishing needs a picture and, if it began with a booking, the customer’s consent.",
};
export const deleteProject = {
  summary: "Remove a project",
  description: "Withdraw a published one first. One that is gone counts as removed.",
  done: "The project is removed",
};

export const report = {
  summary: "Get the numbers of a period",
  description:
    "About no customer. A report of many bookings may be up to 15 minutes old; `madeAt` says when it was made.",
  period: "A usual period; this quarter without any",
  from: "The first day, Pacific time; a report covers up to 366 days",
  to: "The last day",
  done: "The report",
  stops:
    "Requests by the furthest step that they reached (0 requests, 1 quoted, 2 accepted, 3 scheduled, 4 done), and why they stopped",
  waits: "By month: median and 90th percentile of the days until the first answer and the first quote",
  sums: "Quotes of the period, in US cents",
};

export const picture = {
  alt: "What it shows, for those who can’t see it",
  widths: "Of the stored sizes, in pixels",
  height: "Of the largest size, in pixels",
  isFirst: "Whether to make it the first one, which the lists show",
  conflict: "`code` says why: `full`, or `no-pictures` for the last one of a published project",
  done: "The pictures of the project after the change",
};
export const pictures = {
  summary: "List the pictures of a project",
  description: "In their order. Up to 12.",
  done: "The pictures",
};
export const addPicture = {
  summary: "Add a picture to a project",
  description:
    "A JPEG, PNG, WebP or AVIF of up to 15 MB, at the end. Its sizes for the site are made, and the file as you sent it isn’t kept. The same file again changes nothing.",
  problems: {
    400: "The form isn’t complete",
    408: "The form took too long to arrive",
    413: "The file is too large",
    415: "Not `multipart/form-data`, or a file of another type",
    422: "No picture that can be read, or no `alt`",
    503: "Too many pictures are being prepared, or a part of the site is unavailable",
  },
};
export const putPicture = { summary: "Describe a picture, or make it the first" };
export const removePicture = {
  summary: "Remove a picture from a project",
  description: "One that is gone counts as removed.",
};

export const placeProject = {
  summary: "Move a project in the list of the site",
  description: "If the other one is gone, nothing changes.",
};
export const entry = {
  etag: "Changes with every change of the entry",
  ifMatch:
    "The `ETag` of the entry that you have seen. Without it, the change overrules what others did since",
  unknown: "No such entry",
  full: "The list is full: `code` is `full`",
  changed: "Somebody else has changed the entry since the `If-Match`",
};
export const price = {
  price: "A price that the form of a quote offers",
  label: "What it is for",
  unit: "Such as `a sheet`; may be empty",
  unitCents: "In US cents; a discount is negative",
};
export const prices = {
  summary: "List the saved prices",
  description: "In their order. Up to 200.",
  done: "The prices",
};
export const onePrice = { summary: "Get a saved price", done: "The price" };
export const putPrice = {
  summary: "Add or change a saved price",
  description: "You choose the id of a new one, a UUID; it comes at the end.",
};
export const deletePrice = {
  summary: "Remove a saved price",
  description: "One that is gone counts as removed. Quotes keep theirs.",
};
export const placePrice = {
  summary: "Move a saved price",
  description: "If the other one is gone, nothing changes.",
};
export const reply = {
  reply: "A text that messages and emails offer; `{name}`, `{reference}` and `{visit}` are filled in",
};
export const replies = {
  summary: "List the saved replies",
  description: "In their order. Up to 100.",
  done: "The replies",
};
export const oneReply = { summary: "Get a saved reply", done: "The reply" };
export const putReply = {
  summary: "Add or change a saved reply",
  description: "You choose the id of a new one, a UUID; it comes at the end.",
};
export const deleteReply = {
  summary: "Remove a saved reply",
  description: "One that is gone counts as removed.",
};
export const placeReply = {
  summary: "Move a saved reply",
  description: "If the other one is gone, nothing changes.",
};

export const erasure = {
  summary: "Erase or anonymize a person",
  description:
    "Everything about them: requests, drafts, files, emails and saved lists. It can’t be undone, and needs a sign-in of the last 20 minutes. Nobody left to erase counts as erased.",
  person: "An email address, a phone number, or the reference of one request",
  mode: "`anonymize` keeps each request as a closed one without personal data",
  done: "The person is erased, or a part of it",
  isUnfinished: "Whether there is more: send the request again",
  problems: { 409: "An email to the person is being sent. Send the request again in a minute" },
};

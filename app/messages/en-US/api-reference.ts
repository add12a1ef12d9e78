/** Texts of the API document that all operations share, and of the page that shows it. */
export const title = (company: string) => `${company} API`;
export const introduction = [
  "What other programs need: requests with their files, quotes, visits, messages and results.",
  "Send JSON as `application/json`, up to 256 KiB. Unknown keys are ignored. If a key is repeated, the last value wins.",
  "Calls under `/api/v1` came after the others. Their errors are problem details (RFC 9457) that also have `message` and `errors`. Lists have pages: send `nextCursor` as `cursor` until it is null. A booking has an `ETag`; send it as `If-Match` and your change gets 412 instead of overruling one that somebody else has made. With an `Idempotency-Key`, the same change sent again is made once.",
  "Programs use a key, people the token of their sign-in. Both are sent as `Authorization: Bearer`.",
  "Other methods get 405 with `Allow`, and unknown URLs get 404. A request that a page of another site makes a browser send gets 403 if it carries a cookie or could change something.",
];
/** By the first words of a group's paths. */
export const groups: Record<string, string | undefined> = {
  auth: "Sign-in, and accounts for new staff",
  booking: "Requests as they were submitted",
  files: "Uploads, and files of requests",
  users: "Accounts of staff",
  live: "Whether the process answers",
  health: "Whether the database answers",
  ready: "Whether everything works that the site needs",
  "openapi.json": "This document",
  "v1/bookings": "Requests with the work on them, and the changes of it",
  "v1/visits": "The calendar of the visits",
  "v1/staff": "Whom a request or visit may be given to",
};
export const bearer = "The token from the sign-in response";
export const key =
  "A key for a program, which an administrator makes under Settings, Keys. It has scopes, and may have an end and networks. The history names it as who acts. 600 requests a minute; then 429 with `Retry-After`.";
export const keyScope = (scope: string) => `Keys need \`${scope}\`.`;
export const keyless = "Not for keys.";
export const cookie = "Set by signing in";
export const access = {
  anyone: "anyone",
  staff: "staff",
  admin: "administrators",
  self: "the account’s owner and administrators",
  "password-given": "a browser in the middle of a sign-in",
  nobody: "nobody",
};
export const accessSentences = {
  anyone: "For anyone.",
  staff: "For staff.",
  admin: "For administrators.",
  self: "For the account’s owner and administrators.",
  "password-given": "For a browser in the middle of a sign-in.",
  nobody: "For nobody.",
};

export const problem = {
  message: "What happened and what to do",
  errors: "Messages by field",
  title: "The name of the status",
  detail: "The same as `message`",
  code: "The reason, for programs, where a status has several",
};
/** By HTTP status. */
export const problems = {
  400: "The body isn’t valid JSON",
  401: "No session, or a key that is revoked or past its end",
  403: "The request came from another site’s page, or the account or key lacks access",
  404: "Nothing at this URL",
  408: "The body didn’t arrive in time",
  413: "The body is larger than 256 KiB",
  415: "The body isn’t sent as application/json",
  422: "The input isn’t valid. `errors` lists the messages by field",
  429: "A key has sent 600 requests within a minute. `Retry-After` says when the next one is accepted",
  500: "An error on our side. The message contains the request ID, which is in our log",
  503: "The database is unavailable right now",
  507: "The database’s disk is full. Nothing was saved",
};

export const id = "A UUID";
export const page = "API";
export const backToDashboard = "Back to the dashboard";
export const lead =
  "What other programs need, as an API. Calls run with your account’s permissions. The same spec in machine-readable form: <document>openapi.json</document>.";
export const conventions =
  "Send JSON, up to 256 KiB. If a request is refused, the message says why and errors lists each field to fix.";
export const endpoints = "Endpoints";
export const operation = (summary: string, access: string) => `${summary} (${access})`;

export const login = {
  summary: "Sign in",
  description:
    "Send the token as `Authorization: Bearer`. The same session also comes as a cookie. It ends after two hours without a request, or 12 hours in any case. An account with a second factor also sends a code: the 6 digits of its authenticator app, or a recovery code. Each code works once.",
  done: "Signed in",
  admin: "“1” for administrators",
  problems: {
    401: "The email, the password or the code is wrong, or the account needs a code",
    429: "Too many wrong passwords or codes for this account or from this address",
    503: "Too many passwords are being checked at once",
  },
};

export const register = {
  summary: "Add a staff member",
  description: "Needs a sign-in from the last 20 minutes.",
  done: "The account is ready",
  problems: {
    403: "The account lacks access, or the sign-in is older than 20 minutes",
    409: "The email is already in use",
  },
};
export const users = {
  summary: "List staff accounts",
  description: "By name, without the system admin. Up to 1,000.",
  done: "The accounts",
  password: "Always empty",
};
export const user = {
  summary: "Get a staff account",
  description: "Administrators can get any account, other staff their own.",
  done: "The account",
  problems: { 404: "No such account" },
};
export const updateUser = {
  summary: "Change a staff account",
  description:
    "Administrators can change any account, other staff their own. An empty password leaves it as is. A new password or email ends the account’s other sessions, and needs a sign-in from the last 20 minutes.",
  done: "The account is changed",
  problems: {
    403: "Only the system admin can change the system admin’s account, or the sign-in is older than 20 minutes",
    404: "No such account",
    409: "The email is already in use",
  },
};
export const deleteUser = {
  summary: "Remove a staff account",
  description: "Its sessions end right away.",
  done: "The account is removed",
  problems: {
    403: "Only the system admin can change the system admin’s account",
    404: "No such account, or already removed",
    409: "It’s the caller’s own account",
  },
};

export const booking = {
  booking: "A booking as submitted, with its current state",
  pending: "A booking that nobody has viewed yet",
  status: "0 is Pending, 1 is Viewed, anything else is Unknown",
  reference: "The reference that people use, shown as ABCD-2345",
  language:
    "The language that the customer reads. Emails to them, their calendar files and their page are in it",
  answers: {
    service: "The name of the service; empty if the visitor is not sure yet",
    serviceLocation: "A map link with coordinates, or free text",
    budgetRange: "US dollars",
  },
  unknown: "No such booking",
};
export const pendingBookings = {
  summary: "List pending bookings",
  description: "How many bookings nobody has viewed yet, and the newest of them.",
  background: "Marks background polling, which doesn’t extend the session",
  page: "A page of 6. Without it, you get the newest 20",
  done: "The total and one page, newest first",
};
export const allBookings = {
  summary: "Count all bookings",
  description: "The total and one page of 6, newest first. A page past the last is empty.",
  page: "From 1, which is the default",
  done: "The total and the page",
};
export const viewBooking = {
  summary: "List all bookings",
  description: "Newest first, streamed. The array can be long, and a response that is cut off is incomplete.",
  search: (matches: string, characters: number) =>
    `Only bookings with this in the name or email, in any case, or in the phone number. Up to ${matches} of the newest matches are counted and returned. The first ${characters} characters are used.`,
  page: "Only this page, from 1. A page past the last is empty",
  limit:
    "Bookings per page. With only `page`, a page has 100 bookings. With only `limit`, you get the first page",
  done: "The bookings",
  total: "How many bookings match, on all pages",
};
export const bookingDetails = { summary: "Get a booking", done: "The booking" };
export const bookingStatus = {
  summary: "Mark a booking as viewed or pending",
  description: "Idempotent. The booking’s history records who did it.",
  done: "The booking has the status",
  problems: { 409: "The booking’s status is neither 0 nor 1 and stays as it is" },
};
export const createBooking = {
  summary: "Request an appointment",
  description:
    "Keys that the form doesn’t have are ignored. Upload and save files with separate requests. A date and time without an offset is Pacific time.\n\nWithout a session or key, what holds for the form holds here: a booking that seems to come from a program is marked as spam. It’s kept and staff can find it, but nobody gets an email about it. That is a booking within a few seconds of another one from the same address, private networks excepted, one with the field remarks2, or one from an address or email that staff marked in the last 30 days. Leave 5 seconds between two bookings, sign in, or send a key. A repeated request with the same idempotency key never counts.",
  language: "The language that the customer reads. Emails to them are in it",
  trap: "Leave it out. The form hides this field from people, so only programs fill it in",
  idempotencyKey: "Makes the request safe to repeat. The same answers with the same key create one booking",
  done: "The booking is saved",
  problems: {
    401: "The token belongs to no session or key that can be used. Without a token, no sign-in is needed",
    429: "This address sent 120 bookings within an hour. Retry-After says when the next one is accepted",
  },
};

export const file = {
  filename: "The name to download it by",
  filePath: "/uploads/ and the filename. Not a URL",
  originalName: "The name on the sender’s device, without unsafe characters",
  size: "Bytes",
  contentType: "The content type",
};
export const upload = {
  summary: "Upload files",
  description: (files: number) =>
    `Up to ${files} files of 15 MB each. A refused file doesn’t affect the others. With the cookie of a booking in progress, files belong to it and last as long as its draft. Once it’s submitted or expired, they’re refused. Without the cookie, files are removed after 72 hours unless a booking saves them.`,
  done: "At least one file is stored",
  refused: "Files of this request that weren’t stored, with the reason",
  problems: {
    400: "The form is broken or was cut off",
    408: "For half a minute, less than 8 KiB a second arrived",
    413: "A file is larger than 15 MB or than your network may store now, or the request is far too large",
    415: "The request isn’t a multipart form, or a file’s type isn’t accepted",
    422: "No file, an empty one, or none the booking can take. It has 20, was submitted or expired",
    429: "Too many files from this address within an hour or a day",
    507: "File storage is full",
  },
};
export const save = {
  summary: "Save uploaded files with a booking",
  description: (files: number) =>
    `All or none, within an hour after the booking was made. Up to ${files} files per booking. Idempotent.`,
  fileType: "Ignored. The upload has already detected the type",
  done: "The files belong to the booking, in the order of the request",
  problems: {
    404: "No such booking",
    409: "A file belongs to another booking, or the booking was made more than an hour ago",
  },
};
export const download = {
  summary: "Download a file",
  description:
    "As an attachment under its original name. Supports `Range`, `If-Range` and `If-None-Match`. The booking’s history records who downloaded it.",
  done: "The file",
  others: {
    206: "The range that `Range` asks for",
    304: "The client already has this version",
    416: "The file has no such range. `Content-Range` has its length",
  },
  problems: { 404: "No such file" },
};

export const live = {
  summary: "Check liveness",
  description:
    "Asks nothing but the process itself. For load balancers, container health checks and deploys: the database is shared by all " +
    "processes, and public pages work without it.",
  done: "The process answers. `version` and `commit` say which code it runs",
};
export const health = {
  summary: "Check health",
  description: "Asks the database, and nothing else.",
  done: "The database responds. `version` and `commit` say which code this process runs",
  problems: { 503: "The database doesn’t respond" },
};
export const ready = {
  summary: "Check readiness",
  description:
    "Checks everything that the site needs, at most once a second and for at most 3 seconds. For monitoring: a load balancer " +
    "asks `/api/live`, because a failure that all processes share must not take all of them out of service.",
  done:
    "The database, the file storage, the sending of emails, the free disk space and the clock are all right. `missingSettings` names " +
    "the environment variables that a site in production should have",
  problems: {
    503: "`errors` has a message for each part that failed: `database`, `storage`, `outbox`, `disk`, `clock`",
  },
};
export const openapi = {
  summary: "Get this document",
  description: "A client may ask with `If-None-Match`.",
  done: "OpenAPI 3.1, built from the schemas that validate the requests",
  others: { 304: "The client already has this version" },
};

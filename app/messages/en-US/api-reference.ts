/** The API document: what every operation has in common, and the page that shows it. */
export const title = (company: string) => `${company} API`;
export const introduction = [
  "Everything the booking form and the back office do.",
  "Send JSON as `application/json`, up to 256 KiB. Unknown keys are ignored. If a key is repeated, the last value wins.",
  "Other methods get 405 with `Allow`, and unknown URLs get 404. A request that a page of another site makes a browser send gets 403 if it carries a cookie or could change something.",
];
export const bearer = "The token from the sign-in response";
export const cookie = "Set by signing in";
/** By who has access. */
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

export const problem = { message: "What happened and what to do", errors: "Messages by field" };
/** By HTTP status. */
export const refusals = {
  400: "The body isn’t valid JSON",
  401: "No session",
  403: "The request came from another site’s page, or the account lacks access",
  404: "Nothing at this URL",
  408: "The body didn’t arrive in time",
  413: "The body is larger than 256 KiB",
  415: "The body isn’t sent as application/json",
  422: "The input isn’t valid. `errors` lists the messages by field",
  500: "An error on our side. The message contains the request ID, which is in our log",
  503: "The database is unavailable right now",
  507: "The database’s disk is full. Nothing was saved",
};

export const id = "A UUID";
export const page = "API";
export const backToDashboard = "Back to the dashboard";
export const lead =
  "Everything the back office does, as an API. Calls run with your account’s permissions. The same spec in machine-readable form: <document>openapi.json</document>.";
export const conventions =
  "Send JSON, up to 256 KiB. If a request is refused, the message says why and errors lists each field to fix.";
export const endpoints = "Endpoints";
export const operation = (summary: string, access: string) => `${summary} (${access})`;

/** Faults of the server, on pages, in forms, and in the answers of the API. */
export const unavailableTitle = "Our records are unavailable right now";
export const filesUnavailableTitle = "Our file storage is unavailable right now";
export const storageFullTitle = "Our storage is full right now";
export const unexpectedTitle = "Something went wrong on our side";
export const retryAdvice = "Nothing you sent earlier is lost. Wait a minute and try again, or contact us.";
export const retryLaterAdvice = "Nothing you sent earlier is lost. Try again in 10 minutes, or contact us.";
export const crossSitePost =
  "This form was sent from another site, so nothing was changed. Open our own page and send it from there.";
export const nothingHere = "There’s nothing at this address.";
/** By HTTP status: plain text for a client that sent something other than a request, or too slowly. */
export const unreadableRequest = {
  400: "This isn’t a request that we can read.",
  408: "The request took too long to arrive. Go back and send it again.",
  413: "The request has too many chunk extensions.",
  431: "The request’s headers are too large. If you use a browser, delete the cookies of this site and try again.",
};

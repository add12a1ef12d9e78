/** The reasons why a form was rejected as a whole: first the fault, then the remedy. */
export const noLongerAllowed = "Your account can’t do this anymore";
export const noLongerAllowedAdvice = "An administrator has changed it. Ask them if you need access.";
export const signInQueueFull = "Too many people are signing in";
export const signInQueueFullAdvice = "Wait a few seconds, then try again.";
export const tooManyAttempts = "Too many attempts";
export const waitAndRetry = (wait: string) => `Wait ${wait}, then try again.`;

/** By HTTP status. */
export const unreadable = {
  400: "Part of the form didn’t arrive. Send it again.",
  408: "The form took too long to arrive. Send it again.",
  413: "The form is too large. Shorten your longest answers and send it again.",
};
export const wrongType = "This form must be sent as application/x-www-form-urlencoded.";
export const tooManyFields = "The form has too many fields. Reload the page, then send it again.";
export const unknownForm = "This page doesn’t recognize that form. Reload it, then try again.";
export const wrongMethod = "This form must be sent by POST.";

export const adminsOnly = "Only administrators can open this page.";
export const confirmationNeeded = "Nothing was changed yet";
export const confirmationNeededAdvice = "Confirm it’s you first, then send it again.";
export const confirmElsewhere =
  "Open Security, under your email at the top, in a second tab and confirm it’s you. Then send this again here.";
export const kept = "Thanks for confirming it’s you. Check what you entered, then send it again.";
export const keptWithoutPassword =
  "Thanks for confirming it’s you. Enter the new password again, check the rest, then send it.";
export const sessionEnded = "Your session has ended";
export const sessionEndedAdvice = "What you sent wasn’t saved. Sign in, then send it again.";
export const filesNotAdded = "Your files weren’t added";

/** The reasons why an account was not changed. */
export const emailTaken = "That email is already in use. Enter a different one";
export const systemAdmin = "The system admin’s account can’t be changed here";
export const systemAdminAdvice = "Only its owner can change it. Its email is set on the server.";
export const lastAdmin = "There must be at least one administrator";
export const lastAdminAdvice = "Make somebody else an administrator first.";
export const passkeyRefused = "We couldn’t confirm that passkey";
export const passkeyRefusedAdvice = "Try again. It must be a passkey of this site and of your account.";
export const lastFactor = "Administrators must have a second factor";
export const lastFactorAdvice = "Add another one first. Then you can remove this one.";
export const wrongPassword = "The current password is wrong";
export const wrongCode =
  "That code isn’t right. Enter the newest one, and check that your device sets its clock automatically";

/** Faults of the server, on pages, in forms, and in answers of the API. */
export const unavailableTitle = "Our records are unavailable right now";
export const filesUnavailableTitle = "Our file storage is unavailable right now";
export const storageFullTitle = "Our storage is full right now";
export const unexpectedTitle = "Something went wrong on our side";
export const retryAdvice = "Nothing you sent earlier is lost. Wait a minute and try again, or contact us.";
export const retryLaterAdvice = "Nothing you sent earlier is lost. Try again in 10 minutes, or contact us.";
export const crossSitePost =
  "This form was sent from another site, so nothing was changed. Open our own page and send it from there.";
export const nothingHere = "There’s nothing at this address.";
/** By HTTP status: plain text for a client that sent something other than a request, or sent it too slowly. */
export const unreadableRequest = {
  400: "This isn’t a request that we can read.",
  408: "The request took too long to arrive. Go back and send it again.",
  413: "The request has too many chunk extensions.",
  431: "The request’s headers are too large. If you use a browser, delete the cookies of this site and try again.",
};

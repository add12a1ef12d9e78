/** Why a submitted form was refused as a whole: what happened, then what to do. */
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
export const wrongMethod = "This form must be sent by POST.";

export const adminsOnly = "Only administrators can open this page.";
export const confirmationNeeded = "Nothing was changed yet";
export const confirmationNeededAdvice = "Confirm it’s you first, then send it again.";
export const kept = "Thanks for confirming it’s you. Check what you entered, then send it again.";
export const keptWithoutPassword =
  "Thanks for confirming it’s you. Enter the new password again, check the rest, then send it.";
export const sessionEnded = "Your session has ended";
export const sessionEndedAdvice = "What you sent wasn’t saved. Sign in, then send it again.";
export const filesNotAdded = "Your files weren’t added";

import { plural } from "~/messages/plural";

/** Messages in answers of the JSON API. Messages that the specification quotes must stay word for word. */
export const signInFirst = "Sign in, or send a valid key, to use this endpoint.";
export const sessionEnded =
  "Your session has ended and nothing was changed. Sign in and send the request again.";
export const forbidden = "Your account can't use this endpoint. Ask an administrator for access.";
export const keyForbidden =
  "This key has no access to this endpoint. An administrator can make one that has, under Settings, Keys.";
export const keyElsewhere = (address: string) =>
  `This key can't be used from ${address}. Its networks are under Settings, Keys.`;
export const factorNeeded =
  "Administrators must have a second factor. Add one at /account-security, then use this endpoint.";
export const signInAgain =
  "This change needs a sign-in from the last 20 minutes, and nothing was changed. Sign in again and repeat it.";
export const tooManyRequests = (wait: string) => `Too many requests. Try again in ${wait}.`;
export const signInQueueFull = "Too many people are signing in. Try again in a few seconds.";
export const withRequestId = (message: string, requestId: string) => `${message} (${requestId})`;
export const failure = (title: string, advice: string, requestId: string) =>
  `${title}. ${advice} (${requestId})`;
export const invalid = "Some of the input isn't valid. See errors for each field.";
export const methodNotAllowed = "Method not allowed.";
export const crossSite = "This request came from another site. Open our own page and try again.";
export const nothingHere = "There's nothing at this address.";
export const unknownEndpoint = "There's no such endpoint. See /api/openapi.json for the full list.";
export const notJson = "Send the body as application/json.";
export const invalidJson = "The body isn't valid JSON. Check it and send it again.";
/** By HTTP status. */
export const unreadableBody = {
  400: "Part of the body didn't arrive. Send it again.",
  408: "The body took too long to arrive. Send it again.",
  413: "The body is larger than 256 KiB. Send less at once.",
};
/** Examples in the API document. */
export const exampleFailure = "Something went wrong. Try again in a moment. (7f90955efe23)";
export const exampleFull = "The disk is full and nothing was saved. (7f90955efe23)";
export const databaseDown = "The database isn't responding.";
export const notReady = "A part of the site isn't working.";
export const partDown = {
  database: "The database isn't responding.",
  storage: "The file storage isn't responding.",
  outbox: "Emails aren't being sent.",
  disk: "There's too little free disk space.",
  clock: "The clock differs from the database's.",
};

export const registrationFailed = "Registration failed. Please check your details.";
export const invalidCredentials = "Invalid email or password";
export const codeNeeded =
  "This account has a second factor. Send a code from the authenticator app, or a recovery code, as code.";
export const codeWrong =
  "The code isn't right. Send the newest one, and check that the device sets its clock automatically.";
export const accountCreated = (name: string) => `Staff account created for ${name}.`;
export const emailTaken = "That email is already in use";
export const unknownAccount = "There's no such account.";
export const accountUpdated = "User details updated successfully";
export const accountRemoved = "User removed";
export const ownAccount = "You can't remove your own account.";
export const systemAdminRemoval = "The system admin's account can't be removed.";
export const systemAdminChange =
  "Only the system admin can change this account. Its email is set on the server.";

export const unknownBooking = "There's no such booking.";
export const bookingSaved = "Booking saved successfully";
export const markedViewed = "Booking marked as viewed";
export const markedPending = "Booking marked as pending";
export const statusStays = (status: number) =>
  `This booking has status ${status}, which this endpoint doesn't change.`;
export const erasedStatusStays = "This booking's personal data was erased. It can't be marked as pending.";

export const changedMeanwhile =
  "Somebody else has changed this booking since you read it, and nothing was changed. See changes, and repeat it with the new ETag.";
export const stageForbids = (stage: string) => `The booking's stage is ${stage}, which doesn't allow this.`;
export const undecided = (names: readonly string[]) =>
  `Part of the work is still open. Send ${names.join(" and ")}, each with one of its choices.`;
export const unknownStaff = "There's no such member of staff";
export const visitEnded = "The visit is canceled or over.";
export const tooManyVisits = (count: number) =>
  `The booking has ${count} visits ahead, and cannot have more.`;
export const busy =
  "This person has another visit at that time. Send the ids of overlaps as accepted to schedule it anyway.";
export const notYourNote = "Only its author and administrators can remove this note.";
export const unknownNote = "There's no such note on this booking.";
export const unknownDelivery = "There's no such delivery.";
export const unknownResult = "There's no such file in a published delivery.";
export const deliveryChanged =
  "Somebody else has changed the draft since you read it, and nothing was changed. Read it again and repeat the change.";
/** By the code of the reason. */
export const deliveryProblems = {
  "not-allowed": "Results can be delivered once the visit is scheduled, and after the request is done.",
  "has-draft": "There's a draft already. Change or publish it.",
  "no-draft": "There's no draft. Begin a delivery first.",
  empty: "The draft has no files and no links.",
  unfinished: "A file of the draft hasn't arrived completely.",
};

export const uploaded = plural({ one: "# file uploaded.", other: "# files uploaded." });
export const noFile = "Choose a file first.";
export const filesSaved = "Booking and files saved successfully";
export const filesTooLate = "Files can be saved for one hour after the booking is made.";
export const unknownUpload = "There's no such upload. Upload the file again.";
export const fileTaken = "That file belongs to another booking.";
export const tooManyFiles = (max: number) => `A booking can have up to ${max} files.`;
export const unknownFile = "There's no such file. It may have been removed.";
export const fileLost = (requestId: string) =>
  `The file is missing from storage. Give your administrator this request ID: ${requestId}.`;

export const wholeNumber = (max: string) => `Must be a whole number from 1 to ${max}`;
export const statusValues = "The status must be the number 0 (pending) or 1 (viewed)";
export const languageValues = (values: string) => `The language must be one of ${values}`;
export const idempotencyKey = "The Idempotency-Key must have 8 to 200 characters without spaces";
export const etagFormat = 'Send the ETag of a response, such as "17"';
export const cursorFormat = "Use the nextCursor of the page before";
export const unknownField = (name: string) => `There's no field ${name}`;
export const yearFormat = "Use a year from 1900 to 2999";
export const dayFormat = "Use a day such as 2026-12-11";
export const bookingIdFormat = "Use the bookingId from the response that created the booking";
export const filePathFormat = "Use the filePath from the upload";
export const fileTypeText = "The fileType must be text";
export const fileTypeLength = "The fileType must have 200 characters or fewer";
export const fileObject = "Send each file as an object with its filePath";
export const fileList = "Send the files as a list";

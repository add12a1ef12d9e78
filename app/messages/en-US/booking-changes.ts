import { plural } from "~/messages/plural";

/** What happens to a booking in the back office: results of its forms, and its history. */
export const markedViewed = "Marked as viewed.";
export const markedPending = "Marked as pending again.";
export const dateSet = (time: string) => `Completion date set to ${time}.`;
export const dateRemoved = "Completion date removed.";
export const dateUnchanged = "Nothing changed. This booking already has that completion date.";
export const dateStillEmpty = "Nothing changed. This booking has no completion date.";
export const noteAdded = "Note added.";
export const noteRemoved = "Note removed.";
export const unknownForm = "This page doesn’t recognize that form. Reload it, then try again.";
export const noteMissing = "That note no longer exists.";
export const noteOfAnother = "Only its author or an administrator can remove a note.";
export const notSaved = "Not saved";
export const typedTextStays = "Your text is still here. Wait a minute, then try again.";
export const typedTextMayStay = "Your text may still be here.";
export const typedTextStaysAnd = (advice: string) => `Your text is still here. ${advice}`;

/** In place of a customer's name in a request whose personal data were erased. */
export const erasedName = "Erased";

/** The actor is the email of a staff member; null for the visitor. */
type Actor = string | null;

export const created = (actor: Actor) => (actor ? `Created by ${actor}` : "Created");
export const viewed = (actor: Actor) => (actor ? `Viewed by ${actor}` : "Viewed");
export const pendingAgain = (actor: Actor) => (actor ? `Marked as pending by ${actor}` : "Marked as pending");
export const fileDownloaded = (name: string, actor: Actor) =>
  actor ? `${name} downloaded by ${actor}` : `${name} downloaded`;
/** In place of the name of a file that the history does not have. */
export const unnamedFile = "File";
export const filesDownloaded = (actor: Actor) =>
  actor ? `All files downloaded by ${actor}` : "All files downloaded";
export const filesExpired = plural({
  one: "# file removed when its retention time ended",
  other: "# files removed when their retention time ended",
});
export const noteAddedBy = (actor: Actor) => (actor ? `Note added by ${actor}` : "Note added");
export const noteRemovedBy = (actor: Actor) => (actor ? `Note removed by ${actor}` : "Note removed");
export const noteOfRemovedBy = (author: string, actor: Actor) =>
  actor ? `Note of ${author} removed by ${actor}` : `Note of ${author} removed`;
export const dataErased = (actor: Actor) =>
  actor ? `Personal data erased by ${actor}` : "Personal data erased when its retention time ended";
export const completionSet = (time: string, actor: Actor) =>
  actor ? `Completion date set to ${time} by ${actor}` : `Completion date set to ${time}`;
export const completionRemoved = (actor: Actor) =>
  actor ? `Completion date removed by ${actor}` : "Completion date removed";

/** The download of all files. */
export const filesLost = (name: string) => `We couldn’t make the ZIP. ${name} is missing from storage.`;
const moreFiles = plural({ one: "# more file", other: "# more files" });
export const moreFilesLost = (name: string, others: number) =>
  `We couldn’t make the ZIP. ${name} and ${moreFiles(others)} are missing from storage.`;
export const filesLostAdvice = (requestId: string) =>
  `You can download the other files one by one. Give your administrator this request ID: ${requestId}`;

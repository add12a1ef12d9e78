import { plural } from "~/messages/plural";

export const pageName = (name: string, reference: string) => `${name}, ${reference} | Booking Details`;
export const notFound = "There’s no booking at this address. It may have been removed.";
export const seeAllBookings = "See all bookings";

export const markViewed = "Mark as viewed";
export const markPending = "Mark as pending again";
export const exportPerson = "Export personal data";
export const erasePerson = "Erase personal data";
export const printJobSheet = "Print job sheet";

export const service = "Service";
export const phone = "Phone";
export const received = "Received";
export const completionDate = "Completion Date";
export const notSet = "Not set";
export const location = "Location";

export const newNote = "New note";
export const noteHint = "Staff only, up to 4,000 characters. The job sheet has it on a page for the crew.";
export const addNote = "Add note";
export const noNotes = "No notes yet.";
export const latestNotes = (count: string) => `These are the latest ${count} notes. Older ones aren’t shown.`;
export const noteFrom = (author: string, time: string) => `${author}, ${time}`;
export const remove = "Remove";
export const removeNoteOf = (time: string) => `Remove note from ${time}`;
export const removeNote = "Remove note";
export const confirmRemoval = "Are you sure you want to remove this note?";
export const removalIsFinal = "This can’t be undone.";

export const uploadedFiles = "Uploaded Files";
export const noFiles = "No uploaded files available.";
export const download = "Download";
export const downloadFile = (name: string) => `Download ${name}`;
export const downloadAll = "Download all as ZIP";

export const consents = "Consents";
export const accepted = (time: string) => `Accepted ${time}`;
export const acceptedVersion = (version: number, time: string) => `Accepted version ${version}, ${time}`;
export const doNotPublish = "Do not publish";

export const dateAndTime = "Date and time";
export const dateHint = "Pacific time. Clear it to remove the date.";
export const saveDate = "Save date";

export const noActivity = "No activity yet.";
export const latestActivity = "Show the latest activity";
export const earlierActivity = "Show earlier activity";

export const markedViewed = "Marked as viewed.";
export const markedPending = "Marked as pending again.";
export const dateSet = (time: string) => `Completion date set to ${time}.`;
export const dateRemoved = "Completion date removed.";
export const dateUnchanged = "Nothing changed. This booking already has that completion date.";
export const dateStillEmpty = "Nothing changed. This booking has no completion date.";
export const noteAdded = "Note added.";
export const noteRemoved = "Note removed.";
export const noteMissing = "That note no longer exists.";
export const noteOfAnother = "Only its author or an administrator can remove a note.";
export const typedTextStays = "Your text is still here. Wait a minute, then try again.";
export const typedTextStaysAnd = (advice: string) => `Your text is still here. ${advice}`;

/** Replaces a customer's name after an erasure. */
export const erasedName = "Erased";

/** The email of a staff member; null for the visitor. */
type Actor = string | null;

export const created = "Created";
export const viewed = (actor: Actor) => (actor ? `Viewed by ${actor}` : "Viewed");
export const pendingAgain = (actor: Actor) => (actor ? `Marked as pending by ${actor}` : "Marked as pending");
export const fileDownloaded = (name: string, actor: Actor) =>
  actor ? `${name} downloaded by ${actor}` : `${name} downloaded`;
/** Replaces the name of a file that the history lacks. */
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
  actor ? `Note by ${author} removed by ${actor}` : `Note by ${author} removed`;
export const dataErased = (actor: Actor) =>
  actor ? `Personal data erased by ${actor}` : "Personal data erased when its retention time ended";
export const completionSet = (time: string, actor: Actor) =>
  actor ? `Completion date set to ${time} by ${actor}` : `Completion date set to ${time}`;
export const completionRemoved = (actor: Actor) =>
  actor ? `Completion date removed by ${actor}` : "Completion date removed";

export const filesLost = (name: string) => `We couldn’t make the ZIP. ${name} is missing from storage.`;
const moreFiles = plural({ one: "# more file", other: "# more files" });
export const moreFilesLost = (name: string, others: number) =>
  `We couldn’t make the ZIP. ${name} and ${moreFiles(others)} are missing from storage.`;
export const filesLostAdvice = (requestId: string) =>
  `You can download the other files one by one. Give your administrator this error code: ${requestId}`;

export const fileTypes = {
  image: (format: string) => `${format} image`,
  word: () => "Word document",
  excel: () => "Excel workbook",
  powerPoint: () => "PowerPoint presentation",
  pdf: () => "PDF document",
  openText: () => "OpenDocument text",
  openSpreadsheet: () => "OpenDocument spreadsheet",
  openPresentation: () => "OpenDocument presentation",
  richText: () => "Rich text",
  csv: () => "CSV table",
  plainText: () => "Plain text",
  zip: () => "ZIP archive",
  drawing: () => "AutoCAD drawing",
  ifc: () => "IFC building model",
  revit: () => "Revit model",
  sketchUp: () => "SketchUp model",
  pointCloud: (format: string) => `${format} point cloud`,
  model: (format: string) => `${format} 3D model`,
  video: (format: string) => `${format} video`,
  other: (format: string) => `${format} file`,
};

/** The customer's requested date, and whether the assigned person is free. */
export const askedDate = (date: string) => `Requested date: ${date}.`;
export const freedom = {
  unknown: "Nobody is assigned yet.",
  free: (name: string) => `${name} is free.`,
  freeUntil: (name: string, time: string) => `${name} is free until ${time}.`,
  busy: (name: string, visit: string) => `${name} has another visit: ${visit}.`,
  /** Used if there are several future visits. */
  ofVisit: (time: string) => `In place of ${time}.`,
  taken: (name: string, time: string) => `${name} is busy in their own calendar: ${time}.`,
  weekend: "It’s on a weekend.",
  "unusual-hour": "It’s before 7 AM or after 7 PM.",
};

export const sheet = {
  /** Lists answers that equal the form's suggestion, because the customer may not have chosen them. */
  asSuggested: (answers: readonly string[]) => `As the form suggests: ${answers.join(", ")}`,
  crewPage: (reference: string) => `Job sheet ${reference}, for the crew only`,
  notes: "Notes and last messages",
};

/** The page of one booking in the back office. */
export const pageName = (name: string, reference: string) => `${name}, ${reference} | Booking Details`;
export const breadcrumb = "Breadcrumb";
export const notFound = "There’s no booking at this address. It may have been removed.";
export const seeAllBookings = "See all bookings";

export const markViewed = "Mark as viewed";
export const markPending = "Mark as pending again";
export const printJobSheet = "Print job sheet";

export const name = "Name";
export const service = "Service";
export const phone = "Phone";
export const place = "Place";
export const preferredDate = "Preferred Date";
export const reference = "Reference";
export const received = "Received";
export const completionDate = "Completion Date";
export const notSet = "Not set";
export const location = "Location";
/** After an answer that the form suggests and that the visitor left, or chose, as it was. */
export const isDefault = (answer: string) => `${answer} (default)`;

export const internalNotes = "Internal notes";
export const newNote = "New note";
export const noteHint = "Staff only, up to 4,000 characters. Not printed on the job sheet.";
export const addNote = "Add note";
export const noNotes = "No notes yet.";
export const latestNotes = (count: string) => `These are the latest ${count} notes. Older ones aren’t shown.`;
export const noteFrom = (author: string, time: string) => `${author}, ${time}`;
export const remove = "Remove";
export const removeNoteOf = (time: string) => `Remove note of ${time}`;
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

export const activity = "Activity";
export const noActivity = "No activity yet.";
export const latestActivity = "Show the latest activity";
export const earlierActivity = "Show earlier activity";

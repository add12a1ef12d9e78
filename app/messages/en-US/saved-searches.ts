/** Saved searches of the bookings list: saving one, and the page that lists them. */
export const saveThisSearch = "Save this search";
export const searchName = "Search name";
export const replacesSameName = "This replaces any saved search with the same name.";
export const save = "Save";
export const saved = (name: string) => `Search saved as “${name}”.`;
export const seeSaved = "See your saved searches";

export const nameMissing = "Enter a name for the search";
export const nameTooLong = (limit: number) => `Shorten the name to ${limit} characters or fewer`;
export const searchMissing = "The search is missing. Reload the page and try again";
export const searchTooLong = "This search is too long to save. Use fewer filters";
export const limitReached = (limit: number) =>
  `You have ${limit} saved searches, which is the limit. Remove one, then save this one.`;
export const nameTaken = (name: string) => `You already have a search named “${name}”. Choose another name.`;

export const saveLists = "Save lists";
export const noSavedLists = "No saved lists yet.";
export const howToSave = "Search or filter the bookings, then choose “Save this search” to find it here.";
export const goToBookings = "Go to bookings";
export const rename = "Rename";
export const renameList = (name: string) => `Rename ${name}`;
export const newName = "New name";
export const saveName = "Save name";
export const remove = "Remove";
export const removeList = (name: string) => `Remove ${name}`;
export const removed = "Saved list removed";
export const renamed = "Saved list renamed";
export const alreadyRemoved = "That saved list was already removed";

export const allBookings = "All bookings";
export const searchFor = (term: string) => `Search ${term}`;
/** By sort and order. */
export const sortedBy = {
  received: { desc: "by received, newest first", asc: "by received, oldest first" },
  preferred: { asc: "by preferred date, soonest first", desc: "by preferred date, latest first" },
  name: { asc: "by name, A to Z", desc: "by name, Z to A" },
  waiting: { asc: "by time waiting, longest first", desc: "by time waiting, shortest first" },
};

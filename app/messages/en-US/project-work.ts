import { plural } from "~/messages/plural";

/** The back office's pages about the projects on the site. */

export const title = "Projects";
export const lead =
  "What you show of your work. The site lists published projects with the newest first, and each service shows the newest three of its own.";
export const add = "New project";
export const none = "No projects yet";
export const noneText = "The site has no page of projects until you publish one.";
export const statuses = { draft: "Draft", published: "Published", withdrawn: "Withdrawn" };
export const unknown = "This project doesn’t exist. Somebody may have removed it.";
export const back = "All projects";
export const fromBooking = "Make a project";
export const notDone = "A project can be made from a booking whose work is done.";

export const details = "About the project";
export const projectTitle = "Title";
export const titleHint = "What it is, such as “Office building, three floors”. Never the customer’s name.";
export const place = "Place";
export const placeHint = "A city or an area, such as “Reno, Nevada”. No address.";
export const service = "Service";
export const description = "Text";
export const descriptionHint =
  "What was asked for, what you did, what came out. An empty line starts a paragraph.";
export const link = "Address of a tour or model";
export const linkHint = "Opens in a new tab, such as https://tours.example.com/office.";
export const consent = "The customer agrees that we show this project";
export const consentHint = "Your name and the time are recorded with it.";
export const consentNeeded = "It began with a booking, so it can’t be published without this.";
export const consentOf = (name: string, time: string) => `Recorded by ${name}, ${time}.`;
export const save = "Save";
export const saved = "Project saved";

export const pictureTitle = "Pictures";
export const pictureLead = (max: number) =>
  `Up to ${max}. The first one is in the lists. The site shows them without the camera’s data and location.`;
export const picture = "Picture";
export const pictureHint = "JPEG, PNG, WebP or AVIF, up to 15 MB.";
export const alt = "What it shows";
export const altHint =
  "For people who can’t see it, such as “Open office with a row of desks, from the door”.";
export const addPicture = "Add picture";
export const pictureAdded = "Picture added";
export const pictureSaved = "Picture saved";
export const pictureRemoved = "Picture removed";
export const saveAlt = "Save text";
export const putFirst = "Make it the first";
export const removePicture = "Remove";
/** For screen readers, after the label of the second or a later picture. */
export const ofPicture = (number: number) => ` of picture ${number}`;
export const refusedPictures = {
  damaged: "This picture is damaged or cut off. Export it again and send that",
  format: "Choose a JPEG, PNG, WebP or AVIF file",
  animated: "Choose a picture that doesn’t move",
  tooManyPixels: (megapixels: number) =>
    `This picture has more than ${megapixels} megapixels. Make it smaller and send it again`,
  slow: "This picture took too long to open. Make it smaller and send it again",
  busy: "Too many pictures are being prepared. Try again in a minute",
  full: (max: number) => `A project has up to ${max} pictures. Remove one first`,
  none: "Choose a picture",
};

export const statusTitle = "On the site";
export const notPublished = "Only staff see this project.";
export const isPublished = "Everybody can see this project.";
export const view = "View it on the site";
export const publish = "Publish";
export const withdraw = "Withdraw";
export const remove = "Remove";
export const published = "The project is on the site";
export const withdrawn = "The project is no longer on the site";
export const removed = "The project is removed";
export const removeQuestion = (name: string) => `Remove “${name}”?`;
export const removeText = plural({
  one: "It’s removed for good, with # picture.",
  other: "It’s removed for good, with # pictures.",
});
export const outcomes = {
  gone: "This project was removed in the meantime. Nothing was saved.",
  changed: "Somebody changed this project while you were editing",
  changedAdvice: "Nothing was saved. Open the project again in another tab, and compare.",
  "no-pictures": "A published project needs a picture. Add one first",
  "no-consent": "Record that the customer agrees first, or withdraw the project",
  published: "Withdraw the project before you remove it",
  full: (max: number) => `There’s room for ${max} projects. Remove one first`,
};

export const missing = (label: string) => `Fill in “${label}”`;
export const tooLong = (label: string, max: number) => `Shorten “${label}” to ${max} characters or fewer`;
export const linkFormat = "Enter a complete address that starts with https://, or leave it empty";

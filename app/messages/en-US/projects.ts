/** The public pages about the company's projects. */

export const pageName = "Projects";
export const description =
  "Places that we have scanned and what came out of them: tours, models and drawings, with pictures of each project.";
export const title = "Projects";
export const lead = "Places we’ve scanned, and what our clients got.";
export const none = "Nothing to show here yet. Our services say what you’d get.";
/** The heading of a service page over up to three projects. */
export const ofService = "From our projects";
export const all = "All projects";
export const descriptionOf = (title: string, place: string, service: string) =>
  `${title}, ${place}. See what our scan of this place turned into, with pictures. Service: ${service}.`;
export const place = "Place";
export const service = "Service";
export const open = "Open the tour or model";
export const newTab = "opens in a new tab";
export const closing = "What could we scan for you?";

export const pageName = "Projects";
export const description =
  "Places that we have scanned and what came out of them: tours, models and drawings, with pictures of each project.";
export const title = "Projects";
export const lead = "Places we’ve scanned, and what our clients got.";
export const none = "Nothing to show here yet. Our services say what you’d get.";
/** Above up to three projects on a service page. */
export const ofService = "From our projects";
export const all = "All projects";
export const descriptionOf = (title: string, place: string, service: string) =>
  `${title}, ${place}. See what our scan of this place turned into, with pictures. Service: ${service}.`;
export const place = "Place";
export const service = "Service";
export const open = "Open the tour or model";
export const newTab = "opens in a new tab";
export const closing = "What could we scan for you?";

export const specimen = {
  heading: "What a project page shows",
  lead: "We have no project to show yet. This example says what you’d find on the page of one.",
  open: "See the specimen",
  label: "Specimen",
  notice:
    "An example, not a project. The apartment is a 3D model, nobody ordered the work, and every file is a sample.",
  title: "One-bedroom apartment with a study",
  place: "A 3D model",
  alt: "The furnished apartment from above.",
  planAlt: "The apartment from above, half photograph, half line drawing.",
  tourAlt: "One position of the tour through the apartment.",
  parts: [
    { name: "What was needed", text: "A plan to design from, and a tour for the listing, in one visit." },
    {
      name: "What the work is",
      text: "Every room is scanned with the furniture in place. The scans are tied together, and the plan is drawn between finished faces.",
    },
    {
      name: "How it’s checked",
      text: "Every row of dimensions on the sheet adds up to the outside dimension.",
    },
    { name: "What comes out of it", text: "Three results. Open each of them." },
  ],
  links: {
    plan: "The floor plan (PDF)",
    tour: "The tour",
    scan: "The living room as a point cloud",
  },
};

import { locale } from "~/messages/locale";
import { plural } from "~/messages/plural";

// Texts that all service pages share.

export const quote = "Get a Free Quote";
export const received = "What you receive";
export const breadcrumbs = { label: "Breadcrumb", home: "Home", services: "Our services" };
export const facts = [{ term: "Service regions", value: "CA, NV, OR" }];
export const illustration = "Computer-generated illustration";
export const table = { deliverable: "Deliverable", use: "What it’s for", format: "Format" };
export const price = {
  heading: "What drives the price",
  promise: {
    byPhone: "You’ll have a price before anyone comes out. Rather talk it over? <call>Call us</call>.",
    byEmail: "You’ll have a price before anyone comes out. Rather talk it over? <email>Email us</email>.",
  },
};
/** The column head before a value, in a table that is too narrow for columns. */
export const labeled = (head: string) => `${head}:`;
export const questions = "Questions";
export const industries = "Who orders it";

/** Below the name of a service on cards. */
export const deliverableCount = plural({ one: "# deliverable", other: "# deliverables" });

const wholeNumber = new Intl.NumberFormat(locale);

export const exploreScan = "Explore a sample scan";
export const exploreTour = "Walk through a sample tour";
export const sampleTitle = "See a sample";
export const sampleLabel = "Sample";
export const sampleDownload = (name: string, format: string, size: string) =>
  `${name}, download (${format}, ${size})`;
export const sampleSource = "Made from the 3D models behind our pictures. No customer’s data.";

export const sampleFiles = {
  plan: {
    name: "Floor plan",
    detail: (width: string, depth: string) =>
      `The sheet above on 17 × 11 in. paper, ${width} × ${depth} at 1/4″ = 1′-0″. Print it at 100% and use a ruler.`,
  },
  deviation: {
    name: "Deviation report",
    detail: (points: number) =>
      `${wholeNumber.format(points)} points of a simulated scan compared with the model it was made from. It shows what you’ll read, not how accurate we are.`,
  },
  pointCloud: {
    name: "Point cloud",
    detail: (points: number) =>
      `The same living room as ${wholeNumber.format(points)} points in color. LAS 1.4 compressed, units in meters.`,
  },
  buildingModel: {
    name: "Building model",
    detail:
      "The same living room as an IFC 4 model with walls, slabs, window and furniture. Units in meters.",
  },
  register: {
    name: "Asset register",
    detail: plural({
      one: "# asset on the roof above with its tag, system, room, nameplate, photo name, and position and size in feet. The 3D model has no nameplates or photos, so those entries are invented.",
      other:
        "# assets on the roof above with tag, system, room, nameplate, photo name, and position and size in feet. The 3D model has no nameplates or photos, so those entries are invented.",
    }),
  },
};

/** The section of Virtual Staging that compares the empty and the furnished room. */
export const stagingTitle = "What’s there, and what we added";
export const stagingLead = "You’ll get both views, from the same spot and in the same light.";
export const stagingComparison = "Move the line between empty and staged room";
/** The page's script replaces # with a number from 0 to 100. */
export const stagingComparisonValue = "# percent empty room";

export const stagingBefore = {
  title: "Before: as scanned",
  text: "The floor, walls, window and view stay as they are.",
  alt: "Empty bedroom with a bare oak floor, sage paneled walls and a window.",
};
export const stagingAfter = {
  title: "After: staged",
  text: "We added the bed, lamp, rug, plants, armchair and art to scale. Everything else is the real room.",
  alt: "The same bedroom from the same spot, with a bed, lamp, rug, plants, armchair and art.",
};

export const roomNames = {
  living: "Living & dining",
  kitchen: "Kitchen",
  bath: "Bath",
  bedroom: "Bedroom",
  study: "Study",
};
export const area = (squareFeet: number) => `${wholeNumber.format(Math.round(squareFeet))} sq ft`;
export const feet = (count: number) => `${wholeNumber.format(count)} ft`;
export const north = "N";

export const planTitle = "The sheet itself";
export const planLead =
  "Feet and inches between finished faces, net areas by room, walls at their true thickness, doors and windows by size.";
export const planAlt =
  "Floor plan of a one-bedroom apartment with a study, dimensioned in feet and inches between finished faces, with the area of each room.";
export const planOverviewAlt =
  "Floor plan of a one-bedroom apartment with a study: room names and outside dimensions. The table below lists each room.";
export const measureIt = "Go on, measure it.";
export const measureItHint =
  "Every row of figures adds up to the outside dimension, wall by wall. The PDF is drawn to scale, so a ruler works too.";
export const enlargePlan = "Enlarge the plan";
export const closePlan = "Close the plan";
export const enlargedPlan = "Sample floor plan, full size";
export const planTable = "Rooms of the sample plan";
export const planTableHeads = { room: "Room", size: "Clear size", area: "Net area" };
export const clearSize = (width: string, depth: string) =>
  `<length>${width}</length> × <length>${depth}</length>`;
/** The size of a room that is not a rectangle. */
export const largestSize = (width: string, depth: string) =>
  `<length>${width}</length> × <length>${depth}</length> max.`;
export const totalArea = "All rooms";
export const openingTable = "Doors and windows, by their marks on the plan";
export const openingHeads = { mark: "Mark", width: "Width", height: "Height", sill: "Sill" };
/** For a door. */
export const noSill = "–";
export const planBlock = {
  sheet: { term: "Sheet", value: "A-1 Floor plan" },
  place: { term: "Place", value: "Sample apartment" },
  dimensions: { term: "Dimensions", value: "Between finished faces, rounded to 1/8″" },
  walls: { term: "Walls", value: (outer: string, inner: string) => `${outer} outside, ${inner} inside` },
  revision: { term: "Revision", value: (letter: string, day: string) => `${letter}, ${day}` },
  heights: { term: "Heights", value: (ceiling: string) => `Ceilings ${ceiling}, doors and windows below` },
  scale: { term: "Scale", value: "1/4″ = 1′-0″ on the PDF" },
  source: { term: "Drawn from", value: "The 3D model in the picture above" },
};

export const tourRouteAlt =
  "Apartment from above, with six numbered scan positions. A dotted route comes in through the entrance and joins them through every door.";
export const tourRoute = {
  title: "A route through every door",
  text: "From position 2 you can see all the others. Walk through a doorway in the tour and you’re walking through that doorway in the building.",
};

export const hullTitle = "Cut where you need it";
export const hullLead =
  "A closed surface can be cut anywhere. Here are the sections of a hull at its stations.";
export const hullCut = "Move the cut";
/** The page's script replaces # with the number of the station. */
export const hullCutValue = "Station #";
export const hullSideAlt =
  "The yacht from the side, with station lines 0 to 10, bulb keel and rudder, length and draft.";
export const hullEndAlt = "The hull’s sections seen from the end, with its beam.";
export const hullSideCaption =
  "Side view, stations 0 to 10 from bow to stern. The broken line is the waterline.";
export const hullEndCaption = "Sections from the end: stern on the left, bow on the right.";
export const lengthOverAll = (length: string) => `LOA ${length}`;
export const draft = (length: string) => `Draft ${length}`;
export const beam = (length: string) => `Beam ${length}`;

export const bimTitle = "One camera, three states";
export const bimLead = "The room, the scan of the room, and the model drawn from the scan.";
export const bimStates = {
  room: {
    title: "The room",
    alt: "The pump room as it stands.",
    caption: "We scan from several positions to see behind every pipe.",
  },
  pointCloud: {
    title: "The point cloud",
    alt: "The same view as a point cloud.",
    caption: "We register all positions into one cloud and check them against each other.",
  },
  model: {
    title: "The model",
    alt: "The same view as a model, colored by discipline.",
    caption: "Walls, pipes and equipment become objects with a type, a size and a place.",
  },
};
/** The legend’s entries. */
export const bimDisciplines = {
  pipe: "Pipe",
  equipment: "Equipment",
  valve: "Valve",
  cableTray: "Cable tray",
  duct: "Duct",
  electrical: "Electrical",
  structure: "Structure",
};
export const bimLegend = "Model colors by discipline";

import { locale } from "~/messages/locale";

const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });

export const title = "Sample scan";
export const description =
  "Turn, slice and measure a sample point cloud of 800,000 points in your browser. Distances in feet and inches and in millimeters.";
export const lead =
  "This is what a scan looks like before anyone draws from it. Turn it, slice it, and measure between any two points.";

export const sectionTitle = "Hold the scan yourself";
export const sectionLead = "800,000 points you can turn, slice and measure. Nothing to install.";
export const pageLink = "Open the sample on its own page";

export const posterAlt =
  "Point cloud of a living room seen from above with the ceiling cut away. A sofa, two armchairs, a bookcase and a cabinet stand around a rug.";
export const caption =
  "A computer-generated living room, recorded by a simulated scanner from three positions.";
export const explore = "Explore the scan";
export const fileSize = (megabytes: string) => `${megabytes} MB, loads when you click`;
export const needsScript =
  "The 3D viewer needs JavaScript. Turn it on and reload this page to explore the scan.";
export const unsupported = "This browser can’t draw the scan. The picture above shows it from outside.";

export const canvasLabel = "Point cloud of a living room";
export const loading = "Loading the scan…";
export const progress = (shown: string, all: string) => `${shown} of ${all} points`;
export const complete = (all: string) => `${all} points`;
export const loadFailed = "The scan didn’t load. Check your connection and try again.";
export const partlyLoaded = "The rest of the scan didn’t load. Check your connection and try again.";
export const contextLost = "Your graphics driver restarted. We’re drawing the scan again.";
export const contextGone = "Your graphics driver stopped, so we closed the scan. Open it again.";
export const scrollHint = "Click the scan first, then scroll to zoom.";
export const close = "Close the scan";
export const firstTouchHint = "Drag to turn, pinch to zoom. Measure picks two points.";
export const firstHint = "Drag to turn, click and scroll to zoom. Measure picks two points.";

export const measure = "Measure";
export const clear = "Clear";
export const setPoint = "Set point";
export const pickFirst = "Pick the first point: click it, or move the crosshair and press Enter.";
export const pickFirstByTouch = "Pick the first point: tap it.";
export const pickSecond = "First point set. Now pick the second.";
export const noPoint = "There’s no point here. Try closer to a surface.";
export const distance = (feet: string, millimeters: string) => `${feet} (${millimeters} mm)`;
export const parts = (across: string, up: string) => `Across ${across}, up or down ${up}`;
export const heightParts = (length: string) => `Straight line ${length}`;
export const measureWhat = "What to measure";
export const measures = { measure: "Distance", height: "Height", area: "Area" };
export const pickCorner = "Corner set. Pick the next one; an area needs three.";
export const moreCorners = "Pick more corners, or choose Clear.";
export const squareFeet = (number: string) => `${number} sq ft`;
export const area = (feet: string, squareMeters: string) => `${feet} (${squareMeters} m²)`;

export const copyLink = "Copy link";
export const linkCopied = "The link to this view is copied.";
export const linkInAddress = "The link to this view is in the address bar.";

export const colorBy = "Color by";
export const colors = {
  picture: "Picture",
  height: "Height",
  intensity: "Intensity",
  class: "Class",
};
export const heightLegend = "Height above the floor";
export const viewFrom = "View";
export const views = {
  overview: "Overview",
  inside: "Inside",
  above: "From above",
  front: "Front",
  side: "Side",
  plan: "Plan",
};
export const slice = "Slice by height";
export const lowest = "Show from";
export const highest = "Show up to";
export const clippingBox = "Clipping box";
export const left = "From the left";
export const right = "To the right";
export const front = "From the front";
export const back = "To the back";
export const move = "Turn and zoom";
export const moves = {
  left: "Turn left",
  right: "Turn right",
  up: "Turn up",
  down: "Turn down",
  in: "Zoom in",
  out: "Zoom out",
};

export const controls = [
  { name: "Turn", text: "Drag with the mouse or one finger, or press the arrow keys." },
  {
    name: "Move",
    text: "Drag with the right button or two fingers, or hold Shift and drag or press the arrow keys.",
  },
  { name: "Zoom", text: "Pinch, click the scan and scroll, or press + and −." },
  { name: "Center", text: "Double-click or double-tap a spot to turn around it." },
  {
    name: "Measure",
    text: "Press M or Measure, then click two points. With keys, move the crosshair with the arrows and press Enter.",
  },
  { name: "Start over", text: "Press Home or choose Overview." },
];

export const factsTitle = "What you’re looking at";
export const factsText =
  "The room is a 3D model. We put a simulated scanner in three positions and kept every point its beam hit, with the color it saw. The distances of those points were computed again with the noise of a survey scanner. Single points scatter by 1.2\u00a0mm, a surface through many of them by less. Nothing is filled in.";
export const gaps =
  "That’s why there are gaps behind the sofa and the armchairs. A scanner records only what it can see, so we plan its positions around that.";
export const facts = {
  points: "Points",
  stations: "Scanner positions",
  extent: "Extent",
  resolution: "Stored to",
};
export const extent = (length: string, width: string, height: string) =>
  `${length} × ${width} × ${height} ft`;
export const resolution = "0.01 in";

export const tryTitle = "Go on, measure it";
/** `share` comes from the deviation report of the sample's points. */
export const tryNote = (share: number) =>
  `Two points picked by hand land within 1/4 inch, because each is one point of many. ${percent.format(share)} of the points on floor, ceiling and walls lie within 1/8 inch of the model, and we draw from thousands of them.`;
export const tries = [
  {
    name: "Check the ceiling",
    text: (height: string) =>
      `Choose Inside, then measure straight up from the floor to the ceiling. The model says ${height}.`,
  },
  {
    name: "Check the width",
    text: (width: string) => `Choose From above and measure from wall to wall. The model says ${width}.`,
  },
  {
    name: "Cut a plan",
    text: (height: string) =>
      `Choose From above and show only the points up to ${height}. What’s left is the start of a floor plan.`,
  },
];
export const bimText =
  "From points like these we build models with walls, pipes and equipment. <link>See Scan to BIM</link>.";
export const closing = "Have a space you’d like to see as points?";

/** The sample tour: its page, its section on 3D Virtual Tours, and the viewer. */
export const title = "Sample tour";
export const description =
  "Walk through a sample apartment in your browser: six 360° positions, linked through every door, with the floor plan as a map.";
export const lead = "Look around in 360°, walk through the doors, and always know where you are on the plan.";

export const sectionTitle = "Walk through it yourself";
export const sectionLead =
  "Six positions in a sample apartment, linked through every door. Nothing to install.";
export const pageLink = "Open the sample tour on its own page";

export const posterAlt =
  "Living and dining area of an apartment with open doors to the bedroom and the study.";
export const caption = "A computer-generated apartment, pictured in 360° from six positions.";
export const explore = "Walk through the apartment";
export const fileSize = "Loads when you click: a small picture first, then a sharp one.";
export const needsScript =
  "The tour needs JavaScript. Without it, the six positions are below as pictures, with their plan.";
export const unsupported = "This browser can’t draw the tour. The six positions are below as pictures.";
export const viewerFailed = "The tour didn’t load. Check your connection and try again.";

export const canvasLabel = "360° view of the apartment";
export const loading = "Loading the tour…";
export const loadingNext = (name: string) => `Loading: ${name}…`;
export const loadFailed = "This position didn’t load. Check your connection and try again.";
export const damaged =
  "The picture of this position is damaged, so the tour can’t show it. Ask us for a new copy.";
export const contextLost = "Your graphics driver restarted. We’re drawing the tour again.";
export const contextGone = "Your graphics driver stopped, so we closed the tour. Open it again.";
export const scrollHint = "Click the picture first, then scroll to zoom.";
export const firstHint = "Drag to look around. To walk on, choose the name at a doorway.";
/** At a position without passages. */
export const lookHint = "Drag to look around.";
export const close = "Close the tour";
export const here = (number: number, all: number, name: string) => `Position ${number} of ${all}: ${name}`;

export const names = {
  entrance: "Entrance",
  living: "Living room",
  kitchen: "Kitchen",
  bath: "Bath",
  bedroom: "Bedroom",
  study: "Study",
};
/** Labels of passages. */
export const ways = {
  entrance: "To the entrance",
  living: "To the living room",
  kitchen: "To the kitchen",
  bath: "To the bath",
  bedroom: "To the bedroom",
  study: "To the study",
};
export const map = "Map";
export const mark = (number: number, name: string) => `${number}, ${name}`;

export const move = "Look and zoom";
export const moves = {
  left: "Look left",
  right: "Look right",
  up: "Look up",
  down: "Look down",
  in: "Zoom in",
  out: "Zoom out",
};
export const motion = "Look around by moving your phone";
export const motionRefused = "Your phone doesn’t tell this page how it moves. Drag to look around.";

export const walk = { name: "Walk", text: "Choose the name at a doorway, or a number on the map." };
/** For tours without passages. */
export const walkByList = {
  name: "Walk",
  text: "Choose a name in the list, or press N for the next position and P for the previous one.",
};
export const previous = "Previous position";
export const next = "Next position";
export const controls = [
  { name: "Look around", text: "Drag with the mouse or one finger, or press the arrow keys." },
  { name: "Zoom", text: "Pinch, click the picture and scroll, or press + and −." },
  { name: "Look level", text: "Press Home." },
];

export const positionsTitle = "The six positions";
export const positionsLead =
  "The route comes in through the entrance and joins the positions through every door.";
export const viewAlts = {
  entrance: "From the entrance: the open living and dining area.",
  living: "From the middle of the living room: sofa, rug and dining table.",
  kitchen: "The kitchen with its island and dark cabinets.",
  bath: "The bath with tub and vanity.",
  bedroom: "The bedroom with a wide bed below the window.",
  study: "The study with desk, sofa and rug.",
};
export const stand = "Stand here";
/** For screen readers, which can read the label apart from its picture. */
export const standAt = (name: string) => `Stand here: ${name}`;

export const factsTitle = "How this tour was made";
export const factsText =
  "The apartment is a 3D model, rendered in 360° from six positions 4′-11″ above the floor. Yours would be photos of the real rooms, with a list of named positions in place of the plan and the doorways.";
export const planText =
  "It’s the same apartment as on the sample floor plan, and the map in the tour is that plan. <link>See Scan to Plan</link>.";
export const closing = "Have a place you’d like people to walk through?";

/** The section of Virtual Staging that compares the empty and the furnished room. */
export const title = "What’s there, and what we added";
export const lead = "You’ll get both views, from the same spot and in the same light.";
export const seam = "Move the line between empty and staged room";
/** The script of the page replaces # with a number from 0 to 100. */
export const seamValue = "# percent empty room";

export const before = {
  title: "Before: as scanned",
  text: "The floor, walls, window and view stay as they are. We don’t touch up a thing.",
  alt: "Empty bedroom with a bare oak floor, sage paneled walls and a window.",
};
export const after = {
  title: "After: staged",
  text: "We added the bed, lamp, rug, plants, armchair and art to scale. Everything else is the real room.",
  alt: "The same bedroom from the same spot, with a bed, lamp, rug, plants, armchair and art.",
};

export const title = (name: string) => `Point cloud: ${name}`;
export const description = "Turn, slice and measure your point cloud in the browser.";
export const lead =
  "Turn it, cut it and measure it right here. Nothing to install, and the file stays as it is.";
export const back = "Back to all results";
export const look = "Look at it";
export const lookAtFile = (name: string) => `Look at it: ${name}`;

export const canvasLabel = "Point cloud";
export const explore = "Open the point cloud";
export const loadsInParts = (size: string) => `${size}; loads only what you look at`;
export const loadsWhole = (size: string) => `${size}, loads when you click`;
export const caption =
  "Distances are between measured points. Lengths are in feet and inches, and in millimeters.";
export const needsScript =
  "The 3D viewer needs JavaScript. Turn it on and reload this page, or download the file and open it in your own program.";
export const unsupported =
  "This browser can’t draw the point cloud. Download the file and open it in your own program.";
export const shown = (shown: string, all: string) => `${shown} of ${all} points shown`;
export const incomplete =
  "Part of this file is damaged or missing. What you see may be wrong there. Ask us for a new copy.";
/** By the reason of the failure. */
export const failures = {
  network: "The point cloud didn’t load. Check your connection and try again.",
  ranges: "The server can’t send parts of this file. Download it, or write to us.",
  format: "The viewer doesn’t read this kind of file. Download it and open it in your own program.",
  old: "This file was packed by an old program that the viewer doesn’t read. Download it, or ask us for a new copy.",
  empty: "This file has no points. Ask us for a new copy.",
  damaged: "This file is damaged, so the viewer can’t show it. Ask us for a new copy.",
  large: "This file is too large to open in the browser. Download it and open it in your own program.",
  degrees: "This file is in degrees, so lengths can’t be measured here. Download it, or write to us.",
  slow: "Reading this file took too long, so we stopped. Download it and open it in your own program.",
};
export const unit = (name: string) => `The file is in ${name}.`;
export const unitApart = (across: string, up: string) => `The file is in ${across}, with heights in ${up}.`;
export const noUnit = (name: string) => `This file doesn’t name its unit. Shown as ${name}.`;
export const takeFor = "Show it as";
export const units = {
  meter: "meters",
  foot: "feet",
  surveyFoot: "US survey feet",
  millimeter: "millimeters",
};
/** For a unit without a name here. */
export const otherUnit = (meters: number) => `units of ${meters} m`;
export const classLegend = "Classes";
/** By the number of the LAS class. */
export const classes = [
  "Never classified",
  "Unclassified",
  "Ground",
  "Low plants",
  "Medium plants",
  "High plants",
  "Building",
  "Noise",
  "Key point",
  "Water",
  "Rail",
  "Road",
  "Overlap",
  "Guard wire",
  "Conductor",
  "Tower",
  "Wire connector",
  "Bridge deck",
  "High noise",
];

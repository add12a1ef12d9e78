import { plural } from "~/messages/plural";

/** Results, on the customer's private page and on the page of a shared link. */

/** Replaces the stage once there are results. */
export const headline = "Your results are ready";
export const lead = "Everything that we made for you is below. Write to us if anything is missing.";
export const availableUntil = (day: string) => `Available until ${day}. Keep a copy of your own.`;

export const versionOf = (version: number, day: string) => `Version ${version}, ${day}`;
export const fileCount = plural({ one: "# file", other: "# files" });
export const earlier = (version: number, day: string) => `Earlier version ${version}, ${day}`;

export const downloadAll = (size: string) => `Download all (${size})`;
export const zipAdvice =
  "All of them come as one ZIP file, which starts over if the connection breaks. A single file picks up where it stopped.";
export const download = "Download";
export const downloadFile = (name: string) => `Download ${name}`;
export const open = "Open";
export const openPage = (name: string) => `Open ${name} on another site`;
export const openFile = (name: string) => `Open ${name} in the browser`;
export const onSite = (host: string) => `On ${host}`;
export const look = "Look at it here";
export const tourPictures = plural({ one: "# picture of the tour", other: "# pictures of the tour" });
export const checksum = "Checksum (SHA-256)";
export const checksumHint = "A complete copy has this checksum.";
export const copy = "Copy";
export const copied = "Copied";

/** File types, with the programs that open them. */
export const types = {
  e57: {
    name: "Point cloud (E57)",
    opens: "Opens in Autodesk ReCap, Leica Cyclone, FARO SCENE, or CloudCompare, which is free.",
  },
  las: {
    name: "Point cloud (LAS)",
    opens: "Opens in Autodesk ReCap, or in CloudCompare and QGIS, which are free.",
  },
  laz: { name: "Point cloud (LAZ)", opens: "Opens in CloudCompare and QGIS, which are free." },
  ply: { name: "Scan (PLY)", opens: "Opens in CloudCompare, MeshLab and Blender, which are free." },
  points: {
    name: "Point cloud (text)",
    opens: "Opens in Autodesk ReCap, or in CloudCompare, which is free.",
  },
  revit: { name: "Revit model (RVT)", opens: "Opens in the Revit version that saved it, or a later one." },
  ifc: { name: "Building model (IFC)", opens: "Opens in Revit, Archicad and other BIM software." },
  dwg: { name: "Drawing (DWG)", opens: "Opens in AutoCAD, or in DWG TrueView, which is free." },
  dxf: { name: "Drawing (DXF)", opens: "Opens in AutoCAD and most drawing software." },
  sketchUp: {
    name: "SketchUp model (SKP)",
    opens: "Opens in SketchUp, or in SketchUp for Web, which is free.",
  },
  model: { name: "3D model", opens: "Opens in 3ds Max, Maya, or Blender, which is free." },
  materials: {
    name: "Materials of a model (MTL)",
    opens: "Keep it in the folder of its OBJ file. Programs read both together.",
  },
  gltf: { name: "3D model (glTF)", opens: "Opens in most 3D viewers, and in Blender, which is free." },
  pdf: { name: "Document (PDF)", opens: "Opens on any device." },
  table: { name: "Table", opens: "Opens in Excel and Numbers, or in LibreOffice, which is free." },
  picture: { name: "Picture", opens: "Opens on any device." },
  tiff: {
    name: "Picture (TIFF)",
    opens: "Opens in photo programs. With a map position, also in QGIS, which is free.",
  },
  video: { name: "Video (MP4)", opens: "Plays on any device." },
  mov: { name: "Video (MOV)", opens: "Plays in QuickTime, or in VLC, which is free." },
  zip: { name: "Packed files (ZIP)", opens: "Unpack it to see what’s in it." },
  other: { name: "File", opens: "Ask us if you don’t know how to open it." },
};

export const tour = {
  title: "360° tour",
  explore: "Open the tour",
  size: plural({
    one: "# position, loads when you click",
    other: "# positions, each loads when you get there",
  }),
  needsScript: "The tour needs JavaScript. Without it, download its pictures below.",
  unsupported: "This browser can’t draw the tour. Download its pictures below.",
  canvasLabel: "360° view",
  positions: "Positions",
};

export const share = {
  heading: "Share with a colleague",
  lead: "Whoever has the link sees these results and can download them. They don’t see your request, your quote or your messages.",
  label: "Who it’s for",
  hint: "Only you and we read this.",
  days: "How long it works",
  dayOptions: { 7: "One week", 30: "30 days", 90: "90 days" },
  send: "Create a link",
  sent: "The link is ready",
  sentAdvice: "Copy it under “Share with a colleague” and send it to them.",
  links: "Links that work",
  count: plural({ one: "# link", other: "# links" }),
  until: (day: string) => `Works until ${day}`,
  end: "End",
  endFor: (label: string) => `End the link for ${label}`,
  ended: "The link has ended",
  endedAdvice: "It opens nothing anymore. What was downloaded before stays where it is.",
  full: (limit: number) => `There are ${limit} links already. End one first.`,
};
export const shareErrors = {
  label: {
    missing: "Enter who the link is for",
    tooLong: (limit: number) => `Shorten it to ${limit} characters or fewer`,
  },
  days: "Choose how long the link works",
  gone: "Reload the page and try again",
};

export const shared = {
  title: "Shared results",
  description: "Results that were shared with you.",
  lead: (company: string) => `${company} made these for a customer, who shares them with you.`,
  worksUntil: (day: string) => `This link works until ${day}.`,
  none: "There are no results here right now.",
  unknownTitle: "This link doesn’t open any results",
  unknownLead: "It may be incomplete, or it has ended. Ask whoever sent it to you for a new one.",
  tooManyAdvice: (wait: string) =>
    `Your network has tried too many links that open nothing. Try again in ${wait}.`,
};
export const unknownFile =
  "We couldn’t find this file. Open the page with the results again and download it from there.";

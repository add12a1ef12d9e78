export const description =
  "Large object scanning. Hulls, tanks, machines and sculptures captured whole, with meshes, sections and deviation maps.";
export const lead =
  "We scan hulls, tanks, machines and sculptures where they stand and deliver points, surfaces and sections.";
export const summary = "Hulls, tanks, machines and sculptures, scanned whole.";
export const attempt = "Cut a hull yourself";
export const facts = [
  { term: "Detail accuracy", value: "1 mm from one position" },
  { term: "Mesh formats", value: "STL, OBJ, PLY" },
];
export const picture = {
  alt: "Sailing yacht on stands indoors. The bow is a photograph, the stern scan points with section rings.",
  caption: "A yacht on its stands. Toward the stern, points and sections.",
};
export const visit = {
  heading: "Around it and under it",
  steps: [
    {
      title: "You send photos",
      text: "Attach a few to your request and we’ll know what to bring.",
    },
    {
      title: "We place targets",
      text: "Removable targets tie the scans together. We never apply powder or paint without your approval.",
    },
    {
      title: "We look for gaps",
      text: "Before we leave, we assemble the surface and rescan missed patches.",
    },
  ],
};
export const deliverables = {
  note: "Three deliverables, prepared for your next step.",
  items: [
    {
      name: "Closed surface",
      use: "Watertight, for printing, milling and simulation.",
      format: "STL, OBJ, PLY",
    },
    { name: "Section drawings", use: "Cut at the stations you name, with dimensions.", format: "DWG, PDF" },
    {
      name: "Deviation map",
      use: "The scan against your design model or its own symmetry.",
      format: "PDF, PLY",
    },
  ],
};
export const price =
  "Size, surface and how much detail you need. Lifts, scaffolds and the hours we have with the object count, too.";
export const limits = {
  heading: "1 mm, and what it depends on",
  items: [
    {
      title: "A still object",
      text: "From one scanner position, we reach 1 mm on an object that doesn’t move. A hull in slings or a tank warming in the sun shifts by more. Across a large object, the accuracy is 1/8 inch over 100 ft.",
    },
    {
      title: "Difficult surfaces",
      text: "Polished metal and black rubber don’t reflect well. We’ll tell you up front if they need a removable matte spray.",
    },
    {
      title: "Inside",
      text: "What the scanner can’t reach is marked open, not filled in.",
    },
  ],
};
export const questions = [
  {
    question: "How big can it be?",
    answer: "As big as a ship’s hull. For anything smaller than a chair, a metrology lab is a better fit.",
  },
  {
    question: "Can you deliver a CAD model instead of a mesh?",
    answer: "Yes, where CAD surfaces can describe the shape.",
  },
  {
    question: "Does the object have to be clean?",
    answer: "Yes. Dirt gets measured, too. Remove growth and loose rust first.",
  },
];
export const closing = "Send us a photo and the rough size. We’ll come back with a method and a price.";

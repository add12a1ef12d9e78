export const description =
  "Digital twins for construction and architecture. A measured copy of your building that the whole team can open and keep current.";
export const lead =
  "A measured copy of your building for the design team, the builder and the owner. Every visit adds to it.";
export const summary = "A measured copy of your building for design and construction teams.";
export const attempt = "Turn a sample scan";
export const accuracy = "1/8 inch over 100 ft";
export const facts = [
  { term: "Accuracy", value: accuracy },
  { term: "Open formats", value: "E57, IFC, PLY" },
];
export const picture = {
  alt: "Two-story building at dusk. The ground floor is photorealistic, the upper floor a translucent model of mint lines.",
  caption: "Below, the building. Above, its digital twin.",
};
export const about = {
  heading: "One building, two ways to see it",
  paragraphs: [
    "Drawings show what was intended. A digital twin shows what was built. Every visible surface is in its true place, and every room has its name.",
    "Builders check the week’s work against it. Years later, the owner can see what’s behind the ceiling, because we scanned it before it closed.",
  ],
};
export const visit = {
  heading: "How a twin starts and stays current",
  steps: [
    {
      title: "We set control",
      text: "Every scan ties to fixed points around the site, so floors and phases line up.",
    },
    {
      title: "We scan it all once",
      text: "We scan inside and out and check the result before we publish.",
    },
    {
      title: "We come back",
      text: "At the stages you choose, we scan what changed. Every version keeps its date.",
    },
  ],
};
export const deliverables = {
  note: "Four deliverables. Start with what you need now. The rest can follow.",
  items: [
    {
      name: "Browser twin",
      use: "Turn it, cut it and measure. No special software.",
      format: "Web link",
    },
    { name: "Registered point cloud", use: "The measured record behind every view.", format: "E57, LAS" },
    {
      name: "Surface mesh",
      use: "For visualization and energy studies.",
      format: "OBJ, PLY",
    },
    {
      name: "Space and element model",
      use: "Levels, rooms and main elements as named objects.",
      format: "IFC",
    },
  ],
};
export const price =
  "Floor area, the number of visits and how much you want modeled. Site access and working hours count, too.";
export const limits = {
  heading: "How far to trust it",
  items: [
    {
      title: "Accuracy: 1/8 inch over 100 ft",
      text: "That holds across a registered building. The report lists the control points and the residual error at each.",
    },
    {
      title: "Visible surfaces only",
      text: "What’s inside a wall is included only if we scanned it open or marked it as taken from your drawings.",
    },
    {
      title: "Only as current as the last scan",
      text: "Every part carries its scan date.",
    },
  ],
};
export const scope = {
  heading: "Four layers, one coordinate system",
  lead: "Each layer is built from the ones below it and has its own tolerance. Your quote states what differs.",
  subject: "Layer",
  heads: ["What it holds", "Tolerance", "Left out"],
  rows: [
    {
      name: "Elements",
      cells: [
        "Doors, equipment and MEP as objects with data and scan date. LOD 200, LOD 300 where you ask",
        "2 inches, 1/2 inch at LOD 300",
        "Pipes under 2 inches, hardware",
      ],
    },
    {
      name: "Spaces",
      cells: ["Levels and rooms with names and areas. LOD 200", "1 inch", "Furniture, stored goods"],
    },
    {
      name: "Surfaces",
      cells: ["A mesh of everything visible", "1/4 inch to the points", "Glass, mirrors, wires"],
    },
    {
      name: "Points",
      cells: [
        "The measured record. Check anything above against it",
        "1/8 inch over 100 ft",
        "Inside of walls, moving things",
      ],
    },
  ],
  more: "What each layer holds",
  notes: [
    {
      title: "Models you can open",
      text: "Elements come as IFC 2x3 or 4. For Revit, add Scan to BIM to the same scan.",
    },
  ],
  examples: [
    {
      title: "Turnaround, an example",
      text: "48,000 sq ft on three floors: two days on site, two weeks to all four layers.",
    },
    {
      title: "A later visit",
      text: "One floor of it takes half a day to scan and about one week to update. Your quote has the dates.",
    },
  ],
};
export const questions = [
  {
    question: "How is a digital twin different from Scan to BIM?",
    answer:
      "Scan to BIM gives you a design model. A twin is the full record around it. You can start with a twin and model single floors later.",
  },
  {
    question: "Who owns the data?",
    answer: "You do, in open formats. You can move the twin to another platform.",
  },
  {
    question: "Can you scan an active job site?",
    answer:
      "Yes. We’ll agree on hours and zones with the superintendent and clean passing people out of the scan.",
  },
];
export const closing = "Tell us what you’re building. We’ll come back with a scan plan, dates and a price.";

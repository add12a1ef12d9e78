export const description =
  "Scan to BIM. Existing buildings laser scanned and rebuilt as Revit and IFC models, with a deviation report.";
export const lead =
  "We scan your building and rebuild it as a model. Design starts from what’s there, not from old drawings.";
export const summary = "A point cloud rebuilt as a building information model.";
export const attempt = "Turn the sample scan";
export const accuracy = "1/8 inch over 100 ft";
export const facts = [
  { term: "Accuracy", value: accuracy },
  { term: "Model formats", value: "RVT, IFC" },
];
export const picture = {
  alt: "Pump room. Scan points on the left turn into a BIM model colored by discipline on the right.",
  caption: "Left of the line, the scan. Right of it, the model.",
};
export const visit = {
  heading: "Before the model, the scan",
  steps: [
    {
      title: "We agree on scope",
      text: "Disciplines, level of detail, tolerances, template. Detail you don’t need only adds cost.",
    },
    {
      title: "We scan",
      text: "Scan positions overlap, so every surface is captured from more than one angle.",
    },
    {
      title: "You check the first room",
      text: "We model one area first. You settle families, names and detail before the rest follows.",
    },
  ],
};
export const deliverables = {
  note: "Five deliverables. Order only what you need.",
  items: [
    {
      name: "Registered point cloud",
      use: "The measured record behind the model.",
      format: "E57, LAS",
    },
    { name: "Revit model", use: "For teams that work in Revit.", format: "RVT" },
    { name: "Open model", use: "For coordination and your archive.", format: "IFC" },
    { name: "Drawings", use: "Plans, sections and elevations cut from the model.", format: "DWG, PDF" },
    {
      name: "Deviation report",
      use: "Where model and points differ, and by how much.",
      format: "PDF",
    },
  ],
};
export const price =
  "Floor area, disciplines and level of detail. Tight mechanical rooms and night work add scan time.";
export const limits = {
  heading: "Accuracy, and what a model rounds off",
  items: [
    {
      title: "Two accuracies",
      text: "The scan’s accuracy is 1/8 inch over 100 ft. The model holds the tolerance we agreed on, because it draws walls straight and no wall is.",
    },
    {
      title: "Hidden parts",
      text: "What the scanner couldn’t see is left out, or modeled from your drawings and labeled as assumed.",
    },
    {
      title: "Not a structural opinion",
      text: "We record sizes and positions. What a beam can carry is your engineer’s call.",
    },
  ],
};
export const scope = {
  heading: "What you order, line by line",
  lead: "The usual scope. Pick a level for each discipline. Your quote states every line that differs.",
  choice: "Show a level of detail",
  subject: "Element",
  heads: ["LOD 200", "LOD 300", "LOD 350", "Left out"],
  rows: [
    { name: "Tolerance to the scan", cells: ["2 in", "1/2 in", "1/4 in", "What the scanner couldn’t see"] },
    {
      name: "Walls, floors, ceilings",
      cells: [
        "Overall thickness",
        "True thickness, openings",
        "Soffits, trim over 2 in",
        "Layers inside a wall",
      ],
    },
    {
      name: "Doors and windows",
      cells: ["Openings", "Frames and leaves by size", "Sills, transoms", "Hardware"],
    },
    {
      name: "Structure",
      cells: ["Grid and depth", "Section sizes", "Visible connections", "Rebar, encased steel"],
    },
    {
      name: "Pipes and ducts",
      cells: [
        "Main routes",
        "From 2 in, with fittings",
        "From 1 in, with hangers",
        "Flow, routes in closed shafts",
      ],
    },
    {
      name: "Equipment",
      cells: ["Box of the right size", "Shape and connections", "Supports, clearances", "Internal parts"],
    },
  ],
  more: "Versions and turnaround",
  notes: [
    {
      title: "Revit versions",
      text: "Revit 2023 or later, in the version you name. A newer file doesn’t open in an older Revit. IFC as 2x3 or 4.",
    },
  ],
  examples: [
    {
      title: "Turnaround, an example",
      text: "48,000 sq ft on three floors, architecture and structure at LOD 300: two days on site, two weeks to the model.",
    },
    {
      title: "A larger or finer model",
      text: "Each further 25,000 sq ft takes about one more day on site and one more week. Pipes and ducts at LOD 350 about double the weeks. Your quote has the dates.",
    },
  ],
};
export const questions = [
  {
    question: "Which level of detail should we order?",
    answer:
      "The lowest that answers your question. Massing suits a feasibility study, main routes suit coordination.",
  },
  {
    question: "Can you work with our template and naming?",
    answer: "Yes. Send both with your request.",
  },
  {
    question: "We already have a point cloud. Can you model from it?",
    answer: "Often, yes. Upload a sample and we’ll check it before we quote.",
  },
];
export const closing = "Tell us about the building. We’ll come back with a scope, a date and a price.";

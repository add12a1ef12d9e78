// The page about Scan to BIM.

export const description =
  "Scan to BIM. Existing buildings laser scanned and rebuilt as Revit and IFC models, with a deviation report.";
export const lead =
  "We scan your building and rebuild it as a model. Design starts from what’s there, not from old drawings.";
export const summary = "A point cloud rebuilt as a building information model.";
export const accuracy = "1/8 inch over 100 ft";
export const facts = [
  { term: "Accuracy", value: accuracy },
  { term: "Model formats", value: "RVT, IFC" },
];
export const picture = {
  alt: "Pump room. Scan points on the left turn into a BIM model colored by discipline on the right.",
  caption: "Left of the line, the scan. Right of it, the model.",
};
export const about = {
  heading: "Objects instead of points",
  paragraphs: [
    "A point cloud knows where everything is and what nothing is. In the model, a pipe is a pipe. It has a diameter, a system and two ends.",
    "Our modelers build it from the points, one discipline at a time. Where the scan leaves a question, we flag it instead of guessing.",
  ],
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
/** What each industry orders the service for. */
export const uses = {
  "architecture-engineering-construction": "Renovations designed on true existing conditions.",
  "facilities-management": "Mechanical rooms with every valve in place.",
  manufacturing: "New lines routed through existing buildings.",
  "government-and-public-sector": "Public buildings brought to one modeling standard.",
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

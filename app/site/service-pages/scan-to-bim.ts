import type { ServicePage } from "./service-page";

export const scanToBim: ServicePage = {
  description:
    "Scan to BIM: existing buildings laser scanned and rebuilt as Revit and IFC models by discipline, with a deviation report. California, Nevada, Oregon.",
  lead: "We scan the building as it stands and rebuild it as a model, so design starts from what is there and not from old drawings.",
  summary: "A point cloud rebuilt as a building information model, discipline by discipline.",
  callToAction: "Get a Free Quote",
  facts: [
    { term: "Accuracy", value: "1/8 inch over 100 ft" },
    { term: "Turnaround", value: "typically 1-2 weeks" },
    { term: "Model formats", value: "RVT, IFC" },
    { term: "Service regions", value: "CA, NV, OR" },
  ],
  picture: {
    alt: "Pump room: laser-scan points on the left turn into a BIM model colored by discipline on the right.",
    caption: "Left of the line, what the scanner recorded. Right of it, the model.",
  },
  about: {
    heading: "Objects instead of points",
    paragraphs: [
      "A point cloud knows where everything is and what nothing is. In the model a pipe is a pipe: it has a diameter, a system, a level and two ends, and software can count it, connect it and check it for clashes.",
      "People draw the model, from the points, discipline by discipline. Where the points leave a question open, the model says so instead of guessing.",
    ],
  },
  visit: {
    heading: "Before the model, the survey",
    steps: [
      {
        title: "We agree on the depth",
        text: "Which disciplines, which level of detail, which tolerances, which template. A model that holds more than you need costs more than it helps.",
      },
      {
        title: "We scan",
        text: "Stations overlap, so that every surface is seen from two sides. Ceilings are opened where you allow it.",
      },
      {
        title: "You check the first room",
        text: "One area is modeled and sent ahead. Families, names and detail are settled there, before the rest follows.",
      },
    ],
  },
  deliverables: {
    note: "Five deliverables. Leave out what you do not need, and say so in the booking form.",
    items: [
      {
        name: "Registered point cloud",
        use: "The measured record. Keep it: every later question can be answered from it.",
        format: "E57, LAS",
      },
      {
        name: "Revit model",
        use: "For architects and engineers who continue in the same software.",
        format: "RVT",
      },
      { name: "Open model", use: "For coordination across software, and for the archive.", format: "IFC" },
      { name: "Drawings", use: "Plans, sections and elevations taken from the model.", format: "DWG, PDF" },
      {
        name: "Deviation report",
        use: "Where the model and the points differ, and by how much.",
        format: "PDF",
      },
    ],
  },
  limits: {
    heading: "Accuracy, and what a model rounds off",
    items: [
      {
        title: "Two accuracies",
        text: "The scan holds 1/8 inch over 100 ft. The model holds the tolerance we agreed on: walls are drawn straight although no wall is. The deviation report shows the difference in color.",
      },
      {
        title: "Hidden parts",
        text: "What the scanner could not see is left out, or modeled from your drawings on a layer of its own, named as assumed.",
      },
      {
        title: "Not a structural opinion",
        text: "We record sizes and positions. What a beam can carry remains the engineer's word.",
      },
    ],
  },
  uses: [
    {
      industry: "architecture-engineering-construction",
      text: "Renovation and extension, designed on true existing conditions.",
    },
    {
      industry: "facilities-management",
      text: "Plant rooms with every valve in its place, ready for the maintenance system.",
    },
    { industry: "manufacturing", text: "New lines routed through old halls, checked for clashes first." },
    {
      industry: "government-and-public-sector",
      text: "Public buildings brought to a common modeling standard.",
    },
  ],
  questions: [
    {
      question: "Which level of detail should we order?",
      answer:
        "The lowest that answers your question. Massing and openings for a feasibility study, main routes for coordination, every fitting only where you will touch it. Tell us the next step and we propose the level.",
    },
    {
      question: "Can you work with our template and naming?",
      answer:
        "Yes. Send the template and the naming standard with the booking; the first checked room confirms both.",
    },
    {
      question: "We already have a point cloud. Can you model from it?",
      answer:
        "Often, yes. Upload a sample or describe it in the booking form. We check coverage and registration before we quote.",
    },
  ],
  closing: "Tell us about the building. We answer with a scope, a date and a price.",
};

import type { ServicePage } from "./service-page";

export const digitalTwin: ServicePage = {
  description:
    "Digital twins for construction and architecture: a measured, layered copy of a building that the whole team can open, measure and keep up to date.",
  lead: "A measured copy of the building that design, construction and the later owner all work from, and that grows with every visit.",
  summary: "A measured copy of a building that construction and architecture teams can work from.",
  callToAction: "Get a Free Quote",
  facts: [
    { term: "Accuracy", value: "1/8 inch over 100 ft" },
    { term: "Turnaround", value: "typically 1-2 weeks" },
    { term: "Open formats", value: "E57, IFC, PLY" },
    { term: "Service regions", value: "CA, NV, OR" },
  ],
  picture: {
    alt: "Two-story building at dusk: the lit ground floor is photorealistic, the upper floor continues as a translucent model of mint lines.",
    caption: "Below, the building. Above, the same building as its twin holds it.",
  },
  about: {
    heading: "One building, held twice",
    paragraphs: [
      "Drawings show what was intended. A digital twin shows what was built: every surface the scanner could see, in its true place, joined to the spaces, parts and documents that belong to it.",
      "The construction team checks the week's work against it. The architect measures an opening from the office. Years later the owner opens the same file to find out what is behind the ceiling, because it was scanned before the ceiling was closed.",
    ],
  },
  visit: {
    heading: "How the twin begins, and how it stays true",
    steps: [
      {
        title: "A control frame",
        text: "On the first visit we set fixed points around the site. Every later scan hangs on the same points, so floors and months fit together.",
      },
      {
        title: "The first survey",
        text: "We scan inside and out, register the stations to the frame, and check them against each other before anything is published.",
      },
      {
        title: "Return visits",
        text: "At the stages you name, for instance before the ceilings close, we scan what has changed. The twin keeps each state with its date.",
      },
    ],
  },
  deliverables: {
    note: "Five deliverables. Start with the ones the project needs now; the scan is kept, so the rest can follow.",
    items: [
      {
        name: "Twin in the browser",
        use: "Walk, measure and comment without special software.",
        format: "Web link",
      },
      { name: "Registered point cloud", use: "The measured record behind every view.", format: "E57, LAS" },
      {
        name: "Surface model",
        use: "For visualization, energy studies and game engines.",
        format: "OBJ, PLY",
      },
      {
        name: "Space and element model",
        use: "Levels, rooms and main elements as objects with names.",
        format: "IFC",
      },
      { name: "State comparison", use: "What changed between two visits, on a marked plan.", format: "PDF" },
    ],
  },
  limits: {
    heading: "How far to trust it",
    items: [
      {
        title: "1/8 inch over 100 ft",
        text: "That is the accuracy across a registered building. The report names the control points and what remains between them.",
      },
      {
        title: "Seen surfaces only",
        text: "A scanner sees as far as light does. What is closed in a wall is in the twin only if it was scanned while open, or taken from your drawings and marked as such.",
      },
      {
        title: "As new as the last visit",
        text: "Each part of the twin carries the date on which it was recorded. Nothing is carried forward silently.",
      },
    ],
  },
  uses: [
    {
      industry: "architecture-engineering-construction",
      text: "Existing conditions for the design team, progress against the model for the site.",
    },
    { industry: "commercial-real-estate", text: "One reference for owner, broker and fit-out team." },
    {
      industry: "government-and-public-sector",
      text: "A record of public buildings that outlasts staff and contractors.",
    },
  ],
  questions: [
    {
      question: "How does a digital twin differ from Scan to BIM?",
      answer:
        "Scan to BIM ends with a design model in your software. A twin is the record around it: point cloud, pictures, spaces and dates in one place. Many projects order the twin first and model single floors from it later.",
    },
    {
      question: "Who owns the data?",
      answer: "You do. All parts are delivered in open formats, so the twin can move to another platform.",
    },
    {
      question: "Can you scan while the site is working?",
      answer:
        "Yes. We agree on hours and zones with the superintendent. People and machines that pass through a scan are removed from the cloud.",
    },
  ],
  closing: "Tell us what is being built. We answer with a scan plan, dates and a price.",
};

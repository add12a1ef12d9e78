import type { ServicePage } from "./service-page";

export const scanToPlan: ServicePage = {
  description:
    "Scan to Plan: as-built floor plans, sections, elevations and area schedules drawn from a laser scan, in CAD and print formats.",
  lead: "Floor plans, sections and elevations drawn from a scan, with dimensions and areas that anybody can check against the points.",
  summary: "Floor plans, sections and elevations drawn from the scan.",
  callToAction: "Get a Free Quote",
  facts: [
    { term: "Accuracy", value: "1/8 inch over 100 ft" },
    { term: "Turnaround", value: "typically 1-2 weeks" },
    { term: "Drawing formats", value: "DWG, PDF" },
    { term: "Service regions", value: "CA, NV, OR" },
  ],
  picture: {
    alt: "Furnished apartment seen from above; the left half is photorealistic, the right half has become a line drawing of the same plan.",
    caption: "The apartment from above, halfway to its drawing.",
  },
  about: {
    heading: "Drawings you can build on",
    paragraphs: [
      "A tape measures one distance at a time, and each has to be written down by someone in a hurry. A scan takes all of them at once. We draw the plan at a desk, and every line lies on points that you can open yourself.",
      "That settles the questions that come weeks later, too. Nobody returns to the site because one dimension was missed: it is in the cloud.",
    ],
  },
  visit: {
    heading: "A short visit, then quiet drawing",
    steps: [
      {
        title: "Every room once",
        text: "We set up the scanner in each room and in each doorway. Furniture may stay; we need to see the walls in a few places.",
      },
      {
        title: "Levels tied together",
        text: "Stairs and outside walls are scanned as well, so that the floors lie exactly one above the other.",
      },
      {
        title: "Drawn to your standard",
        text: "Layers, line weights, units and title block follow your template or ours. Each sheet is checked against the points before it leaves us.",
      },
    ],
  },
  deliverables: {
    note: "Four deliverables. Choose the views you need; the scan behind them covers them all.",
    items: [
      {
        name: "Floor and ceiling plans",
        use: "For permits, leases and every later design.",
        format: "DWG, PDF",
      },
      {
        name: "Sections and elevations",
        use: "Heights, stairs, roof lines and facades.",
        format: "DWG, PDF",
      },
      {
        name: "Area schedule",
        use: "Rooms and areas, with the measuring rule that was used.",
        format: "PDF, CSV",
      },
      { name: "Point cloud", use: "To check any line, or to draw the one that is missing.", format: "E57" },
    ],
  },
  limits: {
    heading: "What the lines mean",
    items: [
      {
        title: "Cut at one height",
        text: "A plan is a cut. Walls that lean or bulge are drawn where they are at the height written on the sheet; a section shows the rest.",
      },
      {
        title: "Finished surfaces",
        text: "Dimensions run between the surfaces one can see and touch. What is inside a wall is not on the plan unless it was open.",
      },
      {
        title: "Not a boundary survey",
        text: "We draw buildings. Property lines are set by a licensed land surveyor, whose drawing we fit ours to.",
      },
    ],
  },
  uses: [
    {
      industry: "residential-real-estate",
      text: "Plans with true areas for the listing, or for the remodel.",
    },
    {
      industry: "architecture-engineering-construction",
      text: "As-built drawings on the first day of the design.",
    },
    {
      industry: "insurance-and-restoration",
      text: "Rooms and quantities for the estimate, taken before demolition.",
    },
    {
      industry: "commercial-real-estate",
      text: "Areas for the lease, by the measuring rule that the lease names.",
    },
  ],
  questions: [
    {
      question: "Do the rooms have to be empty?",
      answer:
        "No. We need to see floor and walls in a few places of each room. Full closets are drawn by their outside.",
    },
    {
      question: "Which measuring rule do you use for areas?",
      answer:
        "The one you name. Without one we state net room areas and gross outline, and say how they were taken.",
    },
    {
      question: "Can the plan become a 3D model later?",
      answer: "Yes. The point cloud is kept with the drawings, so Scan to BIM can start from the same visit.",
    },
  ],
  closing: "Send us the address and the drawings you need. We answer with a date and a price.",
};

export const description =
  "Scan to Plan. As-built floor plans, sections, elevations and area schedules drawn from a laser scan.";
export const lead =
  "Floor plans, sections and elevations with dimensions and areas anyone can check against the scan.";
export const summary = "Floor plans, sections and elevations drawn from the scan.";
export const attempt = "Measure a sample plan";
export const accuracy = "1/8 inch over 100 ft";
export const facts = [
  { term: "Accuracy", value: accuracy },
  { term: "Drawing formats", value: "DWG, PDF" },
];
export const picture = {
  alt: "Furnished apartment from above, half photograph, half line drawing.",
  caption: "The apartment from above, halfway to its drawing.",
};
export const visit = {
  heading: "A short visit, then we draw",
  steps: [
    {
      title: "We scan every room",
      text: "We set up in each room and doorway. Furniture can stay.",
    },
    {
      title: "We tie floors together",
      text: "Stairs and outside walls make the floors line up.",
    },
    {
      title: "We draw to your standard",
      text: "Layers, line weights and title block follow your template or ours.",
    },
  ],
};
export const deliverables = {
  note: "Four deliverables. One scan covers them all.",
  items: [
    {
      name: "Floor and ceiling plans",
      use: "For permits, leases and future design work.",
      format: "DWG, PDF",
    },
    { name: "Sections and elevations", use: "Heights, stairs, roof lines and facades.", format: "DWG, PDF" },
    {
      name: "Area schedule",
      use: "Rooms, areas and the standard we measured by.",
      format: "PDF, CSV",
    },
    { name: "Point cloud", use: "To check a line or draw one that’s missing.", format: "E57" },
  ],
};
export const price =
  "Floor area and the number of sheets. Stairs, sloped ceilings and crowded rooms take longer to scan and draw.";
export const limits = {
  heading: "What the lines mean",
  items: [
    {
      title: "Cut at one height",
      text: "The sheet states the height of the cut. Where walls lean, a section shows the rest.",
    },
    {
      title: "Finished surfaces",
      text: "Dimensions run between finished surfaces. What’s inside a wall isn’t on the plan.",
    },
    {
      title: "Not a boundary survey",
      text: "A licensed land surveyor sets property lines. We fit our drawings to that survey.",
    },
  ],
};
export const questions = [
  {
    question: "Do the rooms have to be empty?",
    answer: "No. We need to see parts of the floor and walls.",
  },
  {
    question: "Which standard do you measure area by?",
    answer: "The one you or your lease names, such as BOMA or ANSI Z765.",
  },
  {
    question: "Can the plan become a 3D model later?",
    answer: "Yes. The point cloud is among your files, so Scan to BIM can start from the same visit.",
  },
];
export const closing =
  "Send us the address and the drawings you need. We’ll come back with a date and a price.";

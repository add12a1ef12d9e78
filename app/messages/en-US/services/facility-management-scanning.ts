export const description =
  "Facility management scanning. Pipes, ducts, valves and equipment located in 3D and listed for your maintenance software.";
export const lead =
  "We scan mechanical rooms, corridors, ceilings and roofs and turn them into an asset list tied to exact locations.";
export const summary = "Every pipe, duct and asset mapped once, so your crew never has to hunt for it.";
export const attempt = "See a sample register";
export const accuracy = "1/8 inch over 100 ft";
export const facts = [
  { term: "Accuracy", value: accuracy },
  { term: "Asset list", value: "CSV, XLSX" },
];
export const picture = {
  alt: "Utility corridor with ducts and pipes. One pipe system is highlighted in mint.",
  caption: "One system, followed through a crowded corridor.",
};
export const about = {
  heading: "The building, minus the hunting",
  paragraphs: [
    "Which valve closes this riser? Will the new unit fit through the door? The people who know tend to retire.",
    "We give every item a name and a location. From then on, the answer is a search on your phone.",
  ],
};
export const visit = {
  heading: "On site, with nothing shut down",
  steps: [
    {
      title: "We walk it with you",
      text: "Someone who knows the building shows us the systems and the locked rooms.",
    },
    {
      title: "We scan as you operate",
      text: "The scanner touches nothing. We can come nights or weekends.",
    },
    {
      title: "We read the nameplates",
      text: "We photograph nameplates and tags and enter each beside its item.",
    },
  ],
};
export const deliverables = {
  note: "Four deliverables, ready to load into the system you already use.",
  items: [
    {
      name: "Asset register",
      use: "Every item with tag, system, room and photo.",
      format: "CSV, XLSX",
    },
    {
      name: "360° walkthrough",
      use: "Look around any room from your desk. The tags are those of the register.",
      format: "Web link",
    },
    {
      name: "Systems model",
      use: "Main pipe and duct routes, color-coded by system.",
      format: "IFC, DWG",
    },
    { name: "Point cloud", use: "To check clearances for replacement units.", format: "E57" },
  ],
};
export const price =
  "Floor area, the number of systems and how much data you want per asset. Lifts and after-hours access add time.";
export const limits = {
  heading: "What the register can promise",
  items: [
    {
      title: "Positions",
      text: "The accuracy is 1/8 inch over 100 ft. Whether that’s enough to order a spool piece is your fitter’s call.",
    },
    {
      title: "Lines of sight",
      text: "Above fixed ceilings, we record what an opening shows. Anything we couldn’t see is marked.",
    },
    {
      title: "Flow and condition",
      text: "We follow the route. Your operators confirm what runs in a pipe and whether a valve closes tight.",
    },
  ],
};
export const questions = [
  {
    question: "Does it work with our maintenance software?",
    answer: "If it imports tables, yes. Send us a sample export and we’ll match the columns.",
  },
  {
    question: "Do you open ceilings?",
    answer: "Loose tiles, with your permission. Your crew opens fixed ceilings and shafts.",
  },
  {
    question: "How do we keep it current?",
    answer: "Edit small changes in the table. After larger work, we’ll rescan the area. Tags stay the same.",
  },
];
export const closing = "Where does your crew lose the most time looking?";

export const sample = {
  heading: "A number in the picture, a line in the list",
  lead: "Look up an asset and see where it is. Stand in front of one and see what it is.",
  alt: "Rooftop equipment, partly as scan points, with four numbered items. An air handler, a valve, an insulated pipe and a chiller.",
  items: {
    airHandler: {
      name: "Air handler",
      system: "Ventilation",
      record: "Model, filter size, service side",
    },
    valve: { name: "Shutoff valve", system: "Chilled water", record: "Size, position, what it closes" },
    pipe: { name: "Insulated pipe", system: "Chilled water", record: "Diameter, route, supports" },
    chiller: { name: "Chiller", system: "Chilled water", record: "Nameplate, clearance for removal" },
  },
};

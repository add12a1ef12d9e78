import type { ServicePage } from "./service-page";

export const facilityManagementScanning: ServicePage = {
  description:
    "Facility management scanning: pipes, ducts, valves and equipment located in 3D and listed by system, ready for your maintenance software.",
  lead: "We scan plant rooms, corridors, ceilings and roofs, and turn what we find into a list that points to a place.",
  summary: "Pipes, ducts and equipment located once, so nobody has to search for them again.",
  callToAction: "Get a Free Quote",
  facts: [
    { term: "Accuracy", value: "1/8 inch over 100 ft" },
    { term: "Asset list", value: "CSV, IFC" },
    { term: "Turnaround", value: "typically 1-2 weeks" },
    { term: "Service regions", value: "CA, NV, OR" },
  ],
  picture: {
    alt: "Services corridor with ducts, cable trays and pipes; one pipe system is picked out in mint.",
    caption: "One system, followed through a corridor of many.",
  },
  about: {
    heading: "The building, minus the searching",
    paragraphs: [
      "Much of the time spent on a repair goes into finding things: which valve closes this riser, what is above that tile, whether the new unit passes through the door. The people who know tend to retire.",
      "We record the technical spaces once, give every item a name and a place, and link both. From then on the answer is a search on a phone, with a picture of the spot.",
    ],
  },
  visit: {
    heading: "On site, without stopping anything",
    steps: [
      {
        title: "We walk it with you",
        text: "Somebody who knows the building shows us the systems, the locked rooms, and the places where nobody should stand.",
      },
      {
        title: "We scan in operation",
        text: "The scanner touches nothing and needs no shutdown. Night and weekend hours are possible for busy spaces.",
      },
      {
        title: "We read the plates",
        text: "Type plates and existing tags are photographed close up and typed into the list, each beside its item.",
      },
    ],
  },
  deliverables: {
    note: "Four deliverables, made to be loaded into the system that you already use.",
    items: [
      {
        name: "Asset register",
        use: "Every item with tag, system, room, position and picture.",
        format: "CSV, XLSX",
      },
      {
        name: "Panorama walk",
        use: "Look around any room from the desk; click an item to see its record.",
        format: "Web link",
      },
      {
        name: "Systems model",
        use: "Main routes of pipe, duct and tray, one color a system.",
        format: "IFC, DWG",
      },
      { name: "Point cloud", use: "To measure clearances and paths for replacement units.", format: "E57" },
    ],
  },
  limits: {
    heading: "What the register can promise",
    items: [
      {
        title: "Positions",
        text: "Items lie within the accuracy of the scan, 1/8 inch over 100 ft: enough to order the spool piece, not only to find the valve.",
      },
      {
        title: "Lines of sight",
        text: "Above fixed ceilings and inside shafts we record what an opening shows. Each stretch without a view is marked as not seen.",
      },
      {
        title: "Flow and state",
        text: "We follow a pipe by where it goes. What runs in it, and whether a valve closes tightly, your operators confirm.",
      },
    ],
  },
  uses: [
    {
      industry: "facilities-management",
      text: "Handover from one contractor to the next, with nothing lost between them.",
    },
    {
      industry: "commercial-real-estate",
      text: "One register for a portfolio whose drawings come from many decades.",
    },
    { industry: "manufacturing", text: "Utilities of a plant, planned around without a shutdown." },
    {
      industry: "government-and-public-sector",
      text: "Hospitals, schools and depots, documented building by building.",
    },
  ],
  questions: [
    {
      question: "Does it fit our maintenance software?",
      answer:
        "If it imports tables, yes. Send us an export of a few records, and the register arrives with the same columns and codes.",
    },
    {
      question: "Do you open ceilings?",
      answer:
        "Loose tiles, with your permission and one area at a time. Fixed ceilings and shafts are for your own crew to open.",
    },
    {
      question: "How do we keep it current?",
      answer:
        "Small changes are edits in the table. After larger works we scan the area again and exchange that part; tags stay the same.",
    },
  ],
  closing: "Which rooms do your people search the longest?",
};

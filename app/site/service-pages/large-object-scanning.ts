import type { ServicePage } from "./service-page";

export const largeObjectScanning: ServicePage = {
  description:
    "Large object scanning: hulls, tanks, machines, castings and sculptures recorded whole, with sections, meshes and deviations down to 1 mm.",
  lead: "Hulls, tanks, machines and sculptures, recorded whole where they stand, as points, surface and sections.",
  summary: "Hulls, tanks, machines and sculptures, recorded whole.",
  callToAction: "Get a Free Quote",
  facts: [
    { term: "Accuracy in detail", value: "1 mm" },
    { term: "Turnaround", value: "typically 1-2 weeks" },
    { term: "Mesh formats", value: "STL, OBJ, PLY" },
    { term: "Service regions", value: "CA, NV, OR" },
  ],
  picture: {
    alt: "Sailing yacht on stands in a hall: the bow as a photograph, the stern as scan points with section rings.",
    caption: "A yacht on its stands. Toward the stern, the points and the sections taken through them.",
  },
  about: {
    heading: "Too large to send away",
    paragraphs: [
      "Objects of this kind cannot go to the measuring room, so the measuring room comes to them. We scan from the floor, from ladders and lifts, all the way around and underneath, until every side has been seen from more than one place.",
      "The outcome is a shape without gaps: for a replacement part, for a repair that must fit, for a mold, or for the archive of something that exists only once.",
    ],
  },
  visit: {
    heading: "Around the object, and under it",
    steps: [
      {
        title: "We see pictures first",
        text: "Size, surface and surroundings decide on the method. Attach a few photographs to the booking and we know what to bring.",
      },
      {
        title: "Targets go up",
        text: "Small removable targets around the object, and if allowed on it, tie all positions together. No powder or paint without your word.",
      },
      {
        title: "We close the shape",
        text: "Before we leave, the raw surface is put together on site, so that missed patches show while they can still be scanned.",
      },
    ],
  },
  deliverables: {
    note: "Three deliverables. Tell us the next step, be it a mold, a part or a drawing, and we prepare the files for it.",
    items: [
      {
        name: "Closed surface",
        use: "For printing, milling and simulation: watertight and cleaned.",
        format: "STL, OBJ, PLY",
      },
      {
        name: "Section drawings",
        use: "Lines at the stations you name, with dimensions.",
        format: "DWG, PDF",
      },
      {
        name: "Deviation map",
        use: "The scan against your design model, or against its own symmetry.",
        format: "PDF, PLY",
      },
    ],
  },
  limits: {
    heading: "1 mm, and what it depends on",
    items: [
      {
        title: "A still object",
        text: "Detail accuracy is 1 mm on an object that does not move. A hull in slings, or a tank that warms in the sun, changes shape by more.",
      },
      {
        title: "Difficult surfaces",
        text: "Polished metal, clear plastic and black rubber give back little light. We say beforehand where they will need a matting spray that comes off again.",
      },
      {
        title: "Inside",
        text: "Hollow parts are recorded as far as a person or the scanner can reach in. What remains is marked open, not filled in.",
      },
    ],
  },
  uses: [
    { industry: "manufacturing", text: "Worn castings and tooling turned back into drawings." },
    {
      industry: "insurance-and-restoration",
      text: "Vehicles, vessels and machines after damage, before repair.",
    },
    { industry: "government-and-public-sector", text: "Monuments and sculptures recorded for conservation." },
  ],
  questions: [
    {
      question: "How large may it be?",
      answer:
        "As large as a ship's hull. The smallest useful size is about that of a chair; for anything less, a metrology lab serves you better.",
    },
    {
      question: "Can you deliver a CAD model instead of a mesh?",
      answer:
        "Yes, where the shape is made of surfaces that CAD can describe. Say so in the booking form, and name the software that you use.",
    },
    {
      question: "Does the object have to be clean?",
      answer:
        "Yes, as far as dirt would be measured with it. Growth, ice and loose rust should be off before we come.",
    },
  ],
  closing: "Send us a picture and its rough size. We answer with a method and a price.",
};

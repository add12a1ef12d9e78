import { plural } from "~/messages/plural";

export const title = "Home";
export const metaDescription =
  "3D scanning in California, Nevada and Oregon: virtual tours, digital twins, virtual staging, scan to BIM and scan to plan, measured to 1/8 inch over 100 ft.";

export const hero = {
  title: "Visualize with Precision, Build with Confidence",
  lead: "We scan rooms, buildings and large objects in California, Nevada and Oregon, then deliver tours, drawings and models you can measure from.",
  accuracy: (figure: string) => `Accurate to ${figure}`,
  caption: "One room, twice: as a point cloud and as you’d see it.",
  points: "A living room as a laser scan: sofa, shelves and lamps made of thousands of points.",
  photo: "The same living room as a photo.",
  comparison: "Move the line between point cloud and photo",
  /** The page's script replaces # with a number from 0 to 100. */
  comparisonValue: "# percent point cloud",
};

export const steps = {
  title: "Get Started With Us",
  lead: "Here’s how our simple service booking process works",
  select: {
    title: "Select Your Service",
    text: "Choose Virtual Tours, Digital Twins or Virtual Staging. There are four more.",
    alt: "Three models on plinths: an apartment, a building and a furnished room. The building is highlighted.",
  },
  customize: {
    title: "Customize Your Project",
    text: "Tell us the property type, area size and any special requirements.",
    alt: "Model of a room with one wall pulled out, handles at its corners and dimensions along its edges.",
  },
  schedule: {
    title: "Schedule & Confirm",
    text: "Pick a date for a site visit or virtual consultation. You’ll get a confirmation and instructions to complete the reservation.",
    alt: "A scanner fans its beam through a room. Beside it, a calendar with one day raised.",
  },
};

export const services = {
  title: "Our core services",
  lead: "Discover Our 3D Services That Bring Spaces to Life",
};

export const unsure = {
  title: "Not sure which one you need?",
  text: "Tell us about the space and what you need from it. A person reads every request and will recommend the right service.",
};

export const figures = {
  title: "Measured, not estimated",
  building: "Accuracy across a building",
  buildingUnit: "inch",
  buildingSpan: "over 100 ft",
  detail: "Accuracy up close",
  detailUnit: "mm",
  detailReach: "from one scanner position, on a still object",
  buyers: "Why sellers post a tour",
  buyersUnit: "%",
  buyersText: "of buyers are more likely to buy with a virtual tour.",
  source: "Source: <source></source>",
  sectors: "Industries we serve",
};

export const questions = {
  title: "Frequently Asked Questions",
  contact: (email: string) => `Something else? Email <email>${email}</email>.`,
  /** Used if the company has set no times for its services. */
  usualTime: "Typically 1-2 weeks after the visit.",
  list: (city: string, time: string) => [
    {
      question: "What services do you offer?",
      answer:
        "3D Virtual Tours, Digital Twin, Virtual Staging, Scan to BIM, Scan to Plan, Facility Management Scanning and Large Object Scanning. Each one has a page that lists what you’ll get.",
    },
    {
      question: "How do I book?",
      answer: "Click “Book an Appointment” and fill in the details. It’s five short steps, with no account.",
    },
    {
      question: "How long does a project take?",
      answer: `${time} On a deadline? Tell us in the form and we’ll let you know if we can meet it.`,
    },
    {
      question: "Do you take on custom projects?",
      answer: "Yes. Tell us what you have and what you need, and we’ll put together a plan.",
    },
    {
      question: "Where do you work?",
      answer: `Throughout California, Nevada and Oregon. Our studio is in ${city}.`,
    },
  ],
  cost: {
    question: "What does it cost?",
    depends: "That depends on the size of the space and on what you need drawn or modeled.",
    promise: "A quote is free, and you’ll have a price before anyone comes out.",
  },
  prepare: {
    question: "How do I prepare for the visit?",
    answer: "Make sure we can get into every room, and tell us what we should know about the place.",
    more: "See the checklist",
  },
  reschedule: {
    question: "Can I change the date?",
    answer: "Yes. Every request has a private page. Ask for another date there at any time.",
    until: plural({
      one: "You can cancel the visit there until # hour before it starts.",
      other: "You can cancel the visit there until # hours before it starts.",
    }),
  },
  fileSize: {
    question: "How large can my files be?",
    answer: (files: number, size: string) =>
      `Up to ${files} files of ${size} each. If one is larger, put a link to it in the form, and we’ll get it there.`,
  },
  reply: "When will I hear from you?",
  payment: "How do I pay?",
  ownership: "Who owns the data?",
};

export const closing = "Tell us about the space. We’ll come back with a price and a date.";

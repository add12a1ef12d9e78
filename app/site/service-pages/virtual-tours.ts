import type { ServicePage } from "./service-page";

export const virtualTours: ServicePage = {
  description:
    "3D virtual tours of homes, stores, hotels and venues: walk through from any screen, with a dollhouse view, a floor plan and stills from the same visit.",
  lead: "We record a property station by station and join the stations into a tour that anyone can walk through in a browser.",
  summary: "Walk through a property from any screen, room by room.",
  callToAction: "Book an Appointment",
  facts: [
    { term: "Runs on", value: "phone, desktop, headset" },
    { term: "Views", value: "walk, dollhouse, plan" },
    { term: "Turnaround", value: "typically 1-2 weeks" },
    { term: "Service regions", value: "CA, NV, OR" },
  ],
  picture: {
    alt: "Living and dining room in late-morning light; mint rings on the floor, joined by a dotted route, mark the stations of a 3D tour.",
    caption: "Each ring is a place where the camera stood, and where your visitor can stand.",
  },
  about: {
    heading: "A visit that needs no appointment",
    paragraphs: [
      "A 3D tour is more than a set of round photographs. Behind the pictures lies the geometry of the rooms, so the visitor moves from station to station, looks in every direction, rises above the building to see it as a dollhouse, and drops back in at any spot on the plan.",
      "63% of buyers are more likely to buy with a virtual tour. The others gain as well: people who would not have liked the place find out before anyone has driven to it.",
    ],
  },
  visit: {
    heading: "The day we come by",
    steps: [
      {
        title: "You make it ready",
        text: "Lights on, blinds as you like them, personal things out of sight. We send you a short list beforehand.",
      },
      {
        title: "We walk the route",
        text: "We plan stations so that every doorway connects two of them and no corner is left out. People and pets stay out of the room being recorded.",
      },
      {
        title: "We check before we leave",
        text: "Every station is looked at on the spot. What is blurred or blocked is recorded again while the tripod is still there.",
      },
    ],
  },
  deliverables: {
    note: "Four deliverables from one visit. Link the tour from a listing, embed it in your own site, or both.",
    items: [
      {
        name: "Hosted tour",
        use: "For listings, mail and social posts: one link, no app to install.",
        format: "Web link",
      },
      { name: "Embed code", use: "For your own website, in a frame of the size you choose.", format: "HTML" },
      {
        name: "Floor plan sheet",
        use: "A schematic plan with room names, to print or attach.",
        format: "PDF",
      },
      { name: "Walkthrough film", use: "For channels that take video only.", format: "MP4" },
    ],
  },
  limits: {
    heading: "What a tour can and cannot tell",
    items: [
      {
        title: "Made for looking",
        text: "Room sizes read off a tour are good enough to see whether the sofa fits. When a contract depends on the figure, order Scan to Plan with it: one visit serves both.",
      },
      {
        title: "Glass, mirrors, sun",
        text: "Mirrors and large panes can leave gaps in the dollhouse view. We choose stations and hours to keep them few, and retouch what remains.",
      },
      {
        title: "A moment, kept",
        text: "The tour shows the day of the visit. After a renovation, single rooms can be recorded again and exchanged.",
      },
    ],
  },
  uses: [
    {
      industry: "residential-real-estate",
      text: "Listings for buyers who live elsewhere, and open houses that never close.",
    },
    {
      industry: "travel-and-hospitality",
      text: "Suites, lobbies and event rooms that planners can judge from their desk.",
    },
    {
      industry: "commercial-real-estate",
      text: "Vacant floors and stores shown to tenants before the first viewing.",
    },
  ],
  questions: [
    {
      question: "Do visitors need an app or a headset?",
      answer:
        "No. The tour opens in the browser of any current phone, tablet or computer. A headset works as well, and is optional.",
    },
    {
      question: "Can some rooms be left out?",
      answer: "Yes. Name them in the booking form or on the day. Doors to them stay closed in the tour.",
    },
    {
      question: "Can we add texts and links inside the tour?",
      answer:
        "Yes. Send us a list of the spots and what each should say or open, and we set them as markers in the tour.",
    },
  ],
  closing: "Which place should people be able to walk through?",
};

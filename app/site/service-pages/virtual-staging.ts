import type { ServicePage } from "./service-page";

export const virtualStaging: ServicePage = {
  description:
    "Virtual staging on measured rooms: empty spaces furnished in the picture at their true size, always delivered with the untouched original.",
  lead: "We furnish empty rooms in the picture, at the size they really are, and hand over the empty view along with the furnished one.",
  summary: "Empty rooms furnished in the picture, true to the measured space.",
  callToAction: "Book an Appointment",
  facts: [
    { term: "Based on", value: "a scan of the room" },
    { term: "Delivered as", value: "before and after" },
    { term: "Turnaround", value: "typically 1-2 weeks" },
    { term: "Service regions", value: "CA, NV, OR" },
  ],
  picture: {
    alt: "One bedroom in two states: empty oak floor and sage wall on the left, furnished with bed, art and armchair on the right, divided by a scan line.",
    caption: "One bedroom, one camera. The line is where the furniture begins.",
  },
  about: {
    heading: "Furniture that would really fit",
    paragraphs: [
      "An empty room is hard to read: without a bed in it, nobody can tell whether a bed fits. Most staging starts from a photograph and guesses the depth. We start from a scan, so a bed of a given width takes exactly that width on the floor.",
      "Nothing about the room itself is changed. Walls, windows, floors, views and flaws stay as they are, and every staged picture is labeled as staged.",
    ],
  },
  visit: {
    heading: "From empty to furnished",
    steps: [
      {
        title: "Scan and photographs",
        text: "We record the rooms and take pictures from the views that you want to show. The rooms may be empty or in use.",
      },
      {
        title: "A style, agreed once",
        text: "You choose a direction from our sample sheets, or send pictures of your own. One style carries through all the rooms.",
      },
      {
        title: "A proof, then the final",
        text: "You see each view as a proof and say what to move or exchange. Final pictures follow after your yes.",
      },
    ],
  },
  deliverables: {
    note: "Three deliverables for each view. The untouched picture is always among them.",
    items: [
      {
        name: "Staged pictures",
        use: "For listings and print, labeled as virtually staged.",
        format: "JPEG, PDF",
      },
      {
        name: "Untouched originals",
        use: "The same views without furniture, to show side by side.",
        format: "JPEG",
      },
      {
        name: "Before-and-after film",
        use: "A short clip that changes from the one to the other.",
        format: "MP4",
      },
    ],
  },
  limits: {
    heading: "Where staging stops",
    items: [
      {
        title: "We add, we do not repair",
        text: "Furniture, rugs, lamps, plants and art. No new windows, no painted-over stains, no better view: a buyer will stand in the real room.",
      },
      {
        title: "True to the measured room",
        text: "Pieces are placed in the scan at their real dimensions. If the table is too large for the room, we use a smaller table.",
      },
      {
        title: "Light stays as it was",
        text: "Shadows of the added pieces follow the light in the picture. For a view at another hour, we take another picture.",
      },
    ],
  },
  uses: [
    {
      industry: "residential-real-estate",
      text: "Vacant homes and new construction that should feel lived in.",
    },
    {
      industry: "commercial-real-estate",
      text: "Shell offices shown with a working layout for each tenant.",
    },
    {
      industry: "travel-and-hospitality",
      text: "A renovation shown to guests before the furniture has arrived.",
    },
  ],
  questions: [
    {
      question: "Can you stage a room that still has furniture in it?",
      answer:
        "Yes, when it can be moved out of view for the photograph. Removing it in the picture would mean inventing what is behind it, and we leave that out.",
    },
    {
      question: "Can one room be shown in several styles?",
      answer:
        "Yes. The scan is made once, and each style is a further set of pictures. Say so in the booking form.",
    },
    {
      question: "Can we use our own furniture?",
      answer: "Yes. Send models or dimensions with pictures of the pieces, and we build them into the room.",
    },
  ],
  closing: "Show the room as somebody might live in it.",
};

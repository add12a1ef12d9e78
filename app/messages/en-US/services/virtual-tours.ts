export const description =
  "3D virtual tours of homes, stores, hotels and venues, with a link, code for your website, floor plan and video from one visit.";
export const lead =
  "We scan every room and stitch the scans into a tour anyone can walk through in a browser.";
export const summary = "Walk through a property from any screen, room by room.";
export const attempt = "Walk through a tour";
export const facts = [
  { term: "Runs on", value: "phone, tablet, desktop" },
  { term: "Views", value: "360° from every position" },
];
export const picture = {
  alt: "Living and dining room. Mint rings on the floor, joined by a dotted route, mark the stops of a 3D tour.",
  caption: "Each ring marks where the camera stood, and where your visitor can.",
};
export const about = {
  heading: "A showing that needs no appointment",
  paragraphs: [
    "A 3D tour is more than a set of 360° photos. The photos belong together. Visitors go from position to position, room by room, and look anywhere.",
    "It saves everyone a trip. Buyers who aren’t a fit find out before they drive over.",
  ],
};
export const visit = {
  heading: "On scan day",
  steps: [
    {
      title: "Get the space ready",
      text: "Lights on, blinds set, personal things out of sight. We’ll send a checklist.",
    },
    {
      title: "We walk the route",
      text: "We cover every doorway and corner. People and pets stay out of the room we’re in.",
    },
    {
      title: "We check before we leave",
      text: "We review every scan before we pack up and redo anything blurred or blocked.",
    },
  ],
};
export const deliverables = {
  note: "Four deliverables from one visit.",
  items: [
    {
      name: "Hosted tour",
      use: "For listings, email and social posts. One link, no app.",
      format: "Web link",
    },
    { name: "Embed code", use: "For your own website, in a frame of any size.", format: "HTML" },
    { name: "Floor plan sheet", use: "A schematic plan with room names.", format: "PDF" },
    { name: "Walkthrough video", use: "For sites that only accept video.", format: "MP4" },
  ],
};
export const price =
  "Size and room count matter most. Outdoor areas, travel and extras such as video add to it.";
export const limits = {
  heading: "What a tour can and can’t tell you",
  items: [
    {
      title: "Made for looking",
      text: "Room sizes are close enough to tell whether the sofa fits. If a contract depends on them, add Scan to Plan to the same visit.",
    },
    {
      title: "Glass, mirrors, sun",
      text: "Mirrors and large windows can leave gaps in the scan. We plan around them and retouch the rest.",
    },
    {
      title: "A snapshot in time",
      text: "The tour shows scan day. After a renovation, individual rooms can be rescanned and swapped in.",
    },
  ],
};
export const questions = [
  {
    question: "Do visitors need an app?",
    answer: "No. Any current browser will do, on a phone, a tablet or a computer.",
  },
  {
    question: "Can some rooms be left out?",
    answer: "Yes. Name them in the form or on scan day. Their doors stay closed in the tour.",
  },
  {
    question: "Can we add text and links inside the tour?",
    answer:
      "Not in the tours that we host. Show the tour in a frame on your own page, and write around it whatever you like.",
  },
];
export const closing = "What space should people be able to walk through?";

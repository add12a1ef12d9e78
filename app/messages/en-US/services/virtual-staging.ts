export const description =
  "Virtual staging on measured rooms. Empty spaces furnished to scale, always delivered with the untouched photo.";
export const lead =
  "We furnish empty rooms in the photo, to scale, and deliver the empty view along with it.";
export const summary = "Empty rooms, furnished to scale in the photo.";
export const attempt = "Compare before and after";
export const facts = [
  { term: "Based on", value: "a scan of the room" },
  { term: "Delivered as", value: "before and after" },
];
export const picture = {
  alt: "One bedroom in two states, divided by a scan line. Empty on the left, furnished with a bed, art and an armchair on the right.",
  caption: "One bedroom, one camera. The line is where the furniture begins.",
};
export const about = {
  heading: "Furniture that really fits",
  paragraphs: [
    "Most staging starts with a photo and guesses the depth. We start with a scan, so every piece takes up its real width on the floor.",
    "Everything else is the real room, flaws included. Every staged photo is labeled as staged.",
  ],
};
export const visit = {
  heading: "From empty to furnished",
  steps: [
    {
      title: "We scan and shoot",
      text: "We scan the rooms and photograph the views you want.",
    },
    {
      title: "You pick a style",
      text: "Choose from our samples or send your own. One style carries through every room.",
    },
    {
      title: "You check the proofs",
      text: "Tell us what to move or swap. You approve, and we deliver the finals.",
    },
  ],
};
export const deliverables = {
  note: "Three deliverables per view.",
  items: [
    {
      name: "Staged photos",
      use: "For listings and print, labeled as virtually staged.",
      format: "JPEG, PDF",
    },
    {
      name: "Untouched originals",
      use: "The same views without furniture.",
      format: "JPEG",
    },
    {
      name: "Before-and-after video",
      use: "A short clip that fades from empty to furnished.",
      format: "MP4",
    },
  ],
};
export const price =
  "The number of rooms, views and styles, plus travel. Modeling your own furniture adds to it.";
export const limits = {
  heading: "Where staging stops",
  items: [
    {
      title: "We add, we don’t repair",
      text: "No new windows, no painted-over stains, no better view. Buyers will stand in the real room.",
    },
    {
      title: "True to scale",
      text: "If a table is too big for the room, we use a smaller one.",
    },
    {
      title: "Light stays as it was",
      text: "Shadows follow the light in the photo. Another time of day takes another photo.",
    },
  ],
};
export const questions = [
  {
    question: "Can you stage a room that still has furniture?",
    answer:
      "Yes, if it can be moved out of view. Erasing it would mean inventing what’s behind it, and we don’t do that.",
  },
  {
    question: "Can one room have several styles?",
    answer: "Yes. We scan once, and each style is another set of photos.",
  },
  {
    question: "Can we use our own furniture?",
    answer: "Yes. Send models, or dimensions and photos.",
  },
];
export const closing = "Show buyers how they could live in it.";

import { company } from "./company";

/** The texts of the about page. */
export const about = {
  title: "We measure places, so that others can work on them.",
  lead: `A scanning company in ${company.address.label}.`,
  picture: {
    alt: "Studio desk with dark monitors, plan sheets and rolls, scanner cases on the floor and a tripod scanner.",
    caption: "From the case to the plan.",
  },
  founder: {
    role: "Founder",
    affiliation: company.name,
    words: [
      "Plans are drawn once and buildings change for decades. The company began with that gap: somebody has to say what is really there.",
      "The same rule holds for every project since. Scan the whole place, check the scan against itself, and only then draw.",
    ],
    portraitAlt:
      "Studio corner in morning light: an empty armchair and arc lamp beside a laser scanner on a tripod. Placeholder, computer-generated illustration.",
  },
  values: [
    {
      name: "Innovation",
      text: "We take up a new instrument or format when it saves our clients a visit, a day or a doubt.",
    },
    { name: "Quality", text: "Every cloud is checked against itself before anything is drawn from it." },
    {
      name: "Collaboration",
      text: "We deliver in the formats that your team already opens, and answer when they ask.",
    },
  ],
  expertise:
    "The sectors we scan for, retail and hospitality among them. Each has its own questions, and its own idea of a good drawing.",
} as const;

export const pageName = "About";
export const metaDescription = (name: string, city: string) =>
  `${name} is a 3D scanning company in ${city}. Meet the company: how we work, what we stand for and where we scan.`;

export const title = "We measure buildings so other people can build on the facts.";
export const lead = (city: string) => `A 3D scanning company in ${city}.`;
export const button = "Get in touch with us";
export const picture = {
  alt: "Studio desk whose two monitors show a living room as scan points, with drawing sheets and rolls, scanner cases on the floor and a scanner on a tripod.",
  caption: "From field to finished plan.",
  kind: "Computer-generated illustration",
};

export const team = {
  title: "Our team",
  titleWithoutName: "Why we started",
  founder: (company: string) => `Founder, ${company}`,
  paragraphs: (company: string) => [
    `Buildings get drawn once, then change for decades. We started ${company} to record what’s really there.`,
    "One rule covers every project. We scan the whole place and check the scan before we draw a line.",
  ],
};

export const beforeYouHire = {
  title: "Before you hire us",
  insurance: "Insurance",
  confidentiality: "Confidentiality",
  licenses: "Licenses",
};

export const people = {
  title: "Who works on your project",
  lead: "A person stands behind each step.",
  list: [
    { name: "Coordinator", text: "Reads your request, writes the quote and answers when you call." },
    {
      name: "Scan technician",
      text: "Comes to your site, walks it with you and checks every scan before leaving.",
    },
    { name: "Modeler", text: "Draws and models from the points, and flags what the scan leaves open." },
    {
      name: "Reviewer",
      text: "Compares the result with the scan before you get it.",
    },
  ],
};
export const values = {
  title: "Our core values",
  list: [
    {
      name: "Innovation",
      text: "We adopt new tools when they save our clients a trip, a day or a guess.",
    },
    { name: "Quality", text: "We check every scan before we draw from it." },
    {
      name: "Collaboration",
      text: "We deliver in the formats your team already uses and answer when they call.",
    },
  ],
};

export const services = {
  title: "What we do",
  region: "Services",
  previous: "Previous services",
  next: "Next services",
};

export const expertise = {
  title: "Expertise",
  text: "We scan for eight industries. For retail and hospitality, see commercial real estate and travel. Each asks different questions of a drawing.",
  all: "See the industries",
};

export const regionsTitle = "Service regions";
export const closing = "What would you like to know about your building?";

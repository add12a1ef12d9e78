import * as text from "~/messages/industries";

/** The industries served, in the order of the specification; the slug is the picture's file name and the card's anchor. */
const slugs = [
  "residential-real-estate",
  "commercial-real-estate",
  "architecture-engineering-construction",
  "insurance-and-restoration",
  "facilities-management",
  "travel-and-hospitality",
  "manufacturing",
  "government-and-public-sector",
] as const;

export type IndustrySlug = (typeof slugs)[number];

export const industries = () => slugs.map((slug) => ({ slug, ...text.industries[slug] }));

export type Industry = ReturnType<typeof industries>[number];

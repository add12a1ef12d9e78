import type { IndustrySlug } from "~/site/industries";

/** The texts of a service page. The route renders the section between them that is specific to the service. */
export interface ServicePage {
  /** For search engines and shared links; up to 160 characters. */
  description: string;
  /** The sentence under the title. */
  lead: string;
  /** One sentence for the cards of other pages. */
  summary: string;
  callToAction: "Book an Appointment" | "Get a Free Quote";
  /** Four facts beside the title. */
  facts: readonly { term: string; value: string }[];
  picture: { alt: string; caption: string };
  /** The description of the service, in paragraphs. */
  about: { heading: string; paragraphs: readonly string[] };
  /** What happens on site, in order. */
  visit: { heading: string; steps: readonly { title: string; text: string }[] };
  deliverables: { note: string; items: readonly Deliverable[] };
  /** An explanation of the figures and their limits. */
  limits: { heading: string; items: readonly { title: string; text: string }[] };
  uses: readonly { industry: IndustrySlug; text: string }[];
  questions: readonly { question: string; answer: string }[];
  /** The last heading, over the call to action. */
  closing: string;
}

interface Deliverable {
  name: string;
  use: string;
  /** File formats or media, separated by commas. */
  format: string;
}

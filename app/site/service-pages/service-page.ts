import type { IndustrySlug } from "~/site/industries";

/** What a service page says. Its middle, which differs from service to service, is drawn by the route. */
export interface ServicePage {
  /** For search engines and shared links; up to 160 characters. */
  description: string;
  /** The sentence under the title. */
  lead: string;
  callToAction: "Book an Appointment" | "Get a Free Quote";
  /** The four lines beside the title. */
  facts: readonly { term: string; value: string }[];
  picture: { alt: string; caption: string };
  /** What the service is, in paragraphs. */
  about: { heading: string; paragraphs: readonly string[] };
  /** What happens on site, in order. */
  visit: { heading: string; steps: readonly { title: string; text: string }[] };
  deliverables: { note: string; items: readonly Deliverable[] };
  /** What the figures mean and where they end. */
  limits: { heading: string; items: readonly { title: string; text: string }[] };
  uses: readonly { industry: IndustrySlug; text: string }[];
  questions: readonly { question: string; answer: string }[];
  /** The last heading, over the call to action. */
  closing: string;
}

interface Deliverable {
  name: string;
  use: string;
  /** File formats or carriers, as a list separated by commas. */
  format: string;
}

import type { IndustrySlug } from "~/site/industries";
import type { PictureName } from "~/site/pictures";

/** The content of a service page. The route renders the section between them that is specific to the service. */
export interface ServicePage extends Omit<ServiceText, "uses"> {
  /** The main picture in the dark theme, if it has one of its own. */
  darkPicture: PictureName | undefined;
  /** The point cloud behind the call to action. */
  closingPicture: PictureName;
  /** The industries that order the service, and what for; the most important first. */
  uses: readonly { industry: IndustrySlug; text: string }[];
}

/** What the catalog of a service page exports. */
export interface ServiceText<Slug extends IndustrySlug = IndustrySlug> {
  /** For search engines and shared links; up to 160 characters. */
  description: string;
  /** The sentence under the title. */
  lead: string;
  /** One sentence for the cards of other pages. */
  summary: string;
  /** The accuracy over a distance, which the dimension line under the main picture shows. */
  accuracy?: string;
  /** Two facts beside the title; two more are the same on every page. */
  facts: readonly { term: string; value: string }[];
  picture: { alt: string; caption: string };
  /** The description of the service, in paragraphs. */
  about: { heading: string; paragraphs: readonly string[] };
  /** What happens on site, in order. */
  visit: { heading: string; steps: readonly { title: string; text: string }[] };
  deliverables: { note: string; items: readonly Deliverable[] };
  /** What makes the work larger or smaller, without figures. */
  price: string;
  /** An explanation of the figures and their limits. */
  limits: { heading: string; items: readonly { title: string; text: string }[] };
  uses: Readonly<Record<Slug, string>>;
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

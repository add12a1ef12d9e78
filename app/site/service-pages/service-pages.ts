import { services, type ServiceSlug } from "~/booking/services";
import * as digitalTwin from "~/messages/services/digital-twin";
import * as facilityManagementScanning from "~/messages/services/facility-management-scanning";
import * as largeObjectScanning from "~/messages/services/large-object-scanning";
import * as scanToBim from "~/messages/services/scan-to-bim";
import * as scanToPlan from "~/messages/services/scan-to-plan";
import * as virtualStaging from "~/messages/services/virtual-staging";
import * as virtualTours from "~/messages/services/virtual-tours";
import type { IndustrySlug } from "~/site/industries";
import { findPicture, type PictureName } from "~/site/pictures";

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
interface ServiceText<Slug extends IndustrySlug = IndustrySlug> {
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

/** What each service page shows. Separate from `~/booking/services`, so that menus and forms do not load it. */
const pages: Readonly<Record<ServiceSlug, () => ServicePage>> = {
  "3d-virtual-tours": () =>
    toPage("3d-virtual-tours", virtualTours, [
      "residential-real-estate",
      "travel-and-hospitality",
      "commercial-real-estate",
    ]),
  "digital-twin": () =>
    toPage("digital-twin", digitalTwin, [
      "architecture-engineering-construction",
      "commercial-real-estate",
      "government-and-public-sector",
    ]),
  "virtual-staging": () =>
    toPage("virtual-staging", virtualStaging, [
      "residential-real-estate",
      "commercial-real-estate",
      "travel-and-hospitality",
    ]),
  "scan-to-bim": () =>
    toPage("scan-to-bim", scanToBim, [
      "architecture-engineering-construction",
      "facilities-management",
      "manufacturing",
      "government-and-public-sector",
    ]),
  "scan-to-plan": () =>
    toPage("scan-to-plan", scanToPlan, [
      "residential-real-estate",
      "architecture-engineering-construction",
      "insurance-and-restoration",
      "commercial-real-estate",
    ]),
  "facility-management-scanning": () =>
    toPage("facility-management-scanning", facilityManagementScanning, [
      "facilities-management",
      "commercial-real-estate",
      "manufacturing",
      "government-and-public-sector",
    ]),
  "large-object-scanning": () =>
    toPage("large-object-scanning", largeObjectScanning, [
      "manufacturing",
      "insurance-and-restoration",
      "government-and-public-sector",
    ]),
};

export function servicePage(slug: ServiceSlug): ServicePage {
  return pages[slug]();
}

/** Returns the formats of all deliverables of a service, each once. */
export function formatsOf(slug: ServiceSlug): string[] {
  const { items } = servicePage(slug).deliverables;
  return [...new Set(items.flatMap(({ format }) => format.split(", ")))];
}

/** Returns the services that an industry orders, in the order of the menus. */
export function servicesOf(industry: IndustrySlug) {
  return services.filter(({ slug }) => servicePage(slug).uses.some((use) => use.industry === industry));
}

function toPage<Slug extends IndustrySlug>(
  slug: ServiceSlug,
  text: ServiceText<Slug>,
  industries: readonly Slug[],
): ServicePage {
  return {
    ...text,
    darkPicture: findPicture(`${slug}-dark`),
    closingPicture: `closing-${slug}`,
    uses: industries.map((industry) => ({ industry, text: text.uses[industry] })),
  };
}

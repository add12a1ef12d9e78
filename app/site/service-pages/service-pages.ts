import { services } from "~/booking/services";
import * as digitalTwin from "~/messages/services/digital-twin";
import * as facilityManagementScanning from "~/messages/services/facility-management-scanning";
import * as largeObjectScanning from "~/messages/services/large-object-scanning";
import * as scanToBim from "~/messages/services/scan-to-bim";
import * as scanToPlan from "~/messages/services/scan-to-plan";
import * as virtualStaging from "~/messages/services/virtual-staging";
import * as virtualTours from "~/messages/services/virtual-tours";
import type { ServiceSlug } from "~/settings/offer";
import type { IndustrySlug } from "~/site/industries";

/** The content of a service page: what its catalog exports. The route renders the section that is specific to the service. */
export interface ServicePage {
  /** For search engines and shared links; up to 160 characters. */
  description: string;
  /** The sentence under the title. */
  lead: string;
  /** One sentence for the cards of other pages. */
  summary: string;
  /** The accuracy over a distance, which the dimension line under the main picture shows. */
  accuracy?: string;
  /** Two facts beside the title; the regions are the same on every page, and the company says turnaround and price. */
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
  /** What the industries that order the service use it for; the most important first. */
  uses: Readonly<Partial<Record<IndustrySlug, string>>>;
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

/** The catalog of each service page. Separate from `~/booking/services`, so that menus and forms do not load it. */
const catalogs = (): Readonly<Record<ServiceSlug, ServicePage>> => ({
  "3d-virtual-tours": virtualTours,
  "digital-twin": digitalTwin,
  "virtual-staging": virtualStaging,
  "scan-to-bim": scanToBim,
  "scan-to-plan": scanToPlan,
  "facility-management-scanning": facilityManagementScanning,
  "large-object-scanning": largeObjectScanning,
});

export function servicePage(slug: ServiceSlug): ServicePage {
  return catalogs()[slug];
}

/** Returns the formats of all deliverables of a service, each once. */
export function formatsOf(slug: ServiceSlug): string[] {
  const { items } = servicePage(slug).deliverables;
  return [...new Set(items.flatMap(({ format }) => format.split(", ")))];
}

/** Returns the services that an industry orders, in the order of the menus. */
export function servicesOf(industry: IndustrySlug) {
  return services.filter(({ slug }) => industry in servicePage(slug).uses);
}

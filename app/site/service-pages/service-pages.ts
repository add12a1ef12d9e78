import { services } from "~/booking/services";
import * as offer from "~/messages/offer";
import * as digitalTwin from "~/messages/services/digital-twin";
import * as facilityManagementScanning from "~/messages/services/facility-management-scanning";
import * as largeObjectScanning from "~/messages/services/large-object-scanning";
import * as scanToBim from "~/messages/services/scan-to-bim";
import * as scanToPlan from "~/messages/services/scan-to-plan";
import * as virtualStaging from "~/messages/services/virtual-staging";
import * as virtualTours from "~/messages/services/virtual-tours";
import { describeTurnaround, type ServiceSlug } from "~/settings/offer";
import type { IndustrySlug } from "~/site/industries";

/** The content of a service page, which its catalog exports. The route renders the interactive section. */
export interface ServicePage {
  /** For search engines and shared links. Up to 160 characters. */
  description: string;
  /** The sentence under the title. */
  lead: string;
  /** One sentence for cards on other pages. */
  summary: string;
  /** The accuracy over a distance, for the dimension line below the main picture. */
  accuracy?: string;
  /** Two facts beside the title. Regions, turnaround and price are added. */
  facts: readonly { term: string; value: string }[];
  picture: { alt: string; caption: string };
  /** The label of the link to the interactive section. */
  attempt: string;
  /** A description, for services whose interactive section does not explain them. */
  about?: { heading: string; paragraphs: readonly string[] };
  /** The levels of detail and tolerances of a model. */
  scope?: Scope;
  /** The steps on site, in order. */
  visit: { heading: string; steps: readonly { title: string; text: string }[] };
  deliverables: { note: string; items: readonly Deliverable[] };
  /** The factors of the price, without figures. The company's own text replaces it. */
  price: string;
  /** An explanation of the figures and their limits. */
  limits: { heading: string; items: readonly { title: string; text: string }[] };
  questions: readonly { question: string; answer: string }[];
  /** The heading of the call to action. */
  closing: string;
}

/** The table of modeled elements. */
interface Scope {
  heading: string;
  lead: string;
  /** The headers of all columns after the first. */
  heads: readonly string[];
  /** The label of the choice of a level of detail on phones. Without it, phones show all columns. */
  choice?: string;
  /** The header of the first column. */
  subject: string;
  rows: readonly { name: string; cells: readonly string[] }[];
  /** The summary over the part that is folded on phones: the notes, and a table without a choice. */
  more: string;
  notes: readonly Note[];
  /** Durations of example jobs, shown until the company sets a turnaround. */
  examples: readonly Note[];
}

interface Note {
  title: string;
  text: string;
}

interface Deliverable {
  name: string;
  use: string;
  /** File formats or media, separated by commas. */
  format: string;
}

/** Returns the catalogs of the service pages. They are not in `~/booking/services`, so menus and forms do not load them. */
const catalogs = (): Readonly<Record<ServiceSlug, ServicePage>> => ({
  "3d-virtual-tours": virtualTours,
  "digital-twin": digitalTwin,
  "virtual-staging": virtualStaging,
  "scan-to-bim": scanToBim,
  "scan-to-plan": scanToPlan,
  "facility-management-scanning": facilityManagementScanning,
  "large-object-scanning": largeObjectScanning,
});

/** A part of a service page between its title and its questions. */
export type PageSection = "about" | "demonstration" | "limits" | "receive" | "scope" | "visit";

/**
 * The sections of each page, in the order in which buyers ask about them. A page without a section for limits lists them among the
 * questions.
 */
export const pageSections: Readonly<Record<ServiceSlug, readonly PageSection[]>> = {
  "3d-virtual-tours": ["demonstration", "about", "receive", "visit"],
  "digital-twin": ["about", "visit", "demonstration", "receive"],
  "virtual-staging": ["about", "demonstration", "limits", "visit", "receive"],
  "scan-to-bim": ["scope", "demonstration", "receive", "visit"],
  "scan-to-plan": ["demonstration", "receive", "limits", "visit"],
  "facility-management-scanning": ["about", "demonstration", "visit", "receive"],
  "large-object-scanning": ["limits", "demonstration", "visit", "receive"],
};

/** The industries that order each service. */
export const industriesByService: Readonly<Record<ServiceSlug, readonly IndustrySlug[]>> = {
  "3d-virtual-tours": ["residential-real-estate", "travel-and-hospitality", "commercial-real-estate"],
  "digital-twin": [
    "architecture-engineering-construction",
    "commercial-real-estate",
    "government-and-public-sector",
  ],
  "virtual-staging": ["residential-real-estate", "commercial-real-estate", "travel-and-hospitality"],
  "scan-to-bim": [
    "architecture-engineering-construction",
    "facilities-management",
    "manufacturing",
    "government-and-public-sector",
  ],
  "scan-to-plan": [
    "residential-real-estate",
    "architecture-engineering-construction",
    "insurance-and-restoration",
    "commercial-real-estate",
  ],
  "facility-management-scanning": [
    "facilities-management",
    "commercial-real-estate",
    "manufacturing",
    "government-and-public-sector",
  ],
  "large-object-scanning": ["manufacturing", "insurance-and-restoration", "government-and-public-sector"],
};

export function servicePage(slug: ServiceSlug): ServicePage {
  return catalogs()[slug];
}

/** Returns the notes below the table. The company's own turnaround replaces the examples. */
export function scopeNotes(slug: ServiceSlug): readonly Note[] {
  const { scope } = servicePage(slug);
  if (!scope) return [];
  const time = describeTurnaround(slug);
  return [...scope.notes, ...(time === null ? scope.examples : [{ title: offer.turnaround, text: time }])];
}

/** Returns the formats of all deliverables of a service, each once. */
export function formatsOf(slug: ServiceSlug): string[] {
  const { items } = servicePage(slug).deliverables;
  return [...new Set(items.flatMap(({ format }) => format.split(", ")))];
}

/** Returns the services that an industry orders, in the order of the menus. */
export function servicesOf(industry: IndustrySlug) {
  return services.filter(({ slug }) => industriesByService[slug].includes(industry));
}

import type { OptionOf } from "~/booking-fields";
import * as text from "~/messages/services";
import type { ServiceSlug } from "~/settings/offer";

/** Their texts are in `~/site/service-pages`, which menus and forms need not load. */
export interface Service {
  /** The last segment of its page's path, and the base name of its picture. */
  slug: ServiceSlug;
  /** The name for visitors, which bookings store. */
  name: string;
  usual?: { scanType: OptionOf<"scanType">; purpose: OptionOf<"purpose"> };
}

const site = { scanType: "Commercial", purpose: "Construction" } as const;

/** In the order of the menus, the footer and the home page. */
export const services = [
  {
    slug: "3d-virtual-tours",
    name: "3D Virtual Tours",
  },
  {
    slug: "digital-twin",
    name: "Digital Twin",
    usual: site,
  },
  {
    slug: "virtual-staging",
    name: "Virtual Staging",
  },
  {
    slug: "scan-to-bim",
    name: "Scan to BIM",
    usual: site,
  },
  {
    slug: "scan-to-plan",
    name: "Scan to Plan",
  },
  {
    slug: "facility-management-scanning",
    name: "Facility Management Scanning",
    usual: site,
  },
  {
    slug: "large-object-scanning",
    name: "Large Object Scanning",
  },
] as const satisfies readonly Service[];

export type ServiceName = (typeof services)[number]["name"];

export const serviceNames: readonly ServiceName[] = services.map(({ name }) => name);

export function findService(slug: string | null | undefined) {
  return services.find((service) => service.slug === slug);
}

export function serviceByName(name: unknown) {
  return services.find((service): service is (typeof services)[number] & Service => service.name === name);
}

/** Returns labels by stored name. */
export function serviceLabelsByName(): Record<string, string> {
  return Object.fromEntries(services.map(({ slug, name }) => [name, text.serviceLabels[slug]]));
}

/** Returns the name itself if other software has stored an unknown one. */
export function toServiceLabel(name: string): string {
  return serviceLabelsByName()[name] ?? name;
}

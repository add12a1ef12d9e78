/** One of the seven services, as menus, cards and the booking form need it. */
export interface Service {
  /** The last part of its page's address; also the stem of its picture. */
  slug: string;
  /** As the visitor reads it everywhere and as a booking stores it. */
  name: string;
  /** One sentence for a card. */
  summary: string;
}

/** In the order of the menus, the footer and the home page. */
export const services = [
  {
    slug: "3d-virtual-tours",
    name: "3D Virtual Tours",
    summary: "Walk through a property from any screen, room by room.",
  },
  {
    slug: "digital-twin",
    name: "Digital Twin",
    summary: "A measured copy of a building that construction and architecture teams can work from.",
  },
  {
    slug: "virtual-staging",
    name: "Virtual Staging",
    summary: "Empty rooms furnished in the picture, true to the measured space.",
  },
  {
    slug: "scan-to-bim",
    name: "Scan to BIM",
    summary: "A point cloud rebuilt as a building information model, discipline by discipline.",
  },
  {
    slug: "scan-to-plan",
    name: "Scan to Plan",
    summary: "Floor plans, sections and elevations drawn from the scan.",
  },
  {
    slug: "facility-management-scanning",
    name: "Facility Management Scanning",
    summary: "Pipes, ducts and equipment located once, so nobody has to search for them again.",
  },
  {
    slug: "large-object-scanning",
    name: "Large Object Scanning",
    summary: "Hulls, tanks, machines and sculptures, recorded whole.",
  },
] as const satisfies readonly Service[];

export type ServiceSlug = (typeof services)[number]["slug"];
export type ServiceName = (typeof services)[number]["name"];

/** The seven names, as the booking form offers them. */
export const serviceNames: readonly ServiceName[] = services.map(({ name }) => name);

/** The service at an address; undefined for any other text. */
export function findService(slug: string | null | undefined) {
  return services.find((service) => service.slug === slug);
}

import { services } from "~/booking/services";
import * as text from "~/messages/frame";
import * as offer from "~/messages/offer";
import * as servicesText from "~/messages/services";
import { paths } from "~/paths";
import { company } from "~/settings/company";
import { hasPriceList, priceListId } from "~/settings/offer";

export interface NavigationLink {
  label: string;
  href: string;
}

export interface NavigationGroup {
  /** Of its menu in the header. */
  id: string;
  label: string;
  links: readonly NavigationLink[];
}

export const serviceLinks = (): readonly NavigationLink[] =>
  services.map(({ slug }) => ({ label: servicesText.serviceLabels[slug], href: paths.service(slug) }));

/** The pages about the company and its work for a customer; its prices and projects only where there are some. */
export function companyLinks(): readonly NavigationLink[] {
  return [
    { label: text.about, href: paths.about() },
    ...(hasPriceList() ? [{ label: offer.prices, href: priceListPath() }] : []),
    { label: text.sampleTour, href: paths.sampleTour() },
    { label: text.sampleScan, href: paths.sampleScan() },
    ...(company().hasProjects ? [{ label: text.projects, href: paths.projects() }] : []),
    { label: text.findRequest, href: paths.privatePageLookup() },
  ];
}

/** Returns the address of the table of prices. */
export function priceListPath(): string {
  return `${paths.home()}#${priceListId}`;
}

/** The id of what the About page says before somebody hires the company. */
export const beforeYouHireId = "before-you-hire";

/** The entries of the header and the drawer, in order. */
export const mainNavigation = (): readonly (NavigationLink | NavigationGroup)[] => [
  { label: text.home, href: paths.home() },
  { id: "menu-services", label: text.services, links: serviceLinks() },
  { label: text.industries, href: paths.industries() },
  { id: "menu-company", label: text.company, links: companyLinks() },
];

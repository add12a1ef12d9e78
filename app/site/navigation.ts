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
  /** The id of the menu in the header. */
  id: string;
  label: string;
  links: readonly NavigationLink[];
}

export const serviceLinks = (): readonly NavigationLink[] =>
  services.map(({ slug }) => ({ label: servicesText.serviceLabels[slug], href: paths.service(slug) }));

/** Returns the links of the Company menu, without prices and projects if the company has none. */
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

export function priceListPath(): string {
  return `${paths.home()}#${priceListId}`;
}

/** The id of the About page's section on insurance, confidentiality and licenses. */
export const beforeYouHireId = "before-you-hire";

/** Returns the entries of the header and the drawer, in order. */
export const mainNavigation = (): readonly (NavigationLink | NavigationGroup)[] => [
  { label: text.home, href: paths.home() },
  { id: "menu-services", label: text.services, links: serviceLinks() },
  { label: text.industries, href: paths.industries() },
  { id: "menu-company", label: text.company, links: companyLinks() },
];

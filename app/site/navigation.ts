import { services } from "~/booking/services";
import * as text from "~/messages/frame";
import * as servicesText from "~/messages/services";
import { paths } from "~/paths";
import { company } from "~/settings/company";

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

/** The pages about the company and its work for a customer; that of its projects only where it has published one. */
export function companyLinks(): readonly NavigationLink[] {
  return [
    { label: text.about, href: paths.about() },
    { label: text.sampleTour, href: paths.sampleTour() },
    { label: text.sampleScan, href: paths.sampleScan() },
    ...(company().hasProjects ? [{ label: text.projects, href: paths.projects() }] : []),
    { label: text.findRequest, href: paths.privatePageLookup() },
  ];
}

/** The entries of the header and the drawer, in order. */
export const mainNavigation = (): readonly (NavigationLink | NavigationGroup)[] => [
  { label: text.home, href: paths.home() },
  { id: "menu-services", label: text.services, links: serviceLinks() },
  { label: text.industries, href: paths.industries() },
  { id: "menu-company", label: text.company, links: companyLinks() },
];

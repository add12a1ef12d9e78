import { paths } from "~/paths";
import { services } from "~/booking/services";

export interface NavigationLink {
  label: string;
  href: string;
  /** The language of the label (BCP 47), if it differs from the page's. */
  lang?: string;
}

export interface NavigationGroup {
  label: string;
  links: readonly NavigationLink[];
}

export const serviceLinks: readonly NavigationLink[] = services.map(({ name, slug }) => ({
  label: name,
  href: paths.service(slug),
}));

export const companyLinks: readonly NavigationLink[] = [{ label: "About", href: paths.about() }];

/** The entries of the header and the drawer, in order. */
export const mainNavigation: readonly (NavigationLink | NavigationGroup)[] = [
  { label: "Home", href: paths.home() },
  { label: "Our services", links: serviceLinks },
  { label: "Industries", href: paths.industries() },
  { label: "Company", links: companyLinks },
];

/** The site is in the first language; the others are planned and have no pages yet. */
export const languages = [
  { label: "English", code: "en" },
  { label: "Vietnamese", code: "vi" },
  { label: "Francais Belgique", code: "fr-BE" },
  { label: "Francais Canada", code: "fr-CA" },
] as const;

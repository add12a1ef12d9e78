import { paths } from "~/paths";
import { services } from "~/booking/services";

export interface NavigationLink {
  label: string;
  href: string;
  /** The language of the label, as in BCP 47, where it is not the page's. */
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

/** Header and drawer, in order. */
export const mainNavigation: readonly (NavigationLink | NavigationGroup)[] = [
  { label: "Home", href: paths.home() },
  { label: "Our services", links: serviceLinks },
  { label: "Industries", href: paths.industries() },
  { label: "Company", links: companyLinks },
];

/** The site speaks the first; the others are announced and lead nowhere yet. */
export const languages = [
  { label: "English", code: "en" },
  { label: "Vietnamese", code: "vi" },
  { label: "Francais Belgique", code: "fr-BE" },
  { label: "Francais Canada", code: "fr-CA" },
] as const;

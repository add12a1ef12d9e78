import type { PhoneNumber } from "~/lib/phone";
import type { TranslatedText } from "~/messages/in-current-language";
import { translations } from "~/messages/languages";
import * as language from "~/messages/locale";
import type { serviceLabels } from "~/messages/services";

interface PostalAddress {
  street: string;
  locality: string;
  /** Such as `CA`. */
  region: string;
  /** The state's name, so pages for visitors need not load the names of all states. */
  regionName: string;
  postalCode: string;
  country: "US";
}

/** The settings that every page shows. */
export interface Company {
  name: string;
  email: string;
  /** Null without a public phone number. */
  phone: PhoneNumber | null;
  address: PostalAddress;
  /** Lines of text; may be empty. */
  openingHours: TranslatedText;
  /** URLs of profiles; may be empty. */
  networks: Record<"facebook" | "twitter" | "youtube" | "instagram", string>;
  /** The source of the share of buyers on the home page; may be empty. */
  claimSource: TranslatedText;
  /** The lowest price of each service that has one, in US dollars. */
  startingPrices: Partial<Record<keyof typeof serviceLabels, number>>;
  /** The business days from the visit to a service's results, if the company promises them. */
  turnaroundDays: Partial<Record<keyof typeof serviceLabels, number>>;
  payment: TranslatedText;
  priceFactors: TranslatedText;
  /** Business hours until a request is usually answered; 0 if unspecified. */
  replyHours: number;
  /** Days for which the company hosts a tour; 0 for no limit. */
  publicTourDays: number;
  /** Days between a request and the earliest date that is not short notice. */
  leadDays: number;
  /** Whether the site has a page of the company's projects. */
  hasProjects: boolean;
}

// The dev server evaluates this module again after an edit; `globalThis` keeps the value.
const holder = globalThis as typeof globalThis & { datumCompany?: Company | undefined };

export function setCompany(company: Company): void {
  holder.datumCompany = company;
}

/**
 * Returns the company: on the server from the current settings, in the browser from the document, so both render the same. Throws if
 * neither exists. The default settings are not a fallback here, because the browser would load them, with the names of all states, on every
 * page (bench row P2).
 */
export function company(): Company {
  const current = (holder.datumCompany ??= readDocument());
  if (!current) throw new Error("The company is unknown: settings.server.ts has not been loaded.");
  return current;
}

/** Returns the company as JSON for the root element of a page, with its texts in the page's language and in English. */
export function writeDocument(): string {
  const otherLocales: readonly string[] = translations.filter((locale) => locale !== language.locale);
  return JSON.stringify(company(), (name, value: unknown) =>
    otherLocales.includes(name) ? undefined : value,
  );
}

/** Reads the company from the root element of a page with React, where `root.tsx` writes it. */
function readDocument(): Company | undefined {
  const json = typeof document === "undefined" ? undefined : document.documentElement.dataset.company;
  return json === undefined ? undefined : (JSON.parse(json) as Company);
}

/** Returns the document title: `Contact | Datum 3D`. */
export function titleOf(page: string): string {
  return `${page} | ${company().name}`;
}

/** Returns the known parts of the address on one line: `12 Main St, Van Nuys, CA 91405`. */
export function formatAddress({ street, locality, region, postalCode }: Company["address"]): string {
  return [street, locality, `${region} ${postalCode}`.trim()].filter(Boolean).join(", ");
}

/** Returns the address, or `Van Nuys, California` without a street. */
export function formatPlace(address: Company["address"]): string {
  const { street, postalCode } = address;
  return street || postalCode ? formatAddress(address) : formatCity(address);
}

export function formatCity({ locality, regionName }: Company["address"]): string {
  return `${locality}, ${regionName}`;
}

type ContactText = string | ((contact: string) => string);

/** A message with the company's contact: its phone number, or its email address without one. */
interface ContactMessage {
  byPhone: ContactText;
  byEmail: ContactText;
}

/** Returns the variant for the current settings. A function gets the phone number or the email address. */
export function contactText({ byPhone, byEmail }: ContactMessage): string {
  const { phone, email } = company();
  if (!phone) return fill(byEmail, email);
  return fill(byPhone, phone.label);
}

function fill(variant: ContactText, contact: string) {
  return typeof variant === "string" ? variant : variant(contact);
}

import type { PhoneNumber } from "~/lib/phone";
import type { TranslatedText } from "~/messages/in-current-language";
import { translations } from "~/messages/languages";
import * as language from "~/messages/locale";
import type { serviceLabels } from "~/messages/services";

interface Address {
  street: string;
  locality: string;
  /** The abbreviation of the state. */
  region: string;
  /** Of the state. Part of the company, so that no page for visitors loads the names of all states. */
  regionName: string;
  postalCode: string;
  country: "US";
}

/** The settings that every page shows. */
export interface Company {
  name: string;
  email: string;
  /** Null if the company shows none. */
  phone: PhoneNumber | null;
  address: Address;
  /** Lines of text; empty if the company shows none. */
  openingHours: TranslatedText;
  /** Addresses of profiles; empty where there is none. */
  networks: Record<"facebook" | "twitter" | "youtube" | "instagram", string>;
  /** Of the share of buyers on the home page; empty without one. */
  claimSource: TranslatedText;
  /** The lowest price of each service that has one, in US dollars. */
  startingPrices: Partial<Record<keyof typeof serviceLabels, number>>;
  /** The business days from the visit to the results of each service for which the company says so. */
  turnaroundDays: Partial<Record<keyof typeof serviceLabels, number>>;
  /** When and how customers pay; empty if the company does not say. */
  payment: TranslatedText;
  /** What a price depends on; empty if the company does not say. */
  priceFactors: TranslatedText;
  /** Business hours until a request usually is answered; 0 if the company does not say. */
  replyHours: number;
  /** Days for which the company hosts a tour; 0 until somebody ends it. */
  publicTourDays: number;
  /** Days between a request and the earliest date that is not short notice. */
  leadDays: number;
  /** Whether there is a page of the company's projects. */
  hasProjects: boolean;
}

// On `globalThis`, because the dev server evaluates this module again after an edit.
const holder = globalThis as typeof globalThis & { datumCompany?: Company | undefined };

/** Sets what `company()` returns in this process. */
export function setCompany(company: Company): void {
  holder.datumCompany = company;
}

/**
 * Returns the company: on the server as the settings have it now, in the browser as in the document that the server has sent, so
 * that both render the same. Throws where neither is there. The default settings are not a fallback in here: the browser would
 * load them, with the names of all states, on every page (bench row P2).
 */
export function company(): Company {
  const current = (holder.datumCompany ??= readDocument());
  if (!current) throw new Error("The company is unknown: settings.server.ts has not been loaded.");
  return current;
}

/** Returns the company as the root element of a page has it: its texts in the language of the page and in English. */
export function writeDocument(): string {
  const others: readonly string[] = translations.filter((locale) => locale !== language.locale);
  return JSON.stringify(company(), (name, value: unknown) => (others.includes(name) ? undefined : value));
}

/** Reads what `root.tsx` writes on the root element of a page with React. */
function readDocument(): Company | undefined {
  const json = typeof document === "undefined" ? undefined : document.documentElement.dataset.company;
  return json === undefined ? undefined : (JSON.parse(json) as Company);
}

/** Returns the document title of a page: its own name, then the company's. */
export function titleOf(page: string): string {
  return `${page} | ${company().name}`;
}

/** Returns the address on one line: `12 Main St, Van Nuys, CA 91405`, or as much of it as is known. */
export function formatAddress({ street, locality, region, postalCode }: Company["address"]): string {
  return [street, locality, `${region} ${postalCode}`.trim()].filter(Boolean).join(", ");
}

/** Returns where the company is, for people: the address, or without a street `Van Nuys, California`. */
export function formatPlace(address: Company["address"]): string {
  const { street, postalCode } = address;
  return street || postalCode ? formatAddress(address) : formatCity(address);
}

/** Returns the city and the state, such as `Van Nuys, California`. */
export function formatCity({ locality, regionName }: Company["address"]): string {
  return `${locality}, ${regionName}`;
}

type Variant = string | ((contact: string) => string);

/** A message that tells people how to reach the company, and what it says while the company has no phone. */
interface ContactMessage {
  byPhone: Variant;
  byEmail: Variant;
}

/** Returns the variant that fits the settings; a function gets the phone number or the email address. */
export function contactText({ byPhone, byEmail }: ContactMessage): string {
  const { phone, email } = company();
  if (!phone) return fill(byEmail, email);
  return fill(byPhone, phone.label);
}

function fill(variant: Variant, contact: string) {
  return typeof variant === "string" ? variant : variant(contact);
}

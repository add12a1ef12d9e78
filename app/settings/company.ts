import type { PhoneNumber } from "~/lib/phone";

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
  openingHours: string;
  /** Addresses of profiles; empty where there is none. */
  networks: Record<"facebook" | "twitter" | "youtube" | "instagram", string>;
  /** Of the share of buyers on the home page; empty without one. */
  claimSource: string;
  /** Days between a request and the earliest date that is not short notice. */
  leadDays: number;
  /** Days for which an unfinished request is kept. */
  draftDays: number;
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

/** Reads what `root.tsx` writes on the root element of a page with React. */
function readDocument(): Company | undefined {
  const written = typeof document === "undefined" ? undefined : document.documentElement.dataset.company;
  return written === undefined ? undefined : (JSON.parse(written) as Company);
}

/** Returns the document title of a page: its own name, then the company's. */
export function titleOf(page: string): string {
  return `${page} | ${company().name}`;
}

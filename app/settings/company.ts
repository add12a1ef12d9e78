import { defaultSettings } from "./default-settings";
import { type PhoneNumber, readPhone } from "./phone";
import type { Settings } from "./schema";
import type { UsState } from "./us-states";

/** The settings that every page shows. */
export interface Company {
  name: string;
  email: string;
  /** Null if the company shows none. */
  phone: PhoneNumber | null;
  address: { street: string; locality: string; region: UsState; postalCode: string; country: "US" };
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

export function toCompany(settings: Settings): Company {
  const { facebook, twitter, youtube, instagram } = settings;
  return {
    name: settings.companyName,
    email: settings.email,
    phone: readPhone(settings.phone),
    address: {
      street: settings.street,
      locality: settings.city,
      region: settings.state,
      postalCode: settings.zip,
      country: "US",
    },
    openingHours: settings.openingHours,
    networks: { facebook, twitter, youtube, instagram },
    claimSource: settings.claimSource,
    leadDays: settings.leadDays,
    draftDays: settings.retentionDraftDays,
  };
}

// On `globalThis`, because the dev server evaluates this module again after an edit.
const holder = globalThis as typeof globalThis & { datumCompany?: Company };

/** Sets what `company()` returns in this process. */
export function setCompany(company: Company): void {
  holder.datumCompany = company;
}

/**
 * Returns the company: on the server as the settings have it now, in the browser as in the document that the server has sent, so
 * that both render the same.
 */
export function company(): Company {
  return (holder.datumCompany ??= readDocument() ?? toCompany(defaultSettings));
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

import type { Address } from "~/route-map";
import { segment, withQuery } from "./build-path";

export const home = () => "/" satisfies Address;
export const service = (slug: string) => `/${segment(slug)}`;
export const industries = () => "/industries" satisfies Address;
export const about = () => "/about" satisfies Address;
/** The checklist for the day of a visit. */
export const prepare = () => "/prepare" satisfies Address;
export const projects = () => "/projects" satisfies Address;
export const project = (slug: string) => `/projects/${segment(slug)}` satisfies Address;
/** One of the stored sizes of a picture. */
export const projectPicture = (storedName: string) =>
  `/projects/pictures/${segment(storedName)}` satisfies Address;
export const sampleScan = () => "/sample-scan" satisfies Address;
export const sampleTour = () => "/sample-tour" satisfies Address;
/** The version in force, or one by its number. */
export const terms = (version?: number) =>
  (version ? `/terms/${segment(version)}` : "/terms") satisfies Address;
export const privacy = (version?: number) =>
  (version ? `/privacy/${segment(version)}` : "/privacy") satisfies Address;
/** One of the two, by its name. */
export const legalText = (document: "terms" | "privacy", version?: number) =>
  document === "terms" ? terms(version) : privacy(version);
export const manifest = () => "/site.webmanifest" satisfies Address;
export const sitemap = () => "/sitemap.xml" satisfies Address;
export const speculationRules = () => "/speculation-rules.json" satisfies Address;
export const booking = (query: BookingQuery = {}) => withQuery("/booking", query);
/** The page where a visitor asks for the link to a private page. */
export const privatePageLookup = () => "/request" satisfies Address;
/** The private page of a booking; the token is its only key. */
export const privatePage = (token: string) => `/request/${segment(token)}` satisfies Address;
export const privatePageFile = (token: string, storedName: string) =>
  `/request/${segment(token)}/files/${segment(storedName)}` satisfies Address;
export const privatePageCalendar = (token: string) =>
  `/request/${segment(token)}/visit.ics` satisfies Address;
export const finishLater = (query: { step?: number } = {}) => withQuery("/continue", query);
/** Opens a draft on another device; the token is its only key. */
export const continueDraft = (token: string) => `/continue/${segment(token)}` satisfies Address;
export const login = (query: { redirectTo?: string } = {}) => withQuery("/login", query);

interface BookingQuery {
  /** From 1 to 5. */
  step?: number;
  /** The visitor changes one answer and then returns to the review of all. */
  from?: "check" | undefined;
  /** Shows the step with its validation errors. */
  show?: "errors";
  /** The legal texts of which a new version was published after the form was shown. */
  changed?: string;
  /** `over`: the draft of an earlier visit was not found. `new`: leaves a draft that was continued in another browser. */
  start?: "over" | "new";
  /** The slug of the service whose page the visitor comes from. */
  service?: string | undefined;
  /** The reference of a submitted booking. */
  confirmed?: string;
}

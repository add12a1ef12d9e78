import type { Address } from "~/route-map";
import { inLanguage, segment, withQuery } from "./build-path";

export const home = () => inLanguage("/");
export const service = (slug: string) => inLanguage<string>(`/${segment(slug)}`);
export const industries = () => inLanguage("/industries");
export const about = () => inLanguage("/about");
/** The checklist for the day of a visit. */
export const prepare = () => inLanguage("/prepare");
export const projects = () => inLanguage("/projects");
export const project = (slug: string) => inLanguage(`/projects/${segment(slug)}`);
/** One of the stored sizes of a picture. */
export const projectPicture = (storedName: string) =>
  `/projects/pictures/${segment(storedName)}` satisfies Address;
export const sampleScan = () => inLanguage("/sample-scan");
export const sampleTour = () => inLanguage("/sample-tour");
/** The version in force, or one by its number. */
export const terms = (version?: number) => inLanguage(version ? `/terms/${segment(version)}` : "/terms");
export const privacy = (version?: number) =>
  inLanguage(version ? `/privacy/${segment(version)}` : "/privacy");
/** One of the two, by its name. */
export const legalText = (document: "terms" | "privacy", version?: number) =>
  document === "terms" ? terms(version) : privacy(version);
export const webManifest = () => "/site.webmanifest" satisfies Address;
export const sitemap = () => "/sitemap.xml" satisfies Address;
export const speculationRules = () => "/speculation-rules.json" satisfies Address;
export const booking = (query: BookingQuery = {}) => inLanguage(withQuery("/booking", query));
/** Where the script of the booking form sends a file. */
export const bookingUpload = () => inLanguage("/booking/uploads");
/** The page where a visitor asks for the link to a private page. */
export const privatePageLookup = () => inLanguage("/request");
/** The private page of a booking; the token is its only key. */
export const privatePage = (token: string) => inLanguage(`/request/${segment(token)}`);
export const privatePageFile = (token: string, storedName: string) =>
  inLanguage(`/request/${segment(token)}/files/${segment(storedName)}`);
/** Where the script of a private page sends a file, which the form of the page then adds. */
export const privatePageUpload = (token: string) => inLanguage(`/request/${segment(token)}/uploads`);
/** A result of a request, on the customer's page. */
export const privatePageResult = (token: string, itemId: string, query: ResultQuery = {}) =>
  inLanguage(withQuery(`/request/${segment(token)}/results/${segment(itemId)}`, query));
/** A point cloud of the results, in the viewer. */
export const privatePageScan = (token: string, itemId: string) =>
  inLanguage(`/request/${segment(token)}/results/${segment(itemId)}/view`);
/** All files of one version of the results. */
export const privatePageResultsZip = (token: string, deliveryId: string) =>
  inLanguage(`/request/${segment(token)}/results/${segment(deliveryId)}/all.zip`);
/** The results of a request, for whoever the customer shares them with; the token is its only key. */
export const sharedResults = (token: string) => inLanguage(`/results/${segment(token)}`);
export const sharedResult = (token: string, itemId: string, query: ResultQuery = {}) =>
  inLanguage(withQuery(`/results/${segment(token)}/${segment(itemId)}`, query));
export const sharedScan = (token: string, itemId: string) =>
  inLanguage(`/results/${segment(token)}/${segment(itemId)}/view`);
export const sharedResultsZip = (token: string, deliveryId: string) =>
  inLanguage(`/results/${segment(token)}/${segment(deliveryId)}/all.zip`);
/** The tour of a request for everybody; other sites may frame it. */
export const publicTour = (token: string) => inLanguage(`/tour/${segment(token)}`);
export const publicTourFile = (token: string, itemId: string, query: ResultQuery = {}) =>
  inLanguage(withQuery(`/tour/${segment(token)}/${segment(itemId)}`, query));
/** @param query.visit the id of one of several visits; without it, the next one */
export const privatePageCalendar = (token: string, query: { visit?: string | undefined } = {}) =>
  inLanguage(withQuery(`/request/${segment(token)}/visit.ics`, query));
export const finishLater = (query: { step?: number } = {}) => inLanguage(withQuery("/continue", query));
/** Opens a draft on another device; the token is its only key. */
export const continueDraft = (token: string) => inLanguage(`/continue/${segment(token)}`);
export const login = (query: { redirectTo?: string; cookies?: "lost" } = {}) => withQuery("/login", query);
export const apiDocs = () => "/api/docs" satisfies Address;
export const openapi = () => "/api/openapi.json" satisfies Address;
export const apiUpload = () => "/api/files/upload" satisfies Address;
export const apiDownload = (filename: string) => `/api/files/download/${segment(filename)}` satisfies Address;

interface ResultQuery {
  /** Set for what a page shows: neither saved nor counted as a download, and never sent by the bucket itself. */
  show?: 1 | undefined;
}

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

import type { Address } from "~/route-map";
import { inLanguage, segment, withQuery } from "./build-path";

export const home = () => inLanguage("/");
export const service = (slug: string) => inLanguage<string>(`/${segment(slug)}`);
export const industries = () => inLanguage("/industries");
export const about = () => inLanguage("/about");
export const prepare = () => inLanguage("/prepare");
export const projects = () => inLanguage("/projects");
export const project = (slug: string) => inLanguage(`/projects/${segment(slug)}`);
export const projectPicture = (storedName: string) =>
  `/projects/pictures/${segment(storedName)}` satisfies Address;
export const sampleScan = () => inLanguage("/sample-scan");
export const sampleTour = () => inLanguage("/sample-tour");
/** Without `version`, the path of the version in force. */
export const terms = (version?: number) => inLanguage(version ? `/terms/${segment(version)}` : "/terms");
export const privacy = (version?: number) =>
  inLanguage(version ? `/privacy/${segment(version)}` : "/privacy");
export const legalText = (document: "terms" | "privacy", version?: number) =>
  document === "terms" ? terms(version) : privacy(version);
export const webManifest = () => "/site.webmanifest" satisfies Address;
export const sitemap = () => "/sitemap.xml" satisfies Address;
export const speculationRules = () => "/speculation-rules.json" satisfies Address;
export const booking = (query: BookingQuery = {}) => inLanguage(withQuery("/booking", query));
export const bookingUpload = () => inLanguage("/booking/uploads");
export const privatePageLookup = () => inLanguage("/request");
/** The private page of a booking. The token is its only key. */
export const privatePage = (token: string) => inLanguage(`/request/${segment(token)}`);
export const privatePageFile = (token: string, storedName: string) =>
  inLanguage(`/request/${segment(token)}/files/${segment(storedName)}`);
/** The address to which a private page's script uploads a file. The page's form then adds the file to the request. */
export const privatePageUpload = (token: string) => inLanguage(`/request/${segment(token)}/uploads`);
export const privatePageResult = (token: string, itemId: string, query: ResultQuery = {}) =>
  inLanguage(withQuery(`/request/${segment(token)}/results/${segment(itemId)}`, query));
export const privatePageScan = (token: string, itemId: string) =>
  inLanguage(`/request/${segment(token)}/results/${segment(itemId)}/view`);
export const privatePageResultsZip = (token: string, deliveryId: string) =>
  inLanguage(`/request/${segment(token)}/results/${segment(deliveryId)}/all.zip`);
/** The page of a shared link to a booking's results. The token is its only key. */
export const sharedResults = (token: string) => inLanguage(`/results/${segment(token)}`);
export const sharedResult = (token: string, itemId: string, query: ResultQuery = {}) =>
  inLanguage(withQuery(`/results/${segment(token)}/${segment(itemId)}`, query));
export const sharedScan = (token: string, itemId: string) =>
  inLanguage(`/results/${segment(token)}/${segment(itemId)}/view`);
export const sharedResultsZip = (token: string, deliveryId: string) =>
  inLanguage(`/results/${segment(token)}/${segment(deliveryId)}/all.zip`);
/** The public tour, which other sites may frame. */
export const publicTour = (token: string) => inLanguage(`/tour/${segment(token)}`);
export const publicTourFile = (token: string, itemId: string, query: ResultQuery = {}) =>
  inLanguage(withQuery(`/tour/${segment(token)}/${segment(itemId)}`, query));
/** @param query.visit the id of a visit; the next one by default */
export const privatePageCalendar = (token: string, query: { visit?: string | undefined } = {}) =>
  inLanguage(withQuery(`/request/${segment(token)}/visit.ics`, query));
export const finishLater = (query: { step?: number } = {}) => inLanguage(withQuery("/continue", query));
/** Opens a draft on another device. The token is its only key. */
export const continueDraft = (token: string) => inLanguage(`/continue/${segment(token)}`);
export const login = (query: { redirectTo?: string; cookies?: "lost" } = {}) => withQuery("/login", query);
export const apiDocs = () => "/api/docs" satisfies Address;
export const openapi = () => "/api/openapi.json" satisfies Address;
export const apiUpload = () => "/api/files/upload" satisfies Address;
export const apiDownload = (filename: string) => `/api/files/download/${segment(filename)}` satisfies Address;

export interface ResultQuery {
  /**
   * Set for content that a page displays. The browser does not save it, it does not count as a download, and the app sends it even if it is
   * in a bucket. `poster` is a small view of a 360° picture.
   */
  show?: 1 | "poster" | undefined;
}

interface BookingQuery {
  /** From 1 to 5. */
  step?: number;
  /** The visitor changes one answer and then returns to the review. */
  from?: "check" | undefined;
  show?: "errors";
  /** The legal texts that got a new version after the form was shown. */
  changed?: string;
  /** `over`: the draft of an earlier visit was not found. `new`: leaves a draft that was continued in another browser. */
  start?: "over" | "new";
  /** The slug of the service page that the visitor comes from. */
  service?: string | undefined;
  confirmed?: string;
}

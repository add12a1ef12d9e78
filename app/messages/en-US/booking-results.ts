import { plural } from "~/messages/plural";

/** A booking's results for staff: versions, downloads, and the links for others. */

export const title = "Results";
export const version = (number: number, contents: string) => `Version ${number}, ${contents}`;
const countFiles = plural({ one: "# file", other: "# files" });
const countLinks = plural({ one: "# link", other: "# links" });
export const contents = (fileCount: number, linkCount: number) =>
  [fileCount > 0 || linkCount === 0 ? countFiles(fileCount) : "", linkCount > 0 ? countLinks(linkCount) : ""]
    .filter(Boolean)
    .join(", ");
/** Follows the name of a version. */
export const states = {
  draft: () => "not published",
  published: (day: string) => `published ${day}`,
  withdrawn: (day: string) => `withdrawn ${day}`,
};
export const withState = (version: string, state: string) => `${version}, ${state}`;
export const deliver = "Deliver";
export const fetched = "Downloads";
export const count = plural({ one: "# download", other: "# downloads" });
export const customer = "Customer";
export const colleague = (label: string) => `Link for ${label}`;
export const file = (name: string, version: number) => `${name} (version ${version})`;
export const whole = "Whole file";
export const wholeInParts = "Whole file, in parts";
export const part = (sent: string, size: string) => `${sent} of ${size}`;
export const seen = "Viewed on the page";
export const nothing = "Nothing has been downloaded yet.";
export const links = "Links to share";
export const until = (day: string) => `Works until ${day}`;
export const end = "End";
export const endFor = (label: string) => `End the link for ${label}`;
export const ended = "Link ended";

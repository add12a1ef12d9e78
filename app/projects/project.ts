import { fold } from "~/lib/text";
import type { ShownText } from "~/messages/in-current-language";
import type { ServiceSlug } from "~/settings/offer";

/** The public list shows all published projects on one page. */
export const maxProjects = 60;
export const maxPictures = 12;
export interface ShownPicture {
  id: string;
  alt: string;
  /** The language of the text, if it is English and the page is not. */
  lang?: ShownText["lang"];
  /** Widths of the stored sizes in pixels, ascending. */
  widths: number[];
  /** Height of the largest size in pixels. */
  height: number;
}

export interface PublishedProject {
  id: string;
  slug: string;
  title: ShownText;
  place: string;
  service: ServiceSlug;
  text: ShownText;
  link: string;
  pictures: ShownPicture[];
}

export function storedNamesOf({ id, widths }: Pick<ShownPicture, "id" | "widths">): string[] {
  return [
    ...widths.map((width) => toPictureName(id, width, "webp")),
    toPictureName(id, widths.at(-1) ?? 0, "jpg"),
  ];
}

export function toPictureName(id: string, width: number, format: "webp" | "jpg"): string {
  return `${id}-${width}.${format}`;
}

/** Returns null for a name of another form. */
export function pictureIdOf(storedName: string): string | null {
  return (
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d{1,5}\.(?:webp|jpg)$/.exec(storedName)?.[1] ?? null
  );
}

/** Returns the first part of a project's address, such as `office-tower-3rd-floor` for `Office tower, 3rd floor`. */
export function toSlug(title: string): string {
  const words = fold(title).replace(/[^a-z0-9]+/g, "-");
  return words.slice(0, 60).replace(/^-+|-+$/g, "") || "project";
}

/** The address of the example project, which is shown until there is a real one. */
export const specimenSlug = "specimen";

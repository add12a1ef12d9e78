import { fold } from "~/lib/text";
import type { ShownText } from "~/messages/in-current-language";
import type { ServiceSlug } from "~/settings/offer";

/** Projects at most: the public list shows all that are published on one page. */
export const maxProjects = 60;
/** Pictures of one project at most. */
export const maxPictures = 12;
export interface ShownPicture {
  id: string;
  alt: string;
  /** Of the text, where it is English and the page is not. */
  lang?: ShownText["lang"];
  /** Of the stored sizes in pixels, ascending. */
  widths: number[];
  /** Of the largest size. */
  height: number;
}

/** What the public pages show of a project. */
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

/** Returns the names of the stored files of a picture. */
export function storedNamesOf({ id, widths }: Pick<ShownPicture, "id" | "widths">): string[] {
  return [
    ...widths.map((width) => toPictureName(id, width, "webp")),
    toPictureName(id, widths.at(-1) ?? 0, "jpg"),
  ];
}

export function toPictureName(id: string, width: number, format: "webp" | "jpg"): string {
  return `${id}-${width}.${format}`;
}

/** Returns the id of the picture that a stored name is of; null for any other name. */
export function pictureIdOf(storedName: string): string | null {
  return (
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d{1,5}\.(?:webp|jpg)$/.exec(storedName)?.[1] ?? null
  );
}

/** Returns the first part of the address of a project: `Office tower, 3rd floor` as `office-tower-3rd-floor`. */
export function toSlug(title: string): string {
  const words = fold(title).replace(/[^a-z0-9]+/g, "-");
  return words.slice(0, 60).replace(/^-+|-+$/g, "") || "project";
}

/** The address of the example of a project, which is shown as long as there is no real one. */
export const specimenSlug = "specimen";

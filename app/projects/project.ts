import "~/lib/zod-config";
import { z } from "zod";
import { fold } from "~/lib/text";
import { isHttpsUrl, line, optionalText, requiredLine, requiredText } from "~/lib/text-fields";
import type { ShownText } from "~/messages/in-current-language";
import * as text from "~/messages/project-work";
import * as servicesText from "~/messages/services";
import { inLanguage } from "~/messages/translations";
import type { ServiceSlug } from "~/settings/offer";
import { byTranslation } from "~/settings/translated-settings";

const serviceSlugs = Object.keys(servicesText.serviceLabels) as ServiceSlug[];

/** Projects at most: the public list shows all that are published on one page. */
export const maxProjects = 60;
/** Pictures of one project at most. */
export const maxPictures = 12;
/** In characters. */
const limits = { title: 80, place: 80, text: 4_000, link: 500, alt: 250 };

function lineOf(label: string, limit: number) {
  return requiredLine({
    errors: () => ({ missing: text.missing(label), tooLong: () => text.tooLong(label, limit) }),
    limit,
  });
}

/** What a picture shows, for those who cannot see it. */
const altSchema = lineOf(text.alt, limits.alt);

/** A text of one line in another language, which may be absent. */
function translatedLine(label: string, limit: number) {
  const errors = () => ({ missing: text.missing(label), tooLong: () => text.tooLong(label, limit) });
  return line({ errors, limit }).default("");
}

/** What a member of staff writes about a project. */
const projectFields = {
  title: lineOf(text.projectTitle, limits.title),
  place: lineOf(text.place, limits.place),
  service: z.enum(serviceSlugs, text.missing(text.service)),
  text: requiredText(
    () => ({
      missing: text.missing(text.description),
      tooLong: (limit) => text.tooLong(text.description, limit),
    }),
    limits.text,
  ),
  ...byTranslation("title", (locale) => translatedLine(inLanguage(text.projectTitle, locale), limits.title)),
  ...byTranslation("text", (locale) =>
    optionalText(
      () => ({ tooLong: (limit) => text.tooLong(inLanguage(text.description, locale), limit) }),
      limits.text,
    ),
  ),
  link: z
    .string(text.linkFormat)
    .trim()
    .max(limits.link, text.tooLong(text.link, limits.link))
    .refine((value) => value === "" || isHttpsUrl(value), text.linkFormat)
    .default(""),
};

const version = z.coerce.number().int().min(0).catch(0);

/** The form that saves a project; version 0 is a new one. */
export const projectSchema = z.object({
  ...projectFields,
  consent: z.literal("on").optional(),
  version,
  bookingId: z.uuid().optional(),
});

/** The forms with no more than the version that they were loaded with. */
export const stepSchema = z.object({ version });

/** The forms of one picture. */
export const newPictureSchema = z.object({ alt: altSchema });
export const pictureSchema = z.object({ picture: z.uuid() });
export const describedPictureSchema = pictureSchema.extend({
  alt: altSchema,
  ...byTranslation("alt", (locale) => translatedLine(inLanguage(text.alt, locale), limits.alt)),
});

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

import { z } from "zod";
import {
  conditional,
  id,
  listOf,
  placing,
  repeatable,
  tagged,
  timestamp,
  translationsOf,
  writtenTranslations,
} from "~/api/contract/fields";
import { about, type Resources, returning } from "~/api/contract/operation";
import * as text from "~/messages/api-reference-company";
import { projectSchema } from "~/projects/project";
import { translationOf } from "~/settings/translated-settings";

const { title, place, service, text: description, link, bookingId } = projectSchema.shape;

const hasConsent = z.boolean().meta({ description: text.project.hasConsent });

const project = z
  .object({
    id,
    slug: z.string(),
    title: z.string(),
    place: z.string(),
    service: z.string(),
    text: z.string(),
    link: z.string(),
    status: z.enum(["draft", "published", "withdrawn"]),
    bookingId: id.nullable(),
    hasConsent,
    translations: z.object({ title: writtenTranslations, text: writtenTranslations }),
    createdAt: timestamp,
  })
  .meta({ id: "Project", description: text.project.project });

const translated = (name: "title" | "text") =>
  translationsOf((locale) => projectSchema.shape[translationOf(name, locale)]).default({});

const values = {
  ...{ title, place, service, text: description, link },
  hasConsent: hasConsent.default(false),
  translations: z
    .object({ title: translated("title"), text: translated("text") })
    .optional()
    .meta({ description: text.translations.field }),
};
const example = {
  title: "Office tower, third floor",
  place: "Oakland, California",
  service: "scan-to-bim",
  text: "Two days on site, 14 scans, one model.",
  translations: { title: { "fr-BE": "Tour de bureaux, troisième étage" } },
};

const success = tagged(text.project, project);

const params = z.object({ id });
const change = {
  params,
  headers: conditional(text.project.ifMatch),
  problems: { 404: text.project.unknown, 409: text.project.conflict, 412: text.project.changed },
};

export const projects = {
  "api:v1-projects": {
    GET: returning(text.projects, listOf(project)),
    POST: {
      ...about(text.addProject),
      headers: repeatable,
      body: z.object({ ...values, bookingId: bookingId.meta({ description: text.project.bookingId }) }),
      example,
      success: { ...success, status: 201 },
      problems: { 409: text.project.conflict },
    },
  },
  "api:v1-project": {
    GET: {
      ...about(text.oneProject),
      params,
      success: { ...success, description: text.oneProject.done },
      problems: { 404: text.project.unknown },
    },
    PUT: { ...change, ...about(text.putProject), body: z.object(values), example, success },
    DELETE: {
      ...returning(text.deleteProject, z.object({ message: z.string() })),
      params,
      headers: repeatable,
      problems: { 409: text.project.conflict },
    },
  },
  "api:v1-project-status": {
    PUT: {
      ...change,
      ...about(text.projectStatus),
      body: z.object({ status: z.enum(["published", "withdrawn"]) }),
      example: { status: "published" },
      success,
    },
  },
  "api:v1-project-position": {
    PUT: {
      ...returning(text.projects, listOf(project)),
      ...placing(text.placeProject),
      params,
      headers: repeatable,
      problems: { 404: text.project.unknown },
    },
  },
} as const satisfies Resources;

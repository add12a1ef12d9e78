import { z } from "zod";
import { id, timestamp } from "~/api/contract/fields";
import type { Resource } from "~/api/contract/operation";
import * as text from "~/messages/api-reference-company";
import { projectSchema } from "~/projects/project";
import { translationOf } from "~/settings/translated-settings";
import {
  about,
  conditional,
  listOf,
  placing,
  reading,
  repeatable,
  translationsOf,
  writtenTranslations,
} from "./fields";

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

const success = {
  status: 200,
  description: text.project.done,
  headers: z.object({ ETag: z.string().meta({ description: text.project.etag }) }),
  body: project,
} as const;

const change = {
  params: z.object({ id }),
  headers: conditional(text.project.ifMatch),
  refusals: { 404: text.project.unknown, 409: text.project.conflict, 412: text.project.changed },
};

export const v1Projects = {
  path: "/api/v1/projects",
  operations: {
    GET: reading(text.projects, listOf(project)),
    POST: {
      ...about(text.addProject),
      headers: repeatable,
      body: z.object({ ...values, bookingId: bookingId.meta({ description: text.project.bookingId }) }),
      example,
      success: { ...success, status: 201 },
      refusals: { 409: text.project.conflict },
    },
  },
} as const satisfies Resource;

export const v1Project = {
  path: "/api/v1/projects/{id}",
  operations: {
    GET: {
      ...about(text.oneProject),
      params: z.object({ id }),
      success: { ...success, description: text.oneProject.done },
      refusals: { 404: text.project.unknown },
    },
    PUT: { ...change, ...about(text.putProject), body: z.object(values), example, success },
    DELETE: {
      ...reading(text.deleteProject, z.object({ message: z.string() })),
      params: z.object({ id }),
      headers: repeatable,
      refusals: { 409: text.project.conflict },
    },
  },
} as const satisfies Resource;

export const v1ProjectStatus = {
  path: "/api/v1/projects/{id}/status",
  operations: {
    PUT: {
      ...change,
      ...about(text.projectStatus),
      body: z.object({ status: z.enum(["published", "withdrawn"]) }),
      example: { status: "published" },
      success,
    },
  },
} as const satisfies Resource;

export const v1ProjectPosition = {
  path: "/api/v1/projects/{id}/position",
  operations: {
    PUT: {
      ...reading(text.projects, listOf(project)),
      ...placing(text.placeProject),
      params: z.object({ id }),
      headers: repeatable,
      refusals: { 404: text.project.unknown },
    },
  },
} as const satisfies Resource;

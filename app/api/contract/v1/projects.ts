import { z } from "zod";
import { id, timestamp } from "~/api/contract/fields";
import type { Resource } from "~/api/contract/operation";
import * as text from "~/messages/api-reference-v1";
import { projectSchema } from "~/projects/project";
import { conditional, ifMatch, repeatable } from "./fields";

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
    createdAt: timestamp,
  })
  .meta({ id: "Project", description: text.project.project });

const values = { title, place, service, text: description, link, hasConsent: hasConsent.default(false) };
const example = {
  title: "Office tower, third floor",
  place: "Oakland, California",
  service: "scan-to-bim",
  text: "Two days on site, 14 scans, one model.",
};

const success = {
  status: 200,
  description: text.project.done,
  headers: z.object({ ETag: z.string().meta({ description: text.project.etag }) }),
  body: project,
} as const;

const change = {
  params: z.object({ id }),
  headers: conditional.extend({ "If-Match": ifMatch(text.project.ifMatch) }),
  refusals: { 404: text.project.unknown, 409: text.project.conflict, 412: text.project.changed },
};

export const v1Projects = {
  path: "/api/v1/projects",
  operations: {
    GET: {
      summary: text.projects.summary,
      description: text.projects.description,
      success: { status: 200, description: text.projects.done, body: z.object({ items: z.array(project) }) },
    },
    POST: {
      summary: text.addProject.summary,
      description: text.addProject.description,
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
      summary: text.oneProject.summary,
      params: z.object({ id }),
      success: { ...success, description: text.oneProject.done },
      refusals: { 404: text.project.unknown },
    },
    PUT: { ...change, summary: text.putProject.summary, body: z.object(values), example, success },
    DELETE: {
      summary: text.deleteProject.summary,
      description: text.deleteProject.description,
      params: z.object({ id }),
      success: {
        status: 200,
        description: text.deleteProject.done,
        body: z.object({ message: z.string() }),
      },
      refusals: { 404: text.project.unknown, 409: text.project.conflict },
    },
  },
} as const satisfies Resource;

export const v1ProjectStatus = {
  path: "/api/v1/projects/{id}/status",
  operations: {
    PUT: {
      ...change,
      summary: text.projectStatus.summary,
      description: text.projectStatus.description,
      body: z.object({ status: z.enum(["published", "withdrawn"]) }),
      example: { status: "published" },
      success,
    },
  },
} as const satisfies Resource;

import type { z } from "zod";
import type { Method } from "~/policies";
import { api } from "~/route-map";

type ProblemStatus = 400 | 401 | 403 | 404 | 408 | 409 | 412 | 413 | 415 | 422 | 429 | 503 | 507;

/** An API operation: its input, response and errors. Routes validate requests against it, and the OpenAPI document is built from it. */
export interface Operation {
  summary: string;
  description?: string;
  /** The parameters of the path. An invalid one results in 404. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  example?: object;
  /** A multipart form with files, which the route streams. */
  form?: z.ZodObject;
  invalidMessage?: string;
  success: Success;
  /** Other responses that are neither JSON nor errors. */
  others?: Partial<Record<206 | 304 | 416, string>>;
  /** The errors of this operation only, by status. Errors that follow from the other properties are not listed. */
  problems?: Partial<Record<ProblemStatus, string>>;
}

interface Success {
  status: 200 | 201;
  description: string;
  headers?: z.ZodObject;
  /** The JSON of the response; undefined for a file. */
  body?: z.ZodType;
  isBinary?: true;
}

export type Resources = Partial<Record<ResourceId, Partial<Record<Method, Operation>>>>;

export type ResourceId = Exclude<keyof typeof api, "api:not-found">;

/** Returns a path with its parameters in braces. */
export function pathOf(id: ResourceId): string {
  return api[id].replace(/:(\w+)/g, "{$1}");
}

/** Returns whether a path's errors are problem details (RFC 9457). The original specification's paths have simpler errors. */
export function isDetailed(path: string): boolean {
  return path.startsWith("/api/v1/");
}

type OperationTexts = Pick<Operation, "summary" | "description" | "others" | "problems">;

/** Picks the operation's texts from an entry of the catalog, which may also contain texts of fields. */
export function pickOperationTexts({
  summary,
  description,
  others,
  problems,
}: OperationTexts): OperationTexts {
  return {
    summary,
    ...(description !== undefined && { description }),
    ...(others && { others }),
    ...(problems && { problems }),
  };
}

export function toOperation<Body extends z.ZodType>(
  texts: OperationTexts & { done: string },
  body: Body,
  status: Success["status"] = 200,
) {
  return { ...pickOperationTexts(texts), success: { status, description: texts.done, body } };
}

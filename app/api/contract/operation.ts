import type { z } from "zod";
import type { Method } from "~/policies";
import { api } from "~/route-map";

type ProblemStatus = 400 | 401 | 403 | 404 | 408 | 409 | 412 | 413 | 415 | 422 | 429 | 503 | 507;

/** One operation of the API: its input, response and errors. Routes validate by it, and the document is built from it. */
export interface Operation {
  /** A title of a few words. */
  summary: string;
  /** Sentences that add to the summary. */
  description?: string;
  /** The parameters of the path. An invalid one results in 404. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Request headers that the route reads. */
  headers?: z.ZodObject;
  /** The JSON body: an object, which the rules of a form may check. */
  body?: z.ZodType;
  /** An example body for the document. */
  example?: object;
  /** A multipart form with files, which the route streams. */
  form?: z.ZodObject;
  /** The message of a 422 response. */
  invalidMessage?: string;
  success: Success;
  /** Other responses without JSON that are not errors. */
  others?: Partial<Record<206 | 304 | 416, string>>;
  /** Errors of this operation only, by status; those that follow from the other properties are not listed. */
  problems?: Partial<Record<ProblemStatus, string>>;
}

interface Success {
  status: 200 | 201;
  description: string;
  /** Response headers to document. */
  headers?: z.ZodObject;
  /** The JSON of the response; absent where the response is a file. */
  body?: z.ZodType;
  isBinary?: true;
}

/** The operations of some paths, by the ids of their routes. */
export type Resources = Partial<Record<ResourceId, Partial<Record<Method, Operation>>>>;

/** The id of the route of a path that the document describes. */
export type ResourceId = Exclude<keyof typeof api, "api:not-found">;

/** Returns a path as the document has it, with its parameters in braces. */
export function pathOf(id: ResourceId): string {
  return api[id].replace(/:(\w+)/g, "{$1}");
}

/** Whether the errors of the calls of a path are problem details (RFC 9457): those that came after the specification. */
export function isDetailed(path: string): boolean {
  return path.startsWith("/api/v1/");
}

/** The texts of an operation in the document. */
type OperationTexts = Pick<Operation, "summary" | "description" | "others" | "problems">;

/** Picks the texts of an operation from an entry of the catalog, which may also have texts of its fields. */
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

/** Returns an operation that answers with JSON. Its texts say when it is done. */
export function toOperation<Body extends z.ZodType>(
  texts: OperationTexts & { done: string },
  body: Body,
  status: Success["status"] = 200,
) {
  return { ...pickOperationTexts(texts), success: { status, description: texts.done, body } };
}

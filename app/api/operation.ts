import type { z } from "zod";
import type { Method } from "~/policies";

type Refusal = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 503 | 507;

/** One call of the API: what it takes, gives and refuses. Routes answer by it, and the document describes it. */
export interface Operation {
  /** A few words, as a title. */
  summary: string;
  /** What the summary does not say, as sentences. */
  description?: string;
  /** The parameters of the path; one that breaks its rules names nothing, and is answered with 404. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Request headers that the route itself reads. */
  headers?: z.ZodObject;
  /** A body of JSON. */
  body?: z.ZodObject;
  /** A body to start from, for the reader of the document. */
  example?: object;
  /** A multipart form with files, which the route reads as it arrives. */
  form?: z.ZodObject;
  /** The message of an answer with 422. */
  invalidMessage?: string;
  success: Success;
  /** Answers without JSON that are no refusals. */
  others?: Partial<Record<206 | 304 | 416, string>>;
  /** Statuses that only this call is refused with, and when; those that follow from the rest are not listed. */
  refusals?: Partial<Record<Refusal, string>>;
}

interface Success {
  status: 200 | 201;
  description: string;
  /** Headers worth telling of. */
  headers?: z.ZodObject;
  /** The JSON of the answer; absent where the answer is a file. */
  body?: z.ZodType;
  isBinary?: true;
}

/** The calls of one address. */
export interface Resource {
  /** With the names of its parameters in braces. */
  path: `/api/${string}`;
  operations: Partial<Record<Method, Operation>>;
}

import { z } from "zod";
import type { ZodOpenApiOperationObject } from "zod-openapi";
import type { Access } from "~/policies";
import type { Operation } from "./operation";

const problemSchema = z
  .object({
    message: z.string().meta({ description: "What happened and what to do, in a sentence" }),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: "What is wrong, by field" }),
  })
  .meta({ id: "Problem" });

/** One call in the words of OpenAPI. */
export function describeOperation(
  call: Operation,
  access: Access,
  { tag, operationId }: { tag: string; operationId: string },
): ZodOpenApiOperationObject {
  const { success } = call;
  const content = success.isBinary
    ? { "*/*": { schema: { type: "string", format: "binary" } as const } }
    : { "application/json": { schema: success.body ?? z.unknown() } };
  return {
    operationId,
    tags: [tag],
    summary: call.summary,
    description: [call.description, who[access]].filter(Boolean).join("\n\n"),
    security: access === "anyone" ? [] : [{ bearer: [] }, { cookie: [] }],
    requestParams: {
      ...(call.params && { path: call.params }),
      ...(call.query && { query: call.query }),
      ...(call.headers && { header: call.headers }),
    },
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          "application/json": { schema: call.body, ...(call.example && { example: call.example }) },
        },
      },
    }),
    ...(call.form && {
      requestBody: { required: true, content: { "multipart/form-data": { schema: call.form } } },
    }),
    responses: {
      [String(success.status)]: {
        description: success.description,
        ...(success.headers && { headers: success.headers }),
        content,
      },
      ...Object.fromEntries(
        Object.entries(call.others ?? {}).map(([status, description]) => [
          status,
          // A part of a file is a file.
          { description, ...(status === "206" && { content }) },
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(refusalsOf(call, access)).map(([status, description]) => [
          status,
          { description: description ?? "", content: { "application/json": { schema: problemSchema } } },
        ]),
      ),
    },
  };
}

const who: Record<Access, string> = {
  anyone: "",
  nobody: "",
  staff: "For staff.",
  admin: "For administrators.",
  self: "For the account's owner and administrators.",
};

/** All that a call may be refused with, by status. */
function refusalsOf(call: Operation, access: Access): Partial<Record<number, string>> {
  const isRead = call.query ?? call.headers ?? call.body;
  return {
    ...(call.body && {
      400: "The body is no JSON",
      408: "The body did not arrive in time",
      413: "The body is larger than 256 KiB",
      415: "The body is not sent as application/json",
    }),
    ...(access !== "anyone" && { 401: "Nobody is signed in" }),
    403: "The call came from another site's page, or the account may not make it",
    ...(call.params && { 404: "The address names nothing" }),
    ...(isRead && { 422: "Something breaks the rules; `errors` says what, by field" }),
    ...call.refusals,
    500: "A fault of ours; the message has an id that our log has too",
    503: call.refusals?.[503] ?? "The database cannot be reached right now",
    507: call.refusals?.[507] ?? "The disk of the database is full; nothing was saved",
  };
}

import { z } from "zod";
import type { ZodOpenApiOperationObject } from "zod-openapi";
import type { Access } from "~/policies";
import { accessNames } from "./access-names";
import type { Operation } from "./operation";

const problemSchema = z
  .object({
    message: z.string().meta({ description: "What happened and what to do" }),
    errors: z.record(z.string(), z.array(z.string())).optional().meta({ description: "Messages by field" }),
  })
  .meta({ id: "Problem" });

/** Builds the OpenAPI operation of one method of a resource. */
export function describeOperation(
  operation: Operation,
  access: Access,
  { tag, operationId }: { tag: string; operationId: string },
): ZodOpenApiOperationObject {
  const { success } = operation;
  const isOpen = access === "anyone";
  const content = success.isBinary
    ? { "*/*": { schema: { type: "string", format: "binary" } as const } }
    : { "application/json": { schema: success.body ?? z.unknown() } };
  return {
    operationId,
    tags: [tag],
    summary: operation.summary,
    description: [operation.description, !isOpen && `For ${accessNames[access]}.`]
      .filter(Boolean)
      .join("\n\n"),
    security: isOpen ? [] : [{ bearer: [] }, { cookie: [] }],
    requestParams: {
      ...(operation.params && { path: operation.params }),
      ...(operation.query && { query: operation.query }),
      ...(operation.headers && { header: operation.headers }),
    },
    ...(operation.body && {
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: operation.body,
            ...(operation.example && { example: operation.example }),
          },
        },
      },
    }),
    ...(operation.form && {
      requestBody: { required: true, content: { "multipart/form-data": { schema: operation.form } } },
    }),
    responses: {
      [String(success.status)]: {
        description: success.description,
        ...(success.headers && { headers: success.headers }),
        content,
      },
      ...Object.fromEntries(
        Object.entries(operation.others ?? {}).map(([status, description]) => [
          status,
          // A range of a file is sent as a file.
          { description, ...(status === "206" && { content }) },
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(getRefusals(operation, access)).map(([status, description]) => [
          status,
          { description: description ?? "", content: { "application/json": { schema: problemSchema } } },
        ]),
      ),
    },
  };
}

/** Returns the descriptions of every error response of an operation, by status. */
function getRefusals(operation: Operation, access: Access): Partial<Record<number, string>> {
  const hasInput = operation.query ?? operation.headers ?? operation.body;
  return {
    ...(operation.body && {
      400: "The body is not valid JSON",
      408: "The body did not arrive in time",
      413: "The body is larger than 256 KiB",
      415: "The body is not sent as application/json",
    }),
    ...(access !== "anyone" && { 401: "There is no session" }),
    403: "The request came from another site's page, or the account lacks access",
    ...(operation.params && { 404: "There is nothing at this URL" }),
    ...(hasInput && { 422: "The input is not valid; `errors` has the messages by field" }),
    ...operation.refusals,
    500: "An error on our side; the message contains the request id, which is in our log",
    503: operation.refusals?.[503] ?? "The database cannot be reached right now",
    507: operation.refusals?.[507] ?? "The disk of the database is full; nothing was saved",
  };
}

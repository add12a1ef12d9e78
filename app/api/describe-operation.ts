import { z } from "zod";
import type { ZodOpenApiOperationObject } from "zod-openapi";
import * as text from "~/messages/api-reference";
import type { Access } from "~/policies";
import type { Operation } from "./contract/operation";

const problemSchema = z
  .object({
    message: z.string().meta({ description: text.problem.message }),
    errors: z.record(z.string(), z.array(z.string())).optional().meta({ description: text.problem.errors }),
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
    description: [operation.description, !isOpen && text.accessSentences[access]]
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
    ...(operation.body && pick(400, 408, 413, 415)),
    ...(access !== "anyone" && pick(401)),
    ...pick(403),
    ...(operation.params && pick(404)),
    ...(hasInput && pick(422)),
    ...pick(500, 503, 507),
    ...operation.refusals,
  };
}

function pick(...statuses: (keyof typeof text.refusals)[]): Partial<Record<number, string>> {
  return Object.fromEntries(statuses.map((status) => [status, text.refusals[status]]));
}

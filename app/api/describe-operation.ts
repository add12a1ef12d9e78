import { STATUS_CODES } from "node:http";
import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from "zod-openapi";
import * as text from "~/messages/api-reference";
import { type Access, type KeyScope, type Method, neededScope, type Policy } from "~/policies";
import { isDetailed, type Operation } from "./contract/operation";
import { problemExample } from "./examples/problems";

const problemSchema = z
  .object({
    message: z.string().meta({ description: text.problem.message }),
    errors: z.record(z.string(), z.array(z.string())).optional().meta({ description: text.problem.errors }),
  })
  .meta({ id: "Problem" });

const problemDetailsSchema = problemSchema
  .extend({
    type: z.literal("about:blank"),
    title: z.string().meta({ description: text.problem.title }),
    status: z.int(),
    detail: z.string().meta({ description: text.problem.detail }),
    code: z.string().optional().meta({ description: text.problem.code }),
  })
  .loose()
  .meta({ id: "ProblemDetails" });

interface OperationContext {
  path: string;
  tag: string;
  method: Method;
  operationId: string;
  answer: unknown;
}

export function describeOperation(
  operation: Operation,
  policy: Policy,
  { path, tag, method, operationId, answer }: OperationContext,
): ZodOpenApiOperationObject {
  const { success } = operation;
  const access = policy[method] ?? "nobody";
  const isOpen = access === "anyone";
  const scope = neededScope(policy, method);
  const content = success.isBinary
    ? { "*/*": { schema: { type: "string", format: "binary" } as const } }
    : {
        "application/json": {
          schema: success.body ?? z.unknown(),
          ...(answer !== undefined && { example: answer }),
        },
      };
  return {
    operationId,
    tags: [tag],
    summary: operation.summary,
    description: [operation.description, !isOpen && describeAccess(access, scope)]
      .filter(Boolean)
      .join("\n\n"),
    security: isOpen ? [] : [...(scope ? [{ key: [scope] }] : []), { bearer: [] }, { cookie: [] }],
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
          // A range of a file has the file's content type.
          { description, ...(status === "206" && { content }) },
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(getProblems(operation, access)).map(([status, description]) => [
          status,
          describeProblem(path, status, description ?? ""),
        ]),
      ),
    },
  };
}

function describeAccess(access: Access, scope: KeyScope | null): string {
  return [text.accessSentences[access], scope ? text.keyScope(scope) : text.keyless].join(" ");
}

function getProblems(operation: Operation, access: Access): Partial<Record<number, string>> {
  const hasInput = operation.query ?? operation.headers ?? operation.body;
  return {
    ...(operation.body && pick(400, 408, 413, 415)),
    ...(access !== "anyone" && pick(401, 429)),
    ...pick(403),
    ...(operation.params && pick(404)),
    ...(hasInput && pick(422)),
    ...pick(500, 503, 507),
    ...operation.problems,
  };
}

const sharedProblems = new Map<string, ZodOpenApiResponseObject>();

function describeProblem(path: string, status: string, description: string): ZodOpenApiResponseObject {
  const { example, isUsual } = problemExample(path, status);
  const response = {
    description,
    content: isDetailed(path)
      ? { "application/problem+json": { schema: problemDetailsSchema, example } }
      : { "application/json": { schema: problemSchema, example } },
  };
  const usual: Partial<Record<string, string>> = text.problems;
  if (!isUsual || description !== usual[status]) return response;
  const id = (STATUS_CODES[status] ?? "").replaceAll(" ", "") + (isDetailed(path) ? "Details" : "");
  const shared = sharedProblems.get(id) ?? { id, ...response };
  sharedProblems.set(id, shared);
  return shared;
}

function pick(...statuses: (keyof typeof text.problems)[]): Partial<Record<number, string>> {
  return Object.fromEntries(statuses.map((status) => [status, text.problems[status]]));
}

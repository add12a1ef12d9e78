import type { LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import type { Session } from "~/access/session";
import { readFields } from "~/lib/parse-form";
import * as text from "~/messages/api";
import { type Method, policies, type Policy } from "~/policies";
import { api } from "~/route-map";
import { invalid, methodNotAllowed, problem, success, toProblemDetails } from "~/server/json-response.server";
import { readBodyOfType, UnreadableBodyError } from "~/server/read-body.server";
import { authorize, toMethod } from "./authorize.server";
import { contract } from "./contract";
import { isDetailed, type Operation, type ResourceId } from "./contract/operation";
import { toErrorResponse } from "./error-response.server";

type OperationsOf<Id extends ResourceId> = (typeof contract)[Id];
type AccessOf<Id extends ResourceId, M> = M extends keyof (typeof policies)[Id]
  ? (typeof policies)[Id][M]
  : never;
type ValidatedPart<C, Name extends string> =
  C extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

interface HandlerInput<C, A> {
  request: Request;
  params: ValidatedPart<C, "params">;
  query: ValidatedPart<C, "query">;
  body: ValidatedPart<C, "body">;
  headers: ValidatedPart<C, "headers">;
  session: A extends "anyone" ? null : Session;
}

/** The JSON of a success, or a whole response with another status, with headers, or with a stream. */
type HandlerResult<C> = C extends { success: { body: infer Schema extends z.ZodType } }
  ? z.input<Schema> | Response
  : Response;

type Handlers<Id extends ResourceId> = {
  [M in keyof OperationsOf<Id>]: (
    input: HandlerInput<OperationsOf<Id>[M], AccessOf<Id, M>>,
  ) => HandlerResult<OperationsOf<Id>[M]> | Promise<HandlerResult<OperationsOf<Id>[M]>>;
};

export type ApiCalls = { [Id in ResourceId]?: Handlers<Id> };

/**
 * Creates the loader and the action of an API route. They authorize the request against the policies, validate its input against the
 * contract, and respond with the handler's result, or with an error in JSON.
 */
export function resource<Id extends ResourceId>(id: Id, handlers: Handlers<Id>) {
  const path = api[id];
  const operations: Partial<Record<Method, Operation>> = contract[id];
  const policy: Policy = policies[id];
  const allowed = Object.keys(operations).flatMap((method) =>
    method === "GET" ? ["GET", "HEAD"] : [method],
  );

  return async ({ request, params }: Pick<LoaderFunctionArgs, "request" | "params">) => {
    const method = toMethod(request);
    const operation = operations[method];
    try {
      if (!operation || !policy[method]) throw methodNotAllowed(...allowed);
      const accountId = policy.accountParam && params[policy.accountParam];
      const session = await authorize(request, policy, method, accountId);
      const input = { session, ...(await readInput(operation, request, params)) };
      // `Handlers` has one handler for each method of the contract, typed with its input.
      const handler = handlers[method as keyof OperationsOf<Id>] as (input: unknown) => unknown;
      const result = await handler({ request, ...input });
      const response = await withDetails(
        path,
        result instanceof Response ? result : success(operation.success.status, result),
      );
      return request.method === "HEAD" ? await withoutBody(response) : response;
    } catch (error) {
      return await withDetails(path, toErrorResponse(error));
    }
  };
}

/** The operations of the original specification keep their simpler errors. */
function withDetails(path: string, response: Response): Response | Promise<Response> {
  return isDetailed(path) && response.status >= 400 ? toProblemDetails(response) : response;
}

/**
 * Validates the parts of a request that the operation reads. Runs after authorization, so errors reveal nothing to unauthorized callers.
 */
async function readInput(operation: Operation, request: Request, pathParams: LoaderFunctionArgs["params"]) {
  const params = operation.params?.safeParse(pathParams);
  if (params?.success === false) throw problem(404, text.nothingHere);
  const query = operation.query?.safeParse(readFields(new URL(request.url).searchParams, operation.query));
  if (query?.success === false) throw invalid(query.error);
  const headers = operation.headers?.safeParse(pickHeaders(request, operation.headers));
  if (headers?.success === false) throw invalid(headers.error);
  const body = operation.body?.safeParse(await readJson(request));
  if (body?.success === false) throw invalid(body.error, operation.invalidMessage);
  return { params: params?.data, query: query?.data, headers: headers?.data, body: body?.data };
}

function pickHeaders(request: Request, { shape }: z.ZodObject) {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, request.headers.get(name) ?? undefined]));
}

async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, response);
}

/**
 * Reads and parses the JSON body of a request. The last value of a duplicate key applies.
 *
 * @throws {Response} 415 for another content type, 413 above 256 KiB, 408 when the body does not arrive in time, 400 when it is incomplete
 *   or not valid JSON
 */
async function readJson(request: Request): Promise<unknown> {
  const body = await readBodyOfType(request, "application/json").catch((error: unknown) => {
    if (!(error instanceof UnreadableBodyError)) throw error;
    throw problem(error.status, { ...text.unreadableBody, 415: text.notJson }[error.status]);
  });
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)) as unknown;
  } catch {
    throw problem(400, text.invalidJson);
  }
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { invalid, methodNotAllowed, problem, success } from "./json.server";
import { readJson } from "./json-body.server";
import { readFields } from "~/lib/pick-fields";
import { discardBody } from "~/server/read-body.server";
import { type Method, policies, type Policy } from "~/policies";
import type { Session } from "~/staff/sessions/sessions.server";
import { authorize } from "./authorize.server";
import type { Operation } from "./operation";
import { contract, type ResourceId } from "./contract";
import { toErrorResponse } from "./error-response.server";

type CallsOf<Id extends ResourceId> = (typeof contract)[Id]["operations"];
type AccessOf<Id extends ResourceId, M> = M extends keyof (typeof policies)[Id]
  ? (typeof policies)[Id][M]
  : never;
type Part<C, Name extends string> =
  C extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** What a handler gets: all that the call takes, checked. */
interface Given<C, A> {
  request: Request;
  params: Part<C, "params">;
  query: Part<C, "query">;
  body: Part<C, "body">;
  headers: Part<C, "headers">;
  /** Who operations. */
  session: A extends "anyone" ? null : Session;
}

/** The JSON of the call's success, or a whole answer: another status, headers, a stream. */
type Answer<C> = C extends { success: { body: infer Schema extends z.ZodType } }
  ? z.input<Schema> | Response
  : Response;

type Handlers<Id extends ResourceId> = {
  [M in keyof CallsOf<Id>]: (
    given: Given<CallsOf<Id>[M], AccessOf<Id, M>>,
  ) => Answer<CallsOf<Id>[M]> | Promise<Answer<CallsOf<Id>[M]>>;
};

/**
 * The loader and action of a resource route: lets in whom the policies let in, checks what came against the
 * contract, answers what the handler gives, and refuses the rest in JSON.
 */
export function resource<Id extends ResourceId>(id: Id, handlers: Handlers<Id>) {
  const { operations }: { operations: Partial<Record<Method, Operation>> } = contract[id];
  const policy: Policy = policies[id];
  const allowed = Object.keys(operations).flatMap((method) =>
    method === "GET" ? ["GET", "HEAD"] : [method],
  );

  const answer = async ({ request, params }: Pick<LoaderFunctionArgs, "request" | "params">) => {
    const method = (request.method === "HEAD" ? "GET" : request.method) as Method;
    const [call, access] = [operations[method], policy[method]];
    try {
      if (!call || !access) throw methodNotAllowed(...allowed);
      const accountId = policy.accountParam && params[policy.accountParam];
      const session = await authorize(request, access, accountId);
      const given = { session, ...(await read(call, request, params)) };
      // One handler for each method of the contract: the type of `handlers` says so, with the parts it gets.
      const handle = handlers[method as keyof CallsOf<Id>] as (given: unknown) => unknown;
      const result = await handle({ request, ...given });
      const response = result instanceof Response ? result : success(call.success.status, result);
      return request.method === "HEAD" ? await withoutBody(response) : response;
    } catch (error) {
      await discardBody(request);
      return toErrorResponse(error);
    }
  };
  return { loader: answer, action: answer };
}

/** The parts of a request that the call takes. Nobody learns from a refusal what only others may know. */
async function read(call: Operation, request: Request, pathParams: LoaderFunctionArgs["params"]) {
  const params = call.params?.safeParse(pathParams);
  if (params?.success === false) throw problem(404, "There is nothing at this address.");
  const query = call.query?.safeParse(readFields(new URL(request.url).searchParams, call.query));
  if (query?.success === false) throw invalid(query.error);
  const headers = call.headers?.safeParse(headersOf(request, call.headers));
  if (headers?.success === false) throw invalid(headers.error);
  const body = call.body?.safeParse(await readJson(request));
  if (body?.success === false) throw invalid(body.error, call.invalidMessage);
  return { params: params?.data, query: query?.data, headers: headers?.data, body: body?.data };
}

function headersOf(request: Request, { shape }: z.ZodObject) {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, request.headers.get(name) ?? undefined]));
}

/** What GET would say, without saying it. */
async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, response);
}

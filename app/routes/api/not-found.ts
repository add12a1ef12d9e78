import type { LoaderFunctionArgs } from "@remix-run/node";
import { problem } from "~/api/json.server";
import { unknownEndpoint } from "~/messages/api";
import { discardBody } from "~/server/read-body.server";

/** Responds with 404 to every path below /api without a resource. */
export async function loader({ request }: LoaderFunctionArgs) {
  await discardBody(request);
  return problem(404, unknownEndpoint);
}

export const action = loader;

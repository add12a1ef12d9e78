import type { LoaderFunctionArgs } from "@remix-run/node";
import { problem } from "~/api/json.server";
import { discardBody } from "~/server/read-body.server";

/** Every address under /api that is no call. */
export async function loader({ request }: LoaderFunctionArgs) {
  await discardBody(request);
  return problem(404, "There is no such call. All there are stand in /api/openapi.json.");
}

export const action = loader;

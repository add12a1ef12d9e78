import { problem } from "~/api/json.server";
import { unknownEndpoint } from "~/messages/api";

/** Responds with 404 to every path below /api without a resource. */
export function loader() {
  return problem(404, unknownEndpoint);
}

export const action = loader;

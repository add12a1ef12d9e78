import type { LoaderFunctionArgs } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import type { ResourceId } from "~/api/contract/operation";
import { type ApiCalls, resource } from "~/api/resource.server";
import { unknownEndpoint } from "~/messages/api";
import { api } from "~/route-map";
import { problem } from "~/server/json-response.server";
import { bookingCalls } from "./bookings";
import { fileCalls } from "./files";
import { serviceCalls } from "./service";
import { userCalls } from "./users";
import { bookingCalls as v1BookingCalls } from "./v1/bookings";
import { conversationCalls } from "./v1/conversation";
import { deliveryCalls } from "./v1/deliveries";
import { quoteAndVisitCalls } from "./v1/quotes-and-visits";

const calls: Required<ApiCalls> = {
  ...bookingCalls,
  ...fileCalls,
  ...serviceCalls,
  ...userCalls,
  ...v1BookingCalls,
  ...conversationCalls,
  ...deliveryCalls,
  ...quoteAndVisitCalls,
};

const routes = (Object.keys(calls) as ResourceId[]).map((id) => ({
  path: api[id],
  respond: resource(id, calls[id]),
}));

/** Responds to every path below /api. One module per operation would consist mostly of imports. */
export function loader({ request }: Pick<LoaderFunctionArgs, "request">) {
  const [match] = matchRoutes(routes, new URL(request.url).pathname) ?? [];
  return match ? match.route.respond({ request, params: match.params }) : problem(404, unknownEndpoint);
}

export const action = loader;

import type { LoaderFunctionArgs } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { problem } from "~/api/json.server";
import { type Handlers, resource } from "~/api/resource.server";
import { unknownEndpoint } from "~/messages/api";
import { v1 } from "~/route-map";
import { bookingCalls } from "./bookings";
import { conversationCalls } from "./conversation";
import { customerCalls } from "./customer";
import { deliveryCalls } from "./deliveries";
import { listCalls } from "./lists";
import { mailCalls } from "./mails";
import { personCalls } from "./persons";
import { pictureCalls } from "./pictures";
import { projectCalls } from "./projects";
import { quoteAndVisitCalls } from "./quotes-and-visits";
import { settingsCalls } from "./settings";

type CallId = keyof typeof v1;

const calls: { [Id in CallId]: Handlers<Id> } = {
  ...bookingCalls,
  ...conversationCalls,
  ...customerCalls,
  ...deliveryCalls,
  ...listCalls,
  ...mailCalls,
  ...personCalls,
  ...pictureCalls,
  ...projectCalls,
  ...quoteAndVisitCalls,
  ...settingsCalls,
};

const routes = (Object.keys(calls) as CallId[]).map((id) => ({
  path: v1[id],
  respond: resource(id, calls[id]),
}));

/** Responds to all calls of /api/v1: a module for each of them would hold little beside its imports. */
export function loader({ request }: Pick<LoaderFunctionArgs, "request">) {
  const [match] = matchRoutes(routes, new URL(request.url).pathname) ?? [];
  return match ? match.route.respond({ request, params: match.params }) : problem(404, unknownEndpoint);
}

export const action = loader;

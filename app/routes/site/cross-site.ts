import type { ActionFunctionArgs } from "@remix-run/node";
import * as text from "~/messages/refusals";
import { discardBody } from "~/server/read-body.server";

/** Rejects a form post from another site, which `normalizeRequest` routes here. No page links here. */
export async function action({ request }: ActionFunctionArgs): Promise<never> {
  await discardBody(request);
  throw new Response(text.crossSitePost, {
    status: 403,
    headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
  });
}

export function loader(): never {
  throw new Response(text.nothingHere, { status: 404 });
}

import type { ActionFunctionArgs } from "@remix-run/node";
import { discardBody } from "~/server/read-body.server";

/** Rejects a form post from another site, which `normalizeRequest` routes here. No page links here. */
export async function action({ request }: ActionFunctionArgs): Promise<never> {
  await discardBody(request);
  throw new Response(
    "This form was sent from another site, so nothing was done. Open our own page and send it again.",
    { status: 403, headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" } },
  );
}

export function loader(): never {
  throw new Response("There is nothing at this address.", { status: 404 });
}

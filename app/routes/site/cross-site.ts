import * as text from "~/messages/refusals";

/** Rejects a form post from another site, which `rerouteCrossSitePost` routes here. No page links here. */
export function action(): never {
  throw new Response(text.crossSitePost, {
    status: 403,
    headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
  });
}

export function loader(): never {
  throw new Response(text.nothingHere, { status: 404 });
}

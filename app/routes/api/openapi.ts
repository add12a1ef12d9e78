import { apiDocument } from "~/api/document.server";
import { apiHeaders } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { isNotModified } from "~/lib/response-headers";

export const loader = resource("routes/api/openapi", {
  GET: ({ request }) => {
    const { text, etag } = apiDocument();
    const headers = apiHeaders({
      "Cache-Control": "public, no-cache",
      "Content-Type": "application/json",
      ETag: etag,
    });
    return isNotModified(request.headers.get("If-None-Match"), etag)
      ? new Response(null, { status: 304, headers })
      : new Response(text, { headers });
  },
});

export const action = loader;

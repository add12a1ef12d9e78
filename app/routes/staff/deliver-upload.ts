import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { handleTusRequest } from "~/booking/delivery/receive/tus-server.server";
import { guard } from "~/guard.server";
import { closeAfterResponse } from "~/lib/node-connection";
import { requestContext } from "~/server/request-context.server";

/** Says how much of a file has arrived. Its content is not read here. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return handle(request, params.id);
}

/** Begins a file of a delivery, or takes its next bytes. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  return handle(request, params.id);
}

async function handle(request: Request, bookingId = ""): Promise<Response> {
  const session = await guard("routes/staff/deliver-upload", request).catch((thrown: unknown) => {
    // A script would follow the redirect to the sign-in page.
    if (thrown instanceof Response && thrown.status < 400) return null;
    throw thrown;
  });
  if (!session) return new Response(null, { status: 401 });
  if (request.method === "GET") return new Response(null, { status: 404 });
  if (!["HEAD", "POST", "PATCH"].includes(request.method))
    return new Response(null, { status: 405, headers: { Allow: "HEAD, PATCH, POST" } });
  const response = await handleTusRequest(request, { bookingId, session });
  response.headers.set("Cache-Control", "no-store");
  // What is left of the content is not read.
  if (response.status >= 400) closeAfterResponse(requestContext());
  return response;
}

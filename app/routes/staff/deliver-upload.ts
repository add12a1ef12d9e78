import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { deliveryUploads } from "~/booking/delivery/receive/delivery-uploads.server";
import { handleTusRequest } from "~/files/resumable/tus-server.server";
import { guard } from "~/guard.server";
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
  return handleTusRequest(request, deliveryUploads(bookingId, session), requestContext());
}

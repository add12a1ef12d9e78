import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { Session } from "~/access/session";
import { authorize, toMethod } from "~/api/authorize.server";
import { toErrorResponse } from "~/api/error-response.server";
import { deliveryUploads } from "~/booking/delivery/receive/delivery-uploads.server";
import { handleTusRequest } from "~/files/resumable/tus-uploads.server";
import { guard } from "~/guard.server";
import { policies } from "~/policies";
import { explainDeliveredFile } from "~/refusals/delivery.server";
import { bearerToken } from "~/staff/sessions/sessions.server";

/** Reports how many bytes of a file have arrived, without its content. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return handle(request, params.id);
}

export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  return handle(request, params.id);
}

async function handle(request: Request, bookingId = ""): Promise<Response> {
  const session = await findCaller(request);
  if (session instanceof Response) return session;
  return handleTusRequest(request, deliveryUploads(bookingId, session), explainDeliveredFile);
}

/** Returns the caller's session: a user's from the cookie, or a program's from its API key. */
async function findCaller(request: Request): Promise<Session | Response> {
  const isProgram = bearerToken(request) !== undefined;
  try {
    if (!isProgram) return await guard("routes/staff/deliver-upload", request);
    const policy = policies["routes/staff/deliver-upload"];
    const session = await authorize(request, policy, toMethod(request));
    return session ?? new Response(null, { status: 401 });
  } catch (thrown) {
    // Without this, a script would follow the redirect to the sign-in page.
    if (thrown instanceof Response && thrown.status < 400) return new Response(null, { status: 401 });
    if (!isProgram) throw thrown;
    return toErrorResponse(thrown);
  }
}

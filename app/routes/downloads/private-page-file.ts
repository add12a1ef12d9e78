import type { LoaderFunctionArgs } from "@remix-run/node";
import { openPrivatePage } from "~/booking/private-page/private-link.server";
import { StoredFileMissingError } from "~/files/file-store";
import { findStoredFile } from "~/files/stored-files.server";
import { sendFile } from "~/files/transport/send-file.server";
import { toReachedLimit } from "~/forms/reached-limit.server";
import * as text from "~/messages/private-page";
import { log } from "~/process/log.server";
import { clientAddress } from "~/server/client-address.server";
import { setPrivateHeaders } from "~/server/private-path";
import { reportError } from "~/server/report-error.server";
import { requestContext } from "~/server/request-context.server";

/** Sends a file of a request to whoever has its link. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const response = await respond(request, params);
  const { pathname } = new URL(request.url);
  setPrivateHeaders(response.headers, pathname);
  return response;
}

async function respond(request: Request, { token, name }: LoaderFunctionArgs["params"]): Promise<Response> {
  try {
    const booking = await openPrivatePage(token, clientAddress());
    if (!booking) return refuse(text.files.unknown, { status: 404 });
    const file = await findStoredFile(name ?? "");
    if (file?.bookingId !== booking.id) return refuse(text.files.unknown, { status: 404 });
    return await sendFile(request, file, requestContext());
  } catch (error) {
    const limit = toReachedLimit(error);
    if (limit) return refuse(text.unknown.tooMany, limit.init);
    if (!(error instanceof StoredFileMissingError)) return refuseForFailure(error);
    log.error({ event: "stored-file-missing" }, "A file is missing from the store");
    return refuse(text.files.unknown, { status: 404 });
  }
}

/** The file storage, or the database, is unavailable. */
function refuseForFailure(error: unknown): Response {
  const { failure, init } = reportError(error);
  return refuse(`${failure.title}. ${failure.advice}`, init);
}

function refuse(message: string, { status, headers }: ResponseInit): Response {
  const all = new Headers(headers);
  all.set("Content-Type", "text/plain; charset=utf-8");
  return new Response(message, { status, headers: all });
}

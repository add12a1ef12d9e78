import type { LoaderFunctionArgs } from "@remix-run/node";
import { recordBookingEvent } from "~/booking/events.server";
import { db } from "~/db/client.server";
import { findStoredFile } from "~/files/files.server";
import type { StoredFile } from "~/files/record-files.server";
import { sendFile } from "~/files/send.server";
import { StoredFileMissingError } from "~/files/store";
import { requestId } from "~/http/exchange.server";
import { failed, methodNotAllowed, problem } from "~/http/json.server";
import { log } from "~/log.server";
import { requireStaffForApi } from "~/staff/guards.server";

const methods = ["GET", "HEAD"];

export function action() {
  return methodNotAllowed(...methods);
}

/** Sends a stored file to signed-in staff. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  if (!methods.includes(request.method)) return methodNotAllowed(...methods);
  try {
    const staff = await requireStaffForApi(request);
    const file = await findStoredFile(params.filename ?? "");
    if (!file) return problem(404, "There is no such file. It may have been removed.");
    return await send(request, file, staff.email);
  } catch (error) {
    return failed(error);
  }
}

async function send(request: Request, file: StoredFile, actor: string): Promise<Response> {
  try {
    const response = await sendFile(request, file);
    if (file.bookingId && beginsDownload(request, response)) {
      const detail = { name: file.originalName };
      await recordBookingEvent(db(), { bookingId: file.bookingId, kind: "file-downloaded", actor, detail });
    }
    return response;
  } catch (error) {
    if (!(error instanceof StoredFileMissingError)) throw error;
    log.error({ event: "stored-file-missing", requestId: requestId(), fileId: file.id }, error.message);
    return problem(404, `The file is missing from the store. Tell your administrator: ${requestId()}.`);
  }
}

/** A download that was interrupted goes on with a later range: that is no second download. */
function beginsDownload(request: Request, response: Response): boolean {
  if (request.method !== "GET") return false;
  return (
    response.status === 200 ||
    (response.status === 206 && response.headers.get("Content-Range")?.startsWith("bytes 0-") === true)
  );
}

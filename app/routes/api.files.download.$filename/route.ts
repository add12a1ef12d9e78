import { resource } from "~/api/resource.server";
import { logDownload } from "~/booking/record/log-download.server";
import { findStoredFile } from "~/files/stored-files.server";
import type { StoredFile } from "~/files/stored-files.server";
import { sendFile } from "~/files/transport/send-file.server";
import { StoredFileMissingError } from "~/files/file-store";
import { requestContext, requestId } from "~/server/request-context.server";
import * as text from "~/messages/api";
import { problem } from "~/api/json.server";
import { log } from "~/log.server";
import type { Session } from "~/staff/sessions/sessions.server";

const download = resource("routes/api.files.download.$filename", {
  GET: async ({ request, params, session }) => {
    const file = await findStoredFile(params.filename);
    if (!file) return problem(404, text.unknownFile);
    return send(request, file, session);
  },
});

async function send(request: Request, file: StoredFile, session: Session): Promise<Response> {
  try {
    const response = await sendFile(request, file, requestContext());
    if (!file.bookingId || !beginsDownload(request, response)) return response;
    const detail = { name: file.originalName };
    const download = { bookingId: file.bookingId, kind: "file-downloaded", detail } as const;
    return await logDownload(session, response, download);
  } catch (error) {
    if (!(error instanceof StoredFileMissingError)) throw error;
    log.error({ event: "stored-file-missing", fileId: file.id }, "A file is missing from the store");
    return problem(404, text.fileLost(requestId()));
  }
}

/** Returns false for a later range, which continues an interrupted download and is not logged again. */
function beginsDownload(request: Request, response: Response): boolean {
  if (request.method !== "GET") return false;
  return (
    response.status === 200 ||
    (response.status === 206 && response.headers.get("Content-Range")?.startsWith("bytes 0-") === true)
  );
}

export const loader = download.loader;
export const action = download.action;

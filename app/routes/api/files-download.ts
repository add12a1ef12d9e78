import type { Session } from "~/access/session";
import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { recordFileDownload } from "~/booking/record/record-file-download.server";
import { StoredFileMissingError } from "~/files/file-store";
import { findStoredFile, type StoredFile } from "~/files/stored-files.server";
import { sendFile } from "~/files/transport/send-file.server";
import * as text from "~/messages/api";
import { log } from "~/process/log.server";
import { requestContext, requestId } from "~/server/request-context.server";

export const loader = resource("routes/api/files-download", {
  GET: async ({ request, params, session }) => {
    const file = await findStoredFile(params.filename);
    if (!file) return problem(404, text.unknownFile);
    return send(request, file, session);
  },
});

async function send(request: Request, file: StoredFile, session: Session): Promise<Response> {
  try {
    const response = await sendFile(request, file, { connection: requestContext() });
    if (!file.bookingId || !sendsContent(request, response)) return response;
    const { id: fileId, bookingId, originalName: name } = file;
    return await recordFileDownload(session, response, {
      kind: "file-downloaded",
      bookingId,
      fileId,
      detail: { name },
    });
  } catch (error) {
    if (!(error instanceof StoredFileMissingError)) throw error;
    log.error({ event: "stored-file-missing", fileId: file.id }, "A file is missing from the store");
    return problem(404, text.fileLost(requestId()));
  }
}

/** Whether bytes of the file are sent, by this process or by the proxy: any range, but neither HEAD, 304 nor 416. */
function sendsContent({ method }: Request, { status }: Response): boolean {
  return method === "GET" && (status === 200 || status === 206);
}

export const action = loader;

import type { Session } from "~/access/session";
import { refusalResponse } from "~/api/change-response.server";
import type { ApiCalls } from "~/api/resource.server";
import { uploadToDraft } from "~/api/upload-files.server";
import { recordFileDownload } from "~/booking/record/record-file-download.server";
import { attachFiles } from "~/booking/workflow/attach-files.server";
import { toFileJson, toStoredName } from "~/files/file-json";
import { StoredFileMissingError } from "~/files/file-store";
import { maxFilesPerBooking } from "~/files/limits";
import { findStoredFile, type StoredFile } from "~/files/stored-files.server";
import { sendFile } from "~/files/transport/send-file.server";
import * as text from "~/messages/api";
import { requestContext, requestId } from "~/process/current-request.server";
import { log } from "~/process/log.server";
import { problem } from "~/server/json-response.server";

export const fileCalls = {
  "api:files-upload": {
    POST: ({ request }) => uploadToDraft(request),
  },
  "api:files-save": {
    POST: async ({ body }) => {
      const names = body.files.map(({ filePath }) => toStoredName(filePath));
      const outcome = await attachFiles(body.bookingId, names);
      if (!outcome) return problem(404, text.unknownBooking);
      if (outcome.result === "attached")
        return { message: text.filesSaved, files: outcome.attached.map(toFileJson) };
      return refusalResponse(attachRefusals(names), outcome);
    },
  },
  "api:files-download": {
    GET: async ({ request, params, session }) => {
      const file = await findStoredFile(params.filename);
      if (!file) return problem(404, text.unknownFile);
      return sendStoredFile(request, file, session);
    },
  },
} satisfies ApiCalls;

/** Explains why files were not attached to a booking. Each error of the API names the file's place in the request. */
function attachRefusals(names: readonly string[]) {
  const refuse = (status: number, message: string) => ({
    api: ({ storedNames }: { storedNames: string[] }) => {
      const refusedNames = [...names.entries()].filter(([, name]) => storedNames.includes(name));
      const errors = Object.fromEntries(
        refusedNames.map(([index]) => [`files.${index}.filePath`, [message]]),
      );
      return { status, message, errors, code: null };
    },
  });
  return {
    unknown: refuse(422, text.unknownUpload),
    taken: refuse(409, text.fileTaken),
    "too-many": refuse(422, text.tooManyFiles(maxFilesPerBooking)),
    closed: { api: () => ({ message: text.filesTooLate, code: null }) },
  };
}

async function sendStoredFile(request: Request, file: StoredFile, session: Session): Promise<Response> {
  try {
    const response = await sendFile(request, file, { connection: requestContext() });
    if (!file.bookingId || !sendsContent(request, response)) return response;
    const { id: fileId, bookingId, originalName: name } = file;
    return await recordFileDownload(session, response, { bookingId, fileId, name });
  } catch (error) {
    if (!(error instanceof StoredFileMissingError)) throw error;
    log.error({ event: "stored-file-missing", fileId: file.id }, "A file is missing from the store");
    return problem(404, text.fileLost(requestId()));
  }
}

/** Returns whether this process or the proxy sends the file's bytes: for any range, but not for HEAD, 304 and 416. */
function sendsContent({ method }: Request, { status }: Response): boolean {
  return method === "GET" && (status === 200 || status === 206);
}

import type { Session } from "~/access/session";
import { refusalResponse, refusedFilesResponse } from "~/api/change-response.server";
import type { ApiCalls } from "~/api/resource.server";
import { draftForUpload, readDraftCookie } from "~/booking/form/draft-cookie.server";
import { noteUploads, toFileDraft } from "~/booking/form/draft.server";
import { recordFileDownload } from "~/booking/record/record-file-download.server";
import { attachFiles } from "~/booking/workflow/attach-files.server";
import { toFileJson, toStoredName, toUploadJson } from "~/files/file-json";
import { StoredFileMissingError } from "~/files/file-store";
import { maxFilesPerApiUpload, maxFilesPerBooking } from "~/files/limits";
import { findStoredFile, type StoredFile } from "~/files/stored-files.server";
import { sendFile } from "~/files/transport/send-file.server";
import { sayFile } from "~/forms/refusals/file";
import * as text from "~/messages/api";
import { requestContext, requestId } from "~/process/current-request.server";
import { log } from "~/process/log.server";
import { problem } from "~/server/json-response.server";
import { receiveForm } from "~/server/receive-form.server";
import { clientAddress } from "~/server/request-context.server";

export const fileCalls = {
  "api:files-upload": {
    // Into the caller's own draft where there is one; the draft remembers what was refused, for the review.
    POST: async ({ request }) => {
      // Its cookie is not set again: while files arrive, another response may have set a newer one.
      const cookie = await readDraftCookie(request);
      const draftId = await draftForUpload(cookie, clientAddress());
      const owner = draftId ? toFileDraft(draftId) : "nobody";
      return receiveForm(request, { maxFiles: maxFilesPerApiUpload, owner }, async (files) => {
        const { stored, refused } = files;
        if (draftId) await noteUploads(draftId, files);
        if (stored.length === 0)
          return refused.length > 0
            ? refusedFilesResponse("files", refused)
            : problem(422, text.noFile, { errors: { files: [text.noFile] } });
        return {
          files: stored.map(toUploadJson),
          message: text.uploaded(stored.length),
          ...(refused.length > 0 && {
            refused: refused.map((file) => ({ originalName: file.name, message: sayFile(file).message })),
          }),
        };
      });
    },
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
      return send(request, file, session);
    },
  },
} satisfies ApiCalls;

/** What is said of files that were not attached to a booking, at their places in the request. */
function attachRefusals(names: readonly string[]) {
  const refuse = (status: number, message: string) => ({
    api: ({ storedNames }: { storedNames: string[] }) => {
      const refused = [...names.entries()].filter(([, name]) => storedNames.includes(name));
      const errors = Object.fromEntries(refused.map(([index]) => [`files.${index}.filePath`, [message]]));
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

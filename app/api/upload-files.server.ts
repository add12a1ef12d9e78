import { draftForUpload, readDraftCookie } from "~/booking/form/draft-cookie.server";
import { noteUploads, toFileDraft } from "~/booking/form/draft.server";
import { toUploadJson } from "~/files/file-json";
import { maxFilesPerApiUpload } from "~/files/limits";
import type { ReceivedFiles } from "~/files/transport/receive.server";
import { explainError } from "~/forms/error-outcome.server";
import * as text from "~/messages/api";
import { describeRefusedFile } from "~/refusals/file";
import { methodNotAllowed, problem, success } from "~/server/json-response.server";
import { receiveForm } from "~/server/receive-form.server";
import { clientAddress } from "~/server/request-context.server";
import { refusedFilesResponse } from "./change-response.server";

/**
 * Receives files into the caller's draft, or without an owner if the caller has no draft. The draft stores the refusals, which the review
 * step shows. The response does not set the draft's cookie, because another response may have set a newer one during the upload.
 */
export async function uploadToDraft(request: Request): Promise<Response> {
  const draftId = await draftForUpload(await readDraftCookie(request), clientAddress());
  const owner = draftId ? toFileDraft(draftId) : null;
  const files = await receiveForm(request, { maxFiles: maxFilesPerApiUpload, owner });
  if (draftId) await noteUploads(draftId, files);
  return uploadResponse(files);
}

/** Responds with the stored files, or with the reasons why none was stored. */
export function uploadResponse({ stored, refused }: ReceivedFiles): Response {
  if (stored.length === 0)
    return refused.length > 0
      ? refusedFilesResponse("files", refused)
      : problem(422, text.noFile, { errors: { files: [text.noFile] } });
  return success(201, {
    files: stored.map(toUploadJson),
    message: text.uploaded(stored.length),
    ...(refused.length > 0 && {
      refused: refused.map((file) => ({
        originalName: file.name,
        message: describeRefusedFile(file).message,
      })),
    }),
  });
}

/** Responds to a page's script as `POST /api/files/upload` does, in the language of the page. */
export async function respondToUpload(request: Request, receive: () => Promise<Response>): Promise<Response> {
  if (request.method !== "POST") return methodNotAllowed("POST");
  try {
    return await receive();
  } catch (error) {
    const { status = 500, messages = [], headers } = explainError(error);
    return problem(status, messages.join("\n"), { headers });
  }
}

import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { noteUploads, toFileDraft } from "~/booking/form/draft.server";
import { draftForUpload, readDraftCookie } from "~/booking/form/draft-cookie.server";
import { toUploadJson } from "~/files/file-json";
import { maxFilesPerApiUpload } from "~/files/limits";
import type { RefusedPart } from "~/files/transport/part-inspector.server";
import { receiveFiles } from "~/files/transport/receive.server";
import { retryAfter as waitFor } from "~/lib/response-headers";
import * as text from "~/messages/api";
import { clientAddress, requestContext } from "~/server/request-context.server";

export const loader = resource("routes/api/files-upload", {
  // Into the caller's own draft where there is one; the draft remembers what was refused, for the review.
  POST: async ({ request }) => {
    // Its cookie is not set again: while files arrive, another response may have set a newer one.
    const cookie = await readDraftCookie(request);
    const draftId = await draftForUpload(cookie, clientAddress());
    const { stored, refused, retryAfter } = await receiveFiles(request, {
      draft: draftId ? toFileDraft(draftId) : null,
      maxFiles: maxFilesPerApiUpload,
      address: clientAddress(),
      connection: requestContext(),
    });
    if (draftId) await noteUploads(draftId, { stored, refused });
    if (stored.length === 0) return nothingStored(refused, retryAfter);
    return {
      files: stored.map(toUploadJson),
      message: text.uploaded(stored.length),
      ...(refused.length > 0 && {
        refused: refused.map(({ name, message }) => ({ originalName: name, message })),
      }),
    };
  },
});

function nothingStored(refused: RefusedPart[], retryAfter: number | null) {
  const [first] = refused;
  if (!first) return problem(422, text.noFile, { errors: { files: [text.noFile] } });
  return problem(first.status, first.message, {
    errors: { files: refused.map(({ message }) => message) },
    headers: waitFor(retryAfter),
  });
}

export const action = loader;

import type { ActionFunctionArgs } from "@remix-run/node";
import { readDraftCookie } from "~/booking/draft-cookie.server";
import { findDraft } from "~/booking/draft.server";
import { type RefusedFile, receiveFiles } from "~/files/receive.server";
import { maxFilesPerCall } from "~/files/rules";
import { UploadError } from "~/files/upload-error";
import { failed, methodNotAllowed, problem, success } from "~/http/json.server";
import { refuseCrossSite } from "~/http/origin-check.server";

export function loader() {
  return methodNotAllowed("POST");
}

/** Takes files from anyone, into the caller's own draft where there is one. */
export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  refuseCrossSite(request);
  try {
    const { draft } = await readDraftCookie(request);
    const draftId = draft && (await findDraft(draft)) ? draft : null;
    const { stored, refused } = await receiveFiles(request, { draftId, maxFiles: maxFilesPerCall });
    if (stored.length === 0) return nothingStored(refused);
    const files = stored.map((file) => ({
      id: file.id,
      filename: file.storedName,
      mimetype: file.contentType,
      originalName: file.originalName,
      filePath: `/uploads/${file.storedName}`,
      size: file.byteSize,
    }));
    return success(201, {
      files,
      message: files.length === 1 ? "1 file uploaded." : `${files.length} files uploaded.`,
      ...(refused.length > 0 && {
        refused: refused.map(({ name, message }) => ({ originalName: name, message })),
      }),
    });
  } catch (error) {
    if (error instanceof UploadError) return problem(error.status, error.message);
    return failed(error);
  }
}

function nothingStored(refused: RefusedFile[]) {
  const [first] = refused;
  if (!first) return problem(422, "Choose a file first.", { errors: { files: ["Choose a file first."] } });
  return problem(first.status, first.message, { errors: { files: refused.map(({ message }) => message) } });
}

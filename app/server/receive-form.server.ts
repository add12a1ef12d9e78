import type { FileOwner } from "~/files/insert-files.server";
import { maxUnusedBytes } from "~/files/limits";
import { discardUploads } from "~/files/release-files.server";
import { readMultipart } from "~/files/transport/multipart.server";
import { type ReceivedFiles, receiveFiles } from "~/files/transport/receive.server";
import { UploadError } from "~/files/transport/upload-error";
import { requestContext } from "~/process/current-request.server";
import { isMultipart } from "./read-body.server";
import { clientAddress } from "./request-context.server";

interface FormRule {
  maxFiles: number;
  /** The files' owner; `nobody` if a later request attaches them. Without an owner, files that `act` has not claimed are removed. */
  owner?: FileOwner | "nobody";
  /** Receives the text fields as they arrive, so the typed text is known even if the files are rejected. */
  fields?: URLSearchParams;
}

/**
 * Receives a multipart form. Every form with files uses it, with the limits, timeouts and checks of `receiveFiles`.
 *
 * @param handleFiles handles the complete form; single files may have been rejected
 * @throws {UploadError} when the whole form is rejected; none of its files is kept
 * @throws the errors of `act`
 */
export async function receiveForm<Result>(
  request: Request,
  { maxFiles, owner, fields }: FormRule,
  handleFiles: (files: ReceivedFiles) => Result | Promise<Result>,
): Promise<Result> {
  let files: ReceivedFiles;
  try {
    files = await receiveFiles(request, {
      owner: owner === "nobody" ? null : (owner ?? null),
      maxFiles,
      address: clientAddress(),
      connection: requestContext(),
      onField: (name, value) => fields?.append(name, value),
    });
  } catch (error) {
    if (fields) await readFieldsOnly(request, fields);
    throw error;
  }
  try {
    return await handleFiles(files);
  } finally {
    if (!owner) await discardUploads(files.stored);
  }
}

/** Reads the text fields of an unread multipart form, after a database fault or a reached limit. Discards the files. */
export async function readFieldsOnly(request: Request, fields: URLSearchParams): Promise<void> {
  if (!isMultipart(request) || request.bodyUsed) return;
  let remainingBytes = maxUnusedBytes;
  const onBytes = (bytes: number) => {
    remainingBytes -= bytes;
    if (remainingBytes < 0) throw new UploadError({ result: "too-much" });
  };
  await readMultipart(request, {
    // The parser then skips each file.
    maxFiles: 0,
    onFile: () => Promise.resolve(),
    onField: (name, value) => fields.append(name, value),
    onBytes,
    connection: requestContext(),
  }).catch(() => undefined);
}

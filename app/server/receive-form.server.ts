import type { FileOwner } from "~/files/insert-files.server";
import { maxUnusedBytes } from "~/files/limits";
import { readMultipart } from "~/files/transport/multipart.server";
import { type ReceivedFiles, receiveFiles } from "~/files/transport/receive.server";
import { UploadError } from "~/files/transport/upload-error";
import { requestContext } from "~/process/current-request.server";
import { isMultipart } from "./read-body.server";
import { clientAddress } from "./request-context.server";

interface FormRule {
  maxFiles: number;
  /** Null for files that a later change attaches. The caller removes those that none will attach, or the sweep does so after 72 hours. */
  owner: FileOwner | null;
  /** Receives the text fields as they arrive, so the typed text is known even if the files are rejected. */
  fields?: URLSearchParams;
}

/**
 * Receives a multipart form, and stores its files. Every form with files uses it, with the limits, timeouts and checks of `receiveFiles`.
 * Single files may be rejected.
 *
 * @throws {UploadError} when the whole form is rejected; none of its files is kept
 */
export async function receiveForm(
  request: Request,
  { maxFiles, owner, fields }: FormRule,
): Promise<ReceivedFiles> {
  try {
    return await receiveFiles(request, {
      owner,
      maxFiles,
      address: clientAddress(),
      connection: requestContext(),
      onField: (name, value) => fields?.append(name, value),
    });
  } catch (error) {
    if (fields) await readFieldsOnly(request, fields);
    throw error;
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

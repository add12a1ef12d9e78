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
  /** The most files that the form may carry. */
  maxFiles: number;
  /**
   * Whose the files are from the beginning, or nobody's until a later request attaches them. Without an owner, those that `act` has not
   * taken are removed at once.
   */
  owner?: FileOwner | "nobody";
  /** Gets the text fields in order as they arrive, so what was typed is known even if the files are refused. */
  fields?: URLSearchParams;
}

/**
 * Receives a multipart form: the one way of every form with files, with the limits, timeouts and checks of `receiveFiles`.
 *
 * @param act handles the form once all of it has arrived; single files may have been refused
 * @throws {UploadError} when the form as a whole is refused; then none of its files is kept
 * @throws what `act` throws
 */
export async function receiveForm<Result>(
  request: Request,
  { maxFiles, owner, fields }: FormRule,
  act: (files: ReceivedFiles) => Result | Promise<Result>,
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
    return await act(files);
  } finally {
    if (!owner) await discardUploads(files.stored);
  }
}

/**
 * Reads the text fields of a multipart form that nothing has read, because the database is unavailable or a limit is reached. The files are
 * discarded. Does nothing for every other request.
 */
export async function readFieldsOnly(request: Request, fields: URLSearchParams): Promise<void> {
  if (!isMultipart(request) || request.bodyUsed) return;
  let left = maxUnusedBytes;
  const onBytes = (bytes: number) => {
    left -= bytes;
    if (left < 0) throw new UploadError({ result: "too-much" });
  };
  await readMultipart(request, {
    // The parser then skips each file by itself.
    maxFiles: 0,
    onFile: () => Promise.resolve(),
    onField: (name, value) => fields.append(name, value),
    onBytes,
    connection: requestContext(),
  }).catch(() => undefined);
}

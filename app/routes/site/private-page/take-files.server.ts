import { randomUUID } from "node:crypto";
import { z } from "zod";
import { formId } from "~/booking/change/form-fields";
import { readRefusedRow } from "~/booking/form/refused-files";
import { type AddedFiles, receiveVisitorFiles } from "~/booking/private-page/receive-files.server";
import { maxFilesPerBooking } from "~/files/limits";
import { discardUploads } from "~/files/release-files.server";
import { findFilesSentTo } from "~/files/stored-files.server";
import type { LimitText } from "~/forms/error-outcome.server";
import {
  type FormPost,
  type FormResponse,
  readValues,
  showForm,
  redirectOrShow,
} from "~/forms/form-post.server";
import * as text from "~/messages/private-page-forms";
import * as uploadsText from "~/messages/uploads";
import { explainFiles, describeRefusedFile } from "~/refusals/file";
import { visitorRefusals } from "~/refusals/visitor.server";

const list = z.array(z.string()).default([]);

/** The script uploads files before it sends the form, which names the stored and the unsent files. */
const filesSchema = z.object({
  formId: formId.default(() => randomUUID()),
  upload: list,
  /** The stored files' names, for the page that is shown if this post fails. */
  fileName: list,
  refused: list,
});

/**
 * Adds files to the request: the form's own, and those that the script uploaded one by one before. Refused files do not affect the others.
 */
export async function takeFiles(post: FormPost, bookingId: string, limit: LimitText): Promise<FormResponse> {
  const { formId: id, upload, refused: rows } = readValues(post, filesSchema, { limit });
  const ids = [...new Set(upload)];
  const sentFiles = await findFilesSentTo(bookingId, ids);
  const allFiles = [...post.files.stored, ...sentFiles];
  if (ids.length > 0 && allFiles.length === 0) return redirectOrShow(post, text.file.known);
  const arrived = explainFiles("files", post.files.refused);
  const notSent = rows.flatMap(describeNotSent);
  const received: AddedFiles | null =
    allFiles.length > 0 ? await receiveVisitorFiles(bookingId, id, allFiles) : { result: "done" };
  await discardUploads(sentFiles);
  if (!received) return redirectOrShow(post, visitorRefusals.missing.page());
  const { added = [], known = [], excess = [] } = received;
  const errors = [
    ...(arrived.errors.files ?? []),
    ...notSent,
    ...excess.map((name) => text.file.tooMany(name, maxFilesPerBooking)),
  ];
  if (allFiles.length + errors.length === 0)
    return showForm(post, { status: 400, errors: { files: [text.file.none] } });
  if (errors.length > 0) {
    const isOfScript = post.files.refused.length === 0 && notSent.length > 0;
    return showForm(post, { ...arrived, ...(isOfScript && { status: 415 }), errors: { files: errors } });
  }
  const isKnown = added.length === 0 && known.length > 0;
  return redirectOrShow(post, isKnown ? text.file.known : text.file.sent(allFiles.length));
}

/** Explains why the script did not send a file, as far as the file's name and size tell. */
function describeNotSent(row: string): string[] {
  const { name = "", refused } = readRefusedRow(row) ?? {};
  if (refused === undefined) return [];
  if (refused) return [describeRefusedFile(refused).message];
  return [uploadsText.notAccepted(name)];
}

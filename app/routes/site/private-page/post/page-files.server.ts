import { randomUUID } from "node:crypto";
import { z } from "zod";
import { formId } from "~/booking/conversation/message";
import { readRefusedRow } from "~/booking/form/refused-files";
import { receiveVisitorFiles } from "~/booking/private-page/receive-files.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { maxFilesPerDraft } from "~/files/limits";
import { discardUploads } from "~/files/release-files.server";
import { checkFile, cleanFileName } from "~/files/rules";
import { findUnclaimedFile, type StoredFile } from "~/files/stored-files.server";
import type { RefusedPart } from "~/files/transport/part-inspector.server";
import { receiveFiles } from "~/files/transport/receive.server";
import { type Outcome, toHandler } from "~/forms/handle-form.server";
import { retryAfter as waitFor } from "~/lib/response-headers";
import { isUuid } from "~/lib/uuid";
import * as text from "~/messages/private-page-forms";
import * as uploadsText from "~/messages/uploads";
import { clientAddress, requestContext } from "~/server/request-context.server";
import { finish, limit, openForPost } from "./page-forms.server";

interface FilePost {
  request: Request;
  token: string;
  booking: Booking;
}

const list = z.array(z.string()).default([]);

/** With script, the files have arrived before the form: it names them, and those that it did not send. */
const sentSchema = z.object({
  formId,
  upload: list,
  /** The names of those files, for the page if this post fails. */
  fileName: list,
  refused: list,
});

/** Adds the files of a form that were sent one by one. */
export function sentFilesForm(request: Request, token: string) {
  return toHandler({
    schema: sentSchema,
    limit,
    act: async ({ formId: id, upload, refused: rows }): Promise<Outcome> => {
      const booking = await openForPost(token);
      if (!booking) return { status: 404 };
      const ids = [...new Set(upload)].filter(isUuid);
      const found = await Promise.all(ids.map((each) => findUnclaimedFile(each, null)));
      const stored = found.filter((file) => file !== undefined);
      // The form was sent twice.
      if (ids.length > 0 && stored.length === 0) return finish(request, token, text.file.known);
      const refused = rows.flatMap((row) => describeRefused(row, ids.length >= maxFilesPerDraft));
      return attach({ request, token, booking }, id, { stored, refused });
    },
  });
}

/** Says why the script did not send a file, as far as its name and size, or a form that is full, tell. */
function describeRefused(row: string, isFull: boolean): RefusedPart[] {
  const file = readRefusedRow(row);
  if (!file) return [];
  const name = cleanFileName(file.name);
  const other = isFull ? text.file.tooMany(name, maxFilesPerDraft) : uploadsText.notAccepted(name);
  return [{ name, status: 415, message: checkFile(file) ?? other }];
}

/**
 * Receives the files of a multipart form, with the checks and limits of the booking form, and adds them to the request. Files that are
 * refused do not affect the others.
 *
 * @throws {UploadError} {TooManyAttemptsError}
 */
export async function addFiles(request: Request, token: string): Promise<Outcome> {
  const booking = await openForPost(token);
  if (!booking) return { status: 404 };
  let id: string = randomUUID();
  const received = await receiveFiles(request, {
    draft: null,
    maxFiles: maxFilesPerDraft,
    address: clientAddress(),
    connection: requestContext(),
    onField: (name, value) => {
      if (name === "formId" && isUuid(value)) id = value;
    },
  });
  return attach({ request, token, booking }, id, received).catch(async (error: unknown) => {
    await discardUploads(received.stored);
    throw error;
  });
}

interface Arrived {
  stored: StoredFile[];
  refused?: RefusedPart[];
  retryAfter?: number | null;
}

/** @returns a redirect to the page if every file was added; a refusal that names the others, or 404 if the booking is gone */
async function attach(
  { request, token, booking }: FilePost,
  id: string,
  { stored, refused = [], retryAfter = null }: Arrived,
): Promise<Outcome> {
  const received = stored.length > 0 ? await receiveVisitorFiles(booking.id, id, stored) : nothing;
  await discardUploads(stored);
  if (!received) return { status: 404 };
  const { added, known, excess } = "added" in received ? received : nothing;
  const errors = [
    ...refused.map(({ message }) => message),
    ...excess.map((name) => text.file.tooMany(name, maxFilesPerDraft)),
  ];
  const isEmpty = stored.length + refused.length === 0;
  if (errors.length > 0 || isEmpty)
    return {
      status: refused[0]?.status ?? 400,
      errors: { files: isEmpty ? [text.file.none] : errors },
      headers: waitFor(retryAfter),
    };
  const title = added.length === 0 && known.length > 0 ? text.file.known : text.file.sent(stored.length);
  return finish(request, token, title);
}

const nothing = { added: [], known: [], excess: [] };

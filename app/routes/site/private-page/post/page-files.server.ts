import { randomUUID } from "node:crypto";
import { z } from "zod";
import { formId } from "~/booking/conversation/message";
import { readRefusedRow } from "~/booking/form/refused-files";
import { type ReceivedFiles, receiveVisitorFiles } from "~/booking/private-page/receive-files.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { maxFilesPerBooking } from "~/files/limits";
import { discardUploads } from "~/files/release-files.server";
import { findUnclaimedFile } from "~/files/stored-files.server";
import { type Outcome, toHandler } from "~/forms/handle-form.server";
import { explainFiles, sayFile } from "~/forms/refusals/file";
import { isUuid } from "~/lib/uuid";
import * as text from "~/messages/private-page-forms";
import * as uploadsText from "~/messages/uploads";
import { finish, limit, openForPost } from "./page-forms.server";

const list = z.array(z.string()).default([]);

/** With script, the files have arrived before the form: it names them, and those that it did not send. */
const filesSchema = z.object({
  formId: formId.default(() => randomUUID()),
  upload: list,
  /** The names of those files, for the page if this post fails. */
  fileName: list,
  refused: list,
});

/**
 * Adds files to the request: those that came with the form, and those that the script has sent one by one before it. Refused files do not
 * affect the others.
 *
 * @param opened the booking, if the post was counted before the form was read
 */
export function filesForm(request: Request, token: string, opened?: Booking) {
  return toHandler({
    schema: filesSchema,
    limit,
    maxFiles: maxFilesPerBooking,
    act: async ({ formId: id, upload, refused: rows }, _form, files): Promise<Outcome> => {
      const booking = opened ?? (await openForPost(token));
      if (!booking) return { status: 404 };
      const ids = [...new Set(upload)].filter(isUuid);
      const found = await Promise.all(ids.map((each) => findUnclaimedFile(each, null)));
      const sent = found.filter((file) => file !== undefined);
      const stored = [...files.stored, ...sent];
      // The form was sent twice.
      if (ids.length > 0 && stored.length === 0) return finish(request, token, text.file.known);
      const arrived = explainFiles("files", files.refused);
      const notSent = rows.flatMap((row) => describeNotSent(row, ids.length >= maxFilesPerBooking));
      const received: ReceivedFiles | null =
        stored.length > 0 ? await receiveVisitorFiles(booking.id, id, stored) : { result: "done" };
      await discardUploads(sent);
      if (!received) return { status: 404 };
      const { added = [], known = [], excess = [] } = received;
      const errors = [
        ...(arrived.errors.files ?? []),
        ...notSent,
        ...excess.map((name) => text.file.tooMany(name, maxFilesPerBooking)),
      ];
      const isEmpty = stored.length + errors.length === 0;
      if (errors.length > 0 || isEmpty)
        return {
          ...arrived,
          ...(files.refused.length === 0 && notSent.length > 0 && { status: 415 }),
          errors: { files: isEmpty ? [text.file.none] : errors },
        };
      const isKnown = added.length === 0 && known.length > 0;
      return finish(request, token, isKnown ? text.file.known : text.file.sent(stored.length));
    },
  });
}

/** Says why the script did not send a file, as far as its name and size, or a form that is full, tell. */
function describeNotSent(row: string, isFull: boolean): string[] {
  const { name = "", refused } = readRefusedRow(row) ?? {};
  if (refused === undefined) return [];
  if (refused) return [sayFile(refused).message];
  return [isFull ? text.file.tooMany(name, maxFilesPerBooking) : uploadsText.notAccepted(name)];
}

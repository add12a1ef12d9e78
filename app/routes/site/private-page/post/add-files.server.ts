import { randomUUID } from "node:crypto";
import type { TypedResponse } from "@remix-run/node";
import { countPagePost } from "~/booking/private-page/private-page-limits.server";
import { receiveVisitorFiles } from "~/booking/private-page/receive-files.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { maxFilesPerDraft } from "~/files/limits";
import { discardUploads } from "~/files/release-files.server";
import { receiveFiles } from "~/files/transport/receive.server";
import type { Reply } from "~/forms/explain-error.server";
import { isUuid } from "~/lib/uuid";
import * as text from "~/messages/request-forms";
import { clientAddress } from "~/server/client-address.server";
import { requestContext } from "~/server/request-context.server";
import { retryAfter as waitFor } from "~/server/retry-after";
import { finish } from "./page-forms.server";

interface FilePost {
  request: Request;
  token: string;
  booking: Booking;
}

/**
 * Receives the files of a multipart form, with the checks and limits of the booking form, and adds them to the request. Files that are
 * refused do not affect the others.
 *
 * @returns a redirect to the page if every file was added; a refusal that names the others, or 404 if the booking is gone
 * @throws {UploadError} {TooManyAttemptsError}
 */
export async function addFiles({ request, token, booking }: FilePost): Promise<TypedResponse<never> | Reply> {
  const address = clientAddress();
  await countPagePost(address, booking.id);
  let formId: string = randomUUID();
  const { stored, refused, retryAfter } = await receiveFiles(request, {
    draft: null,
    maxFiles: maxFilesPerDraft,
    address,
    connection: requestContext(),
    onField: (name, value) => {
      if (name === "formId" && isUuid(value)) formId = value;
    },
  });
  const received = stored.length > 0 ? await receiveVisitorFiles(booking.id, formId, stored) : nothing;
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
  return finish(request, token, { title });
}

const nothing = { added: [], known: [], excess: [] };

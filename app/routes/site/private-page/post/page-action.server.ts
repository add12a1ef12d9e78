import { randomUUID } from "node:crypto";
import type { TypedResponse } from "@remix-run/node";
import { openPrivatePage } from "~/booking/private-page/private-link.server";
import { countPagePost } from "~/booking/private-page/private-page-limits.server";
import { receiveVisitorFiles } from "~/booking/private-page/receive-files.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { maxFilesPerDraft } from "~/files/limits";
import { discardUploads } from "~/files/release-files.server";
import { receiveFiles } from "~/files/transport/receive.server";
import { explainError, type FormOutcome } from "~/forms/explain-error.server";
import { type FormResponse, handleForms, isRedirect, toResult } from "~/forms/handle-form.server";
import { retryAfter as waitFor } from "~/lib/response-headers";
import { isUuid } from "~/lib/uuid";
import * as text from "~/messages/private-page-forms";
import { discardBody, isMultipart, requirePost } from "~/server/read-body.server";
import { clientAddress, requestContext } from "~/server/request-context.server";
import { finish, limit, pageForms } from "./page-forms.server";

/** Handles the forms of a visitor's private page. Every success is a redirect to the page, so that a reload sends nothing again. */
export async function handlePagePost(request: Request, token = ""): Promise<FormResponse> {
  requirePost(request);
  try {
    const booking = await openPrivatePage(token, clientAddress());
    if (!booking) return await refuse(request, { status: 404 });
    if (isMultipart(request)) return await handleFiles(request, token, booking);
    return await handleForms(request, pageForms(request, token, booking), () =>
      toResult({}, { status: 400, messages: [text.notSent] }),
    );
  } catch (error) {
    return refuse(request, explainError(error, limit));
  }
}

async function handleFiles(request: Request, token: string, booking: Booking): Promise<FormResponse> {
  const typed = { intent: "files" };
  try {
    const outcome = await addFiles({ request, token, booking });
    return isRedirect(outcome) ? outcome : toResult(typed, outcome);
  } catch (error) {
    return refuse(request, explainError(error, limit), typed);
  }
}

/** An unread body would break the connection for the client's next request. */
async function refuse(request: Request, outcome: FormOutcome, typed = {}): Promise<FormResponse> {
  await discardBody(request);
  return toResult(typed, outcome);
}

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
async function addFiles({ request, token, booking }: FilePost): Promise<TypedResponse<never> | FormOutcome> {
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

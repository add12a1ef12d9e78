import { randomUUID } from "node:crypto";
import { findLastDecisionId, type SubmittedForm } from "~/booking/change/change-booking.server";
import { toWorkJson } from "~/booking/record/booking-json";
import { findFullBooking } from "~/booking/record/find-booking.server";
import type { RefusedFile } from "~/db/schema.server";
import { digestToUuid } from "~/lib/sha256.server";
import * as text from "~/messages/api";
import { bookingRefusals, type WorkRefusal } from "~/refusals/booking.server";
import { explainFiles } from "~/refusals/file";
import type { ApiRefusals } from "~/refusals/refusal.server";
import { problem, success } from "~/server/json-response.server";

interface ChangeHeaders {
  "Idempotency-Key"?: string | undefined;
  "If-Match"?: string | undefined;
}

/** Returns the id of a form for a request: the same for the same key, so that a repeated request changes nothing. */
export function toFormId({ "Idempotency-Key": key }: ChangeHeaders): string {
  return key === undefined ? randomUUID() : digestToUuid(["api", key]);
}

/** Returns what stands for the form of a page: `If-Match` says which change the caller knew. */
export function toForm(headers: ChangeHeaders): SubmittedForm {
  const seen = readEtag(headers);
  return { formId: toFormId(headers), ...(seen !== undefined && { seen }) };
}

/** Returns the number in the `If-Match` of a request; undefined without one. */
export function readEtag({ "If-Match": etag }: ChangeHeaders): number | undefined {
  return etag === undefined ? undefined : Number(etag.slice(1, -1));
}

/** Returns the `ETag` for a number that rises with every change. */
export function toEtag(tag: number): string {
  return `"${tag}"`;
}

/** Returns the text of the email that goes with a change; null for none. */
export function toApiMail(
  { sendMail, mailText }: { sendMail: boolean; mailText: string },
  suggested: string,
): string | null {
  return sendMail ? mailText || suggested : null;
}

/** Responds to a change of a booking: with the booking, or why it was refused. */
export async function changeResponse(
  id: string,
  outcome: { result: "done" } | { result: "unchanged" } | WorkRefusal | null,
): Promise<Response> {
  if (!outcome) return problem(404, text.unknownBooking);
  if (outcome.result === "done" || outcome.result === "unchanged") return bookingResponse(id);
  return refusalResponse(bookingRefusals, outcome);
}

/** Responds with why a domain function has changed nothing. The table has to know every result that may arrive. */
export function refusalResponse<const Refusal extends { result: string }>(
  refusals: ApiRefusals<Refusal>,
  refusal: Refusal,
): Response {
  // The entry of a result takes the refusals with that result, which TypeScript cannot follow.
  const { api } = refusals[refusal.result as Refusal["result"]] as ApiRefusals<{ result: string }>[string];
  const { status = 409, message, errors, code = refusal.result, more, tag } = api(refusal);
  return problem(status, message, {
    errors,
    more: { ...(code !== null && { code }), ...more },
    headers: tag === undefined ? {} : { ETag: toEtag(tag) },
  });
}

/** Responds with why none of the files in a field of a form was taken. */
export function refusedFilesResponse(field: string, refused: readonly RefusedFile[]): Response {
  const { status, errors, headers } = explainFiles(field, refused);
  return problem(status, errors[field]?.[0] ?? "", { errors, headers });
}

/** Responds with a booking and the work on it. */
export async function bookingResponse(id: string): Promise<Response> {
  // Read first: a booking that changes meanwhile then has an older tag, which is refused, not a newer one.
  const version = await findLastDecisionId(id);
  const booking = await findFullBooking(id);
  if (!booking) return problem(404, text.unknownBooking);
  return success(200, toWorkJson(booking), { ETag: toEtag(version) });
}

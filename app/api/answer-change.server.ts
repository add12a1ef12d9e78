import { randomUUID } from "node:crypto";
import { type Conflict, findLastDecisionId, type SubmittedForm } from "~/booking/change/work-as-staff.server";
import { toWorkJson } from "~/booking/list/booking-json";
import { findFullBooking } from "~/booking/list/full-bookings.server";
import type { Overlap } from "~/booking/visit/find-visit.server";
import type { Stage } from "~/db/schema.server";
import { digestToUuid } from "~/lib/sha256.server";
import * as text from "~/messages/api";
import { problem, success } from "./json.server";

export interface ChangeHeaders {
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

/** Returns the tag in the `If-Match` of a request; undefined without one. */
export function readTag({ "If-Match": etag }: ChangeHeaders): string | undefined {
  return etag?.slice(1, -1);
}

/** The same, for a tag that is a number. */
export function readEtag(headers: ChangeHeaders): number | undefined {
  const tag = readTag(headers);
  return tag === undefined ? undefined : Number(tag);
}

/** Returns the `ETag` for a tag: a digest, or a number that rises with every change. */
export function toEtag(tag: string | number): string {
  return `"${tag}"`;
}

/** Returns the text of the email that goes with a change; null for none. */
export function toApiMail(
  { sendMail, mailText }: { sendMail: boolean; mailText: string },
  suggested: string,
): string | null {
  return sendMail ? mailText || suggested : null;
}

/** What became of a change of a booking; null without the booking. */
type Outcome =
  | Conflict
  | { result: "done" | "unchanged" | "visit-to-come" | "unknown-colleague" }
  | { result: "not-allowed"; stage: Stage }
  | { result: "busy"; overlaps: Overlap[] }
  | null;

/** Answers a change of a booking: with the booking, or why it was refused. */
export async function answerChange(id: string, outcome: Outcome): Promise<Response> {
  switch (outcome?.result) {
    case undefined:
      return problem(404, text.unknownBooking);
    case "done":
    case "unchanged":
      return answerBooking(id);
    case "changed": {
      const changes = outcome.changes.map(({ createdAt, ...change }) => ({
        ...change,
        createdAt: createdAt.toISOString(),
      }));
      const headers = { ETag: toEtag(outcome.seen) };
      return problem(412, text.changedMeanwhile, { more: { code: "changed", changes }, headers });
    }
    case "not-allowed":
      return problem(409, text.stageForbids(outcome.stage), {
        more: { code: "not-allowed", stage: outcome.stage },
      });
    case "visit-to-come":
      return problem(409, text.visitToCome, { more: { code: "visit-to-come" } });
    case "unknown-colleague":
      return problem(422, text.invalid, { errors: { staffId: [text.unknownStaff] } });
    case "busy": {
      const overlaps = outcome.overlaps.map(({ id, startsAt, minutes }) => ({
        id,
        startsAt: startsAt.toISOString(),
        minutes,
      }));
      return problem(409, text.busy, { more: { code: "busy", overlaps } });
    }
  }
}

/** Answers with a booking and the work on it. */
export async function answerBooking(id: string): Promise<Response> {
  // Read first: a booking that changes meanwhile then has an older tag, which is refused, not a newer one.
  const version = await findLastDecisionId(id);
  const booking = await findFullBooking(id);
  if (!booking) return problem(404, text.unknownBooking);
  return success(200, toWorkJson(booking), { ETag: toEtag(version) });
}

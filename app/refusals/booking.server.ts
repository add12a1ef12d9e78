import type { Conflict } from "~/booking/change/change-booking.server";
import { findTexts } from "~/booking/conversation/messages.server";
import type { removeNote } from "~/booking/conversation/notes.server";
import type { publishDelivery } from "~/booking/delivery/publish-delivery.server";
import type { assignBookings, releaseBooking } from "~/booking/owner/assign-bookings.server";
import type { acceptQuote } from "~/booking/quote/answer-quote.server";
import type { sendQuote, withdrawQuote } from "~/booking/quote/quotes.server";
import { describeAct, groupActs, staffOf, withNames } from "~/booking/record/describe-event";
import { type Booking, findBooking } from "~/booking/record/find-booking.server";
import { effects } from "~/booking/stage/effects";
import { maxUpcomingVisits, type Overlap } from "~/booking/visit/find-visit.server";
import type { cancelVisit, scheduleVisit } from "~/booking/visit/visits.server";
import type { changeStage } from "~/booking/workflow/change-stage.server";
import { describeEffects, type EffectView } from "~/booking/workflow/describe-effects";
import { formatPacificDay, formatPacificLong } from "~/lib/pacific-time";
import { formatPacificSpan } from "~/lib/pacific-weekday";
import { shorten } from "~/lib/text";
import * as api from "~/messages/api";
import { notReady } from "~/messages/booking-deliver";
import { noteMissing, noteOfAnother, notFound } from "~/messages/booking-details";
import { stages } from "~/messages/booking-state";
import * as text from "~/messages/booking-work";
import { accept, missing } from "~/messages/work-effects";
import { fullNamesOf } from "~/staff/accounts/users.server";
import {
  type ApiRefusals,
  type PageRefusals,
  missingPage,
  type RefusalOf,
  type MissingRefusal,
} from "./refusal.server";

export type WorkRefusal = RefusalOf<
  typeof cancelVisit | typeof changeStage | typeof scheduleVisit | typeof sendQuote | typeof withdrawQuote
>;

export type BookingRefusal = WorkRefusal | RefusalOf<typeof publishDelivery | typeof acceptQuote>;

/** The data that a form's page needs after a rejection. */
export interface BookingRefusalData {
  /** The last change that the page lists. */
  seen?: number | undefined;
  /** Ids of the person's overlapping visits and events. */
  overlaps?: string[];
  /** The current effects of the stage change. */
  effects?: EffectView[];
  stored?: CurrentResults | undefined;
}

interface CurrentResults {
  revision: number;
  title: string;
  /** The number of files and links. */
  count: number;
}

export const bookingRefusals = {
  missing: missingPage(notFound),
  unchanged: { page: () => ({ tone: "info", title: text.unchanged }) },
  changed: {
    page: async ({ changes, seen }) => ({
      messages: [text.conflictTitle, ...(await describeChanges(changes)), text.conflictAdvice],
      resultData: { seen },
    }),
    api: ({ changes, seen }) => ({
      status: 412,
      message: api.changedMeanwhile,
      more: { changes },
      tag: seen,
    }),
  },
  "not-allowed": {
    page: ({ stage }) => ({ messages: [text.notAllowed(stages[stage]), text.notAllowedAdvice] }),
    api: ({ stage }) => ({ message: api.stageForbids(stage), more: { stage } }),
  },
  "unknown-colleague": {
    page: () => ({ errors: { staffId: [text.unknownOwner] } }),
    api: () => ({ status: 422, message: api.invalid, errors: { staffId: [api.unknownStaff] }, code: null }),
  },
  undecided: {
    page: ({ move, work, undecided }) => ({
      errors: Object.fromEntries(undecided.map((subject) => [subject, [missing[subject]]])),
      resultData: { effects: describeEffects(move, work) },
    }),
    api: ({ move, undecided }) => ({
      message: api.undecided(undecided),
      more: { choices: Object.fromEntries(undecided.map((subject) => [subject, effects[move][subject]])) },
    }),
  },
  "visit-ended": {
    page: () => ({ messages: [text.visitEnded, text.notAllowedAdvice] }),
    api: () => ({ message: api.visitEnded }),
  },
  "too-many-visits": {
    page: () => ({ messages: [text.tooManyVisits(maxUpcomingVisits)] }),
    api: () => ({ message: api.tooManyVisits(maxUpcomingVisits) }),
  },
  "before-quote": {
    page: ({ sentAt }) => ({ errors: { on: [accept.beforeQuote(formatPacificDay(sentAt))] } }),
  },
  busy: {
    page: ({ overlaps }) => ({
      messages: [
        text.busy.title(overlaps[0]?.staffName ?? ""),
        ...overlaps.map(describeOverlap),
        text.busy.advice,
      ],
      resultData: { overlaps: overlaps.map(({ id }) => id) },
    }),
    api: ({ overlaps }) => ({
      message: api.busy,
      more: { overlaps: overlaps.map(({ id, startsAt, minutes }) => ({ id, startsAt, minutes })) },
    }),
  },
  "not-ready": {
    page: ({ why }) => ({ messages: [notReady[why]] }),
    api: ({ why }) => ({ message: api.deliveryProblems[why], code: why }),
  },
  "draft-changed": {
    page: ({ stored }) => ({ messages: [notReady.changed], resultData: { stored } }),
  },
} satisfies PageRefusals<MissingRefusal | { result: "unchanged" } | BookingRefusal, BookingRefusalData> &
  ApiRefusals<WorkRefusal>;

/** The messages for a message whose author had not seen a colleague's later message or decision. */
export const messageOvertaken = {
  page: async ({ changes, seen }: Conflict) => ({
    messages: [text.messageOvertaken, ...(await describeChanges(changes)), text.messageOvertakenAdvice],
    resultData: { seen },
  }),
};

export function bookingMissing(): Response {
  return new Response(notFound, { status: 404 });
}

/**
 * Returns the booking with the id in a URL, which may be invalid.
 *
 * @throws {Response} 404 if the booking does not exist or was erased
 */
export async function requireBooking(id: string | undefined): Promise<Booking> {
  const booking = await findBooking(id);
  if (!booking || booking.erasedAt) throw bookingMissing();
  return booking;
}

type OwnerRefusal = RefusalOf<typeof assignBookings | typeof releaseBooking>;

/** The default messages for rejected assignments. Some pages have their own. */
export const ownerRefusals = {
  missing: bookingRefusals.missing,
  "not-owner": { page: () => ({ tone: "info", title: text.notYours }) },
  "unknown-colleague": {
    page: () => ({ tone: "warn", title: text.unknownOwner, advice: text.unknownOwnerAdvice }),
    api: () => ({
      ...bookingRefusals["unknown-colleague"].api(),
      errors: { ownerId: [api.unknownStaff] },
    }),
  },
} satisfies PageRefusals<MissingRefusal | OwnerRefusal> & ApiRefusals<RefusalOf<typeof assignBookings>>;

type NoteRefusal = RefusalOf<typeof removeNote>;

export const noteRefusals = {
  missing: bookingRefusals.missing,
  "unknown-note": {
    page: () => ({ tone: "warn", title: noteMissing }),
    api: () => ({ status: 404, message: api.unknownNote, code: null }),
  },
  "not-allowed": {
    page: () => {
      throw new Response(noteOfAnother, { status: 403 });
    },
    api: () => ({ status: 403, message: api.notYourNote, code: null }),
  },
} satisfies PageRefusals<MissingRefusal | NoteRefusal> & ApiRefusals<NoteRefusal>;

/** In characters. */
const quoteLength = 500;

/** Describes a colleague's changes, and quotes their messages. */
async function describeChanges(changes: Conflict["changes"]): Promise<string[]> {
  const [names, texts] = await Promise.all([
    fullNamesOf(staffOf(changes)),
    // The id of a message is the id of its form.
    findTexts(changes.flatMap(({ kind, detail }) => (kind === "message-sent" ? (detail.form ?? []) : []))),
  ]);
  return groupActs(changes).map((act) => {
    const described = describeAct(act.map((event) => withNames(event, names)));
    const sentence = text.change(described, formatPacificLong(act[0].createdAt));
    const message = act.find(({ kind }) => kind === "message-sent");
    const quotation = message && texts.get(message.detail.form ?? "");
    return quotation === undefined ? sentence : text.changeQuoted(sentence, shorten(quotation, quoteLength));
  });
}

function describeOverlap({ startsAt, minutes, fullName }: Overlap): string {
  const time = formatPacificSpan(startsAt, minutes);
  return fullName === null ? text.busy.own(time) : text.busy.visit(fullName, time);
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { runsOnEngine, finishBeforeNextTest } from "#tests/support/database/property-runs";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { findLastDecisionId } from "~/booking/change/change-booking.server";
import { receiveMessage, sendMessage } from "~/booking/conversation/messages.server";
import { acceptQuote } from "~/booking/quote/answer-quote.server";
import { findQuotes, sendQuote, withdrawQuote } from "~/booking/quote/quotes.server";
import { findBooking } from "~/booking/record/find-booking.server";
import type { ChosenStage } from "~/booking/stage/stages";
import { findVisit } from "~/booking/visit/find-visit.server";
import { requestDate } from "~/booking/visit/request-date.server";
import { cancelVisit, scheduleVisit } from "~/booking/visit/visits.server";
import { decideQuote } from "~/booking/workflow/decide-quote.server";
import type { Stage, WaitingFor } from "~/db/schema.server";
import { toPacificDay } from "~/lib/pacific-time";
import { dayMs } from "~/lib/time";
import { cancelAsVisitor, changeStage } from "./change-stage.server";

/** The expected state, written independently of the table in stages.ts. */
interface Model {
  stage: Stage;
  waitingFor: WaitingFor;
  /** The state of the newest quote. */
  quote: "none" | "sent" | "accepted" | "declined" | "withdrawn";
  hasVisit: boolean;
}

interface Real {
  bookingId: string;
  session: Session;
}

const isClosed = ({ stage }: Model) => stage === "done" || stage === "declined" || stage === "canceled";
const isBeforeVisit = ({ stage }: Model) => stage === "new" || stage === "in-review" || stage === "quoted";
const isUnderWay = ({ stage }: Model) => stage === "in-review" || stage === "quoted" || stage === "scheduled";
const waitingForWhenScheduled = ({ quote }: Model) => (quote === "sent" ? "them" : "nobody");
const newForm = () => ({ formId: crypto.randomUUID(), text: "Because" });

async function staffForm({ bookingId }: Real) {
  const seen = await findLastDecisionId(bookingId);
  return { form: { formId: crypto.randomUUID(), seen }, mailText: "A text" };
}

const withdrawn = (model: Model) => (model.quote === "sent" ? "withdrawn" : model.quote);

interface WorkflowStep {
  name: string;
  run: (real: Real) => Promise<{ result: string } | null>;
  isAllowed: (model: Model) => boolean;
  change: (model: Model) => Partial<Model>;
}

const toStage = (
  to: ChosenStage,
  isAllowed: WorkflowStep["isAllowed"],
  visit: "cancel" | "keep" = "cancel",
): WorkflowStep => ({
  name: `staff choose ${to}, ${visit} the visit`,
  run: async (real) =>
    changeStage(real.bookingId, { to, visit, quote: "withdraw", ...(await staffForm(real)) }, real.session),
  isAllowed,
  change: (model) => ({
    stage: to,
    waitingFor: to === "in-review" ? "us" : "nobody",
    quote: withdrawn(model),
    hasVisit: to === "done" && visit === "keep" && model.hasVisit,
  }),
});

const decideLast = (decision: "accepted" | "declined"): WorkflowStep => ({
  name: `visitor has ${decision} the quote`,
  run: async ({ bookingId }) => {
    const [quote] = await findQuotes(bookingId);
    return decideQuote(bookingId, { quoteId: quote?.id ?? crypto.randomUUID(), decision, ...newForm() });
  },
  isAllowed: ({ quote }) => quote === "sent",
  change: ({ stage }) => ({
    quote: decision,
    waitingFor: "us",
    ...(decision === "declined" && stage === "quoted" && { stage: "in-review" }),
  }),
});

let scheduled = 0;

const steps: WorkflowStep[] = [
  toStage("in-review", ({ stage }) => stage !== "in-review" && stage !== "scheduled"),
  toStage("done", isUnderWay),
  toStage("done", isUnderWay, "keep"),
  toStage("declined", isBeforeVisit),
  toStage("canceled", (model) => !isClosed(model)),
  decideLast("accepted"),
  decideLast("declined"),
  {
    name: "staff send a quote",
    run: async (real) => {
      const validUntil = new Date(Date.now() + 30 * dayMs);
      const lines = [{ label: "Scan", quantity: 1, unitCents: 100 }];
      const quote = { lines, totalCents: 100, validUntil, note: "" };
      return sendQuote(real.bookingId, { quote, ...(await staffForm(real)) }, real.session);
    },
    isAllowed: (model) => !isClosed(model),
    change: (model) => ({
      quote: "sent",
      waitingFor: "them",
      ...(isBeforeVisit(model) && { stage: "quoted" }),
    }),
  },
  {
    name: "staff record that the customer has accepted the quote",
    run: async (real) => {
      const { form } = await staffForm(real);
      return acceptQuote(real.bookingId, { how: "phone", on: toPacificDay(new Date()), form }, real.session);
    },
    isAllowed: ({ quote }) => quote === "sent",
    change: ({ stage }) => ({ quote: "accepted", waitingFor: stage === "scheduled" ? "nobody" : "us" }),
  },
  {
    name: "staff withdraw the quote",
    run: async (real) => withdrawQuote(real.bookingId, await staffForm(real), real.session),
    isAllowed: ({ quote }) => quote === "sent",
    change: ({ stage, waitingFor }) => ({
      quote: "withdrawn",
      ...(stage === "quoted" && { stage: "in-review", waitingFor: "us" }),
      ...(stage === "scheduled" && waitingFor === "them" && { waitingFor: "nobody" }),
    }),
  },
  {
    name: "staff schedule the visit",
    run: async (real) => {
      // Visits of the same person must not overlap.
      const startsAt = new Date(Date.now() + (7 + scheduled++) * dayMs);
      const visit = { startsAt, minutes: 120, staffId: real.session.staff.id };
      const form = await staffForm(real);
      return scheduleVisit(real.bookingId, { visit, quote: "keep", ...form }, real.session);
    },
    isAllowed: (model) => !isClosed(model),
    change: (model) => ({ stage: "scheduled", hasVisit: true, waitingFor: waitingForWhenScheduled(model) }),
  },
  {
    name: "staff cancel the visit",
    run: async (real) =>
      cancelVisit(real.bookingId, { quote: "keep", ...(await staffForm(real)) }, real.session),
    isAllowed: ({ stage }) => stage === "scheduled",
    change: () => ({ stage: "in-review", hasVisit: false, waitingFor: "us" }),
  },
  {
    name: "staff write",
    run: ({ bookingId, session }) => sendMessage(bookingId, newForm(), session),
    isAllowed: () => true,
    change: (model) => ({
      ...(model.stage === "new" && { stage: "in-review" }),
      waitingFor: isBeforeVisit(model) ? "them" : isClosed(model) ? "nobody" : waitingForWhenScheduled(model),
    }),
  },
  {
    name: "visitor writes",
    run: ({ bookingId }) => receiveMessage(bookingId, newForm()),
    isAllowed: () => true,
    change: () => ({ waitingFor: "us" }),
  },
  {
    name: "visitor asks for another date",
    run: ({ bookingId }) =>
      requestDate(bookingId, { ...newForm(), proposedAt: new Date(Date.now() + 9 * dayMs) }),
    isAllowed: (model) => !isClosed(model),
    change: () => ({ waitingFor: "us" }),
  },
  {
    name: "visitor cancels",
    run: ({ bookingId }) => cancelAsVisitor(bookingId, newForm()),
    isAllowed: (model) => !isClosed(model),
    change: (model) => ({
      stage: "canceled",
      waitingFor: "nobody",
      quote: withdrawn(model),
      hasVisit: false,
    }),
  },
];

/** Returns whether the step repeats an answer or a cancellation of the visitor. It then succeeds: the reason becomes another message. */
function isRepeat({ name }: WorkflowStep, { stage, quote }: Model): boolean {
  return name === `visitor has ${quote} the quote` || (name === "visitor cancels" && stage === "canceled");
}

const commands = steps.map((step) =>
  fc.constant<fc.AsyncCommand<Model, Real>>({
    toString: () => step.name,
    check: () => true,
    run: async (model, real) => {
      const answer = await step.run(real);
      const isAllowed = step.isAllowed(model);
      const isAgain = !isAllowed && isRepeat(step, model);
      if (isAllowed) Object.assign(model, step.change(model));
      if (isAgain) model.waitingFor = "us";
      expect(answer?.result === "done", `${step.name}: ${answer?.result}`).toBe(isAllowed || isAgain);
      expect(await readModel(real.bookingId), step.name).toEqual(model);
    },
  }),
);

async function readModel(bookingId: string): Promise<Model> {
  const [booking, [quote], visit] = await Promise.all([
    findBooking(bookingId),
    findQuotes(bookingId),
    findVisit(bookingId),
  ]);
  if (!booking) throw new Error("The booking is gone.");
  const { stage, waitingFor } = booking;
  return { stage, waitingFor, quote: quote?.state ?? "none", hasVisit: visit !== null };
}

test("a booking follows the stages for any order of actions by staff and visitor", async () => {
  const session = await insertSession();
  await fc.assert(
    fc.asyncProperty(
      fc.commands(commands, { maxCommands: 15 }),
      finishBeforeNextTest(async (steps) => {
        const [bookingId = ""] = await insertBookings([{}]);
        const model: Model = { stage: "new", waitingFor: "us", quote: "none", hasVisit: false };
        await fc.asyncModelRun(() => ({ model, real: { bookingId, session } }), steps);
      }),
    ),
    { numRuns: runsOnEngine(40) },
  );
});

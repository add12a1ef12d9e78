import { z } from "zod";
import { booking as plainBooking } from "~/api/contract/bookings";
import {
  bookingPath,
  conditionalHeaders,
  day,
  id,
  listOf,
  mailProperties,
  bookingOperation,
  pageOf,
  pages,
  repeatableHeaders,
  successWithEtag,
  timestamp,
} from "~/api/contract/fields";
import { pickOperationTexts, type Resources, toOperation } from "~/api/contract/operation";
import { listWaiting, none, open } from "~/booking/list/filter";
import { assignmentSchema } from "~/booking/owner/assignment";
import { services } from "~/booking/services";
import { choiceFields } from "~/booking/stage/effects";
import { chosenStages, stages } from "~/booking/stage/stages";
import { bookingStatus } from "~/booking/status";
import { unknownField } from "~/messages/api";
import * as text from "~/messages/api-reference-v1";

const booking = plainBooking
  .extend({
    stage: z.enum(stages).meta({ description: text.booking.stage }),
    stageChangedAt: timestamp,
    waitingFor: z.enum(["us", "them", "nobody"]).meta({ description: text.booking.waitingFor }),
    waitingSince: timestamp,
    ownerId: id.nullable().meta({ description: text.booking.ownerId }),
    isSpam: z.boolean().meta({ description: text.booking.isSpam }),
  })
  .meta({ id: "BookingWithWork", description: text.booking.booking });

const someFields = booking.partial().required({ id: true }).meta({ id: "SomeFieldsOfBooking" });

type BookingField = keyof z.output<typeof booking>;

const fieldNames = new Set<string>(booking.keyof().options);

const fields = z
  .string()
  .max(2_000)
  .transform((typed, context) => {
    const names = typed.split(",").map((name) => name.trim());
    const unknown = names.find((name) => !fieldNames.has(name));
    if (unknown !== undefined) context.addIssue({ code: "custom", message: unknownField(unknown) });
    return new Set(names as BookingField[]).add("id");
  })
  .optional()
  .meta({ description: text.fields, override: { type: "string" }, examples: ["reference,stage,fullName"] });

const success = successWithEtag({ done: text.changed, etag: text.headers.etag }, booking);

/** A change that can conflict with another one. */
export const changeOperation = {
  params: bookingPath,
  headers: conditionalHeaders(text.headers.ifMatch),
  problems: text.problems,
  success,
};
/** A change that cannot conflict with another one. */
export const plainChange = { ...bookingOperation, headers: repeatableHeaders, success };

export const bookings = {
  "api:v1-bookings": {
    GET: {
      ...toOperation(text.bookings, pageOf(someFields)),
      query: z.object({
        ...pages,
        fields,
        stage: z
          .enum([...stages, open])
          .optional()
          .meta({ description: text.bookings.stage }),
        status: z
          .enum(["0", "1"])
          .transform((typed) => (typed === "0" ? bookingStatus.pending : bookingStatus.viewed))
          .optional()
          .meta({ description: text.bookings.status }),
        owner: z
          .union([z.literal(none), z.uuid()])
          .optional()
          .meta({ description: text.bookings.owner }),
        service: z
          .enum([...services.map(({ slug }) => slug), none])
          .optional()
          .meta({ description: text.bookings.service }),
        waiting: z.enum(listWaiting).optional().meta({ description: text.bookings.waiting }),
        from: day(text.bookings.from),
        to: day(text.bookings.to),
        isSpam: z.literal("true").optional().meta({ description: text.booking.isSpam }),
      }),
    },
  },
  "api:v1-booking": {
    GET: {
      ...bookingOperation,
      ...pickOperationTexts(text.oneBooking),
      success: { ...success, description: text.oneBooking.done },
    },
  },
  "api:v1-stage": {
    PUT: {
      ...changeOperation,
      ...pickOperationTexts(text.stage),
      body: z.object({
        stage: z.enum(["new", ...chosenStages]).meta({ description: text.stage.stage }),
        quote: choiceFields.quote.meta({ description: text.stage.quote }),
        visit: choiceFields.visit.meta({ description: text.stage.visit }),
        results: choiceFields.results.meta({ description: text.stage.results }),
        ...mailProperties,
      }),
      example: { stage: "declined", mailText: "Thank you for asking. We can’t take this on." },
    },
  },
  "api:v1-owner": {
    PUT: {
      ...plainChange,
      ...pickOperationTexts(text.owner),
      body: assignmentSchema,
      example: { ownerId: "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11", note: "Please call her today." },
    },
  },
  "api:v1-staff": {
    GET: toOperation(text.staff, listOf(z.object({ id, name: z.string() }))),
  },
} as const satisfies Resources;

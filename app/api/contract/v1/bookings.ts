import { z } from "zod";
import { booking as plainBooking } from "~/api/contract/booking";
import { id, timestamp } from "~/api/contract/fields";
import type { Resource } from "~/api/contract/operation";
import { listWaiting, none, open } from "~/booking/list/filter";
import { services } from "~/booking/services";
import { stages } from "~/booking/stage/stages";
import { bookingStatus } from "~/booking/status";
import { dayFormat, unknownField } from "~/messages/api";
import * as text from "~/messages/api-reference-v1";
import { bookingPath, conditional, ofBooking, pageOf, pages, reading, repeatable } from "./fields";

/** A booking with the work on it. */
export const booking = plainBooking
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

const known = new Set<string>(booking.keyof().options);

const fields = z
  .string()
  .max(2_000)
  .transform((typed, context) => {
    const names = typed.split(",").map((name) => name.trim());
    const unknown = names.find((name) => !known.has(name));
    if (unknown !== undefined) context.addIssue({ code: "custom", message: unknownField(unknown) });
    return new Set(names as BookingField[]).add("id");
  })
  .optional()
  .meta({ description: text.fields, override: { type: "string" }, examples: ["reference,stage,fullName"] });

const day = (description: string) => z.iso.date(dayFormat).optional().meta({ description });

/** A response with the `ETag` of a booking. */
export const withEtag = {
  status: 200,
  headers: z.object({ ETag: z.string().meta({ description: text.headers.etag }) }),
} as const;

/** What a change of a booking returns. */
const success = { ...withEtag, description: text.changed, body: booking } as const;

/** A change of the work on a booking that others may contradict. */
export const change = {
  params: bookingPath,
  headers: conditional(text.headers.ifMatch),
  refusals: text.refusals,
  success,
};
/** A change that contradicts nothing that others do. */
export const plainChange = { ...ofBooking, headers: repeatable, success };

export const v1Bookings = {
  path: "/api/v1/bookings",
  operations: {
    GET: {
      ...reading(text.bookings, pageOf(someFields)),
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
} as const satisfies Resource;

import { z } from "zod";
import { id, timestamp } from "~/api/contract/fields";
import type { Resource } from "~/api/contract/operation";
import { assignmentSchema } from "~/booking/owner/assignment";
import { quoteJson } from "~/booking/quote/quote-json";
import { chosenStages, visitChoices } from "~/booking/stage/stages";
import { visitJson } from "~/booking/visit/visit-json";
import * as text from "~/messages/api-reference-v1";
import { booking, change, plainChange, withEtag } from "./bookings";
import { about, listOf, mailFields, moment, momentOrNull, ofBooking, reading } from "./fields";

export const v1Booking = {
  path: "/api/v1/bookings/{id}",
  operations: {
    GET: {
      ...ofBooking,
      ...about(text.oneBooking),
      success: { ...withEtag, description: text.oneBooking.done, body: booking },
    },
  },
} as const satisfies Resource;

export const v1Stage = {
  path: "/api/v1/bookings/{id}/stage",
  operations: {
    PUT: {
      ...change,
      ...about(text.stage),
      body: z.object({
        stage: z.enum(["new", ...chosenStages]).meta({ description: text.stage.stage }),
        visit: z.enum(visitChoices).optional().meta({ description: text.stage.visit }),
        ...mailFields,
      }),
      example: { stage: "declined", mailText: "Thank you for asking. We can’t take this on." },
    },
  },
} as const satisfies Resource;

export const v1Owner = {
  path: "/api/v1/bookings/{id}/owner",
  operations: {
    PUT: {
      ...plainChange,
      ...about(text.owner),
      body: assignmentSchema,
      example: { ownerId: "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11", note: "Please call her today." },
    },
  },
} as const satisfies Resource;

export const v1Spam = {
  path: "/api/v1/bookings/{id}/spam",
  operations: {
    PUT: {
      ...plainChange,
      ...about(text.spam),
      body: z.object({ isSpam: z.boolean() }),
      example: { isSpam: true },
    },
  },
} as const satisfies Resource;

export const v1Completion = {
  path: "/api/v1/bookings/{id}/completion-date",
  operations: {
    PUT: {
      ...plainChange,
      ...about(text.completion),
      body: z.object({ completionDate: momentOrNull(text.completion.completionDate) }),
      example: { completionDate: "2026-12-11T17:30:00.000Z" },
    },
  },
} as const satisfies Resource;

const line = z.object({ label: z.string(), quantity: z.int(), unitCents: z.int() });

const quote = z
  .object({
    number: z.int(),
    state: z
      .enum(["sent", "accepted", "declined", "withdrawn", "expired"])
      .meta({ description: text.quote.state }),
    lines: z.array(line).meta({ description: text.quote.lines }),
    totalCents: z.int(),
    validUntil: timestamp,
    note: z.string(),
    author: z.string(),
    createdAt: timestamp,
    answeredAt: timestamp.nullable(),
  })
  .meta({ id: "Quote", description: text.quote.quote });

export const v1Quotes = {
  path: "/api/v1/bookings/{id}/quotes",
  operations: {
    GET: {
      ...ofBooking,
      ...reading(text.quotes, listOf(quote)),
    },
    POST: {
      ...change,
      ...about(text.sendQuote),
      body: quoteJson(mailFields),
      example: {
        lines: [
          { label: "3D virtual tour", quantity: 1, unitCents: 45_000 },
          { label: "Floor plan", quantity: 2, unitCents: 9_500 },
        ],
        validUntil: "2027-01-31",
        note: "Travel is included.",
      },
    },
  },
} as const satisfies Resource;

export const v1OpenQuote = {
  path: "/api/v1/bookings/{id}/quotes/open",
  operations: {
    DELETE: {
      ...change,
      ...about(text.withdrawQuote),
    },
  },
} as const satisfies Resource;

const visit = z
  .object({
    id,
    bookingId: id,
    startsAt: timestamp,
    minutes: z.int().meta({ description: text.visit.minutes }),
    staffId: id.nullable().meta({ description: text.visit.staffId }),
    staffName: z.string(),
  })
  .meta({ id: "Visit", description: text.visit.visit });

export const v1Visit = {
  path: "/api/v1/bookings/{id}/visit",
  operations: {
    GET: {
      ...ofBooking,
      ...reading(text.oneVisit, z.object({ visit: visit.nullable() })),
    },
    PUT: {
      ...change,
      ...about(text.putVisit),
      body: visitJson({
        accepted: z.array(z.uuid()).max(20).default([]).meta({ description: text.visit.accepted }),
        ...mailFields,
      }),
      example: {
        startsAt: "2026-12-11T09:30:00-08:00",
        minutes: 120,
        staffId: "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
      },
    },
    DELETE: {
      ...change,
      ...about(text.deleteVisit),
    },
  },
} as const satisfies Resource;

export const v1Visits = {
  path: "/api/v1/visits",
  operations: {
    GET: {
      ...reading(text.visits, listOf(visit)),
      query: z.object({
        from: moment(text.visits.from),
        to: moment(text.visits.to),
        staffId: z.uuid().optional().meta({ description: text.visits.staffId }),
      }),
    },
  },
} as const satisfies Resource;

export const v1Staff = {
  path: "/api/v1/staff",
  operations: {
    GET: reading(text.staff, listOf(z.object({ id, name: z.string() }))),
  },
} as const satisfies Resource;

import { z } from "zod";
import { id, listOf, mailProperties, moment, bookingOperation, timestamp } from "~/api/contract/fields";
import { pickOperationTexts, type Resources, toOperation } from "~/api/contract/operation";
import { quoteJson } from "~/booking/quote/quote-json";
import { choiceFields } from "~/booking/stage/effects";
import { visitJson } from "~/booking/visit/visit-json";
import * as text from "~/messages/api-reference-v1";
import { changeOperation } from "./bookings";

const line = z.object({
  label: z.string(),
  quantity: z.number().meta({ description: text.quote.quantity }),
  unit: z.string().optional().meta({ description: text.quote.unit }),
  unitCents: z.int(),
});

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

export const quotesAndVisits = {
  "api:v1-quotes": {
    GET: {
      ...bookingOperation,
      ...toOperation(text.quotes, listOf(quote)),
    },
    POST: {
      ...changeOperation,
      ...pickOperationTexts(text.sendQuote),
      body: quoteJson(mailProperties),
      example: {
        lines: [
          { label: "3D virtual tour", quantity: 1, unitCents: 45_000 },
          { label: "Floor plan", quantity: 2_750.5, unit: "sq ft", unitCents: 28 },
        ],
        validUntil: "2027-01-31",
        note: "Travel is included.",
      },
    },
  },
  "api:v1-open-quote": {
    DELETE: {
      ...changeOperation,
      ...pickOperationTexts(text.withdrawQuote),
    },
  },
  "api:v1-visit": {
    GET: {
      ...bookingOperation,
      ...toOperation(
        text.oneVisit,
        z.object({
          visit: visit.nullable(),
          otherVisits: z.array(visit).meta({ description: text.visit.others }),
        }),
      ),
    },
    PUT: {
      ...changeOperation,
      ...pickOperationTexts(text.putVisit),
      body: visitJson({
        accepted: z.array(z.uuid()).max(20).default([]).meta({ description: text.visit.accepted }),
        quote: choiceFields.quote.meta({ description: text.visit.quote }),
        ...mailProperties,
      }),
      example: {
        startsAt: "2026-12-11T09:30:00-08:00",
        minutes: 120,
        staffId: "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
      },
    },
    DELETE: {
      ...changeOperation,
      ...pickOperationTexts(text.deleteVisit),
    },
  },
  "api:v1-visits": {
    GET: {
      ...toOperation(text.visits, listOf(visit)),
      query: z.object({
        from: moment(text.visits.from),
        to: moment(text.visits.to),
        staffId: z.uuid().optional().meta({ description: text.visits.staffId }),
      }),
    },
  },
} as const satisfies Resources;

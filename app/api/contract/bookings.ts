import { z } from "zod";
import { type AnswerName, fields, isOfKind, mapFields, trapField } from "~/booking-fields";
import { maxMatches } from "~/booking/record/search-text";
import { bookingSchema } from "~/booking/schema";
import { searchLength } from "~/lib/text";
import { languageValues, statusValues } from "~/messages/api";
import * as text from "~/messages/api-reference";
import { defaultLocale, locales } from "~/messages/languages";
import * as language from "~/messages/locale";
import { backgroundHeader } from "~/staff/sessions/background-header";
import { count, id, idempotencyKey, page, timestamp } from "./fields";
import { bookingFile } from "./files";
import { pickOperationTexts, type Resources, toOperation } from "./operation";

const status = z.int().meta({ description: text.booking.status });
const reference = z
  .string()
  .regex(/^[0-9A-Z]{8}$/)
  .meta({ description: text.booking.reference });

/** The schemas of answers, by the kind of field. */
const answerSchemas = {
  line: z.string(),
  paragraph: z.string(),
  choice: z.string(),
  list: z.array(z.string()),
  date: timestamp.nullable(),
  dollars: z.int(),
  consent: z.boolean(),
};

type AnswerShape = { [Name in AnswerName]: (typeof answerSchemas)[(typeof fields)[Name]["kind"]] };

const descriptions: Partial<Record<AnswerName, string>> = text.booking.answers;

const answers = mapFields<AnswerShape>((name) => {
  const schema = isOfKind(name, "dollars")
    ? answerSchemas.dollars.min(fields[name].min).max(fields[name].max)
    : answerSchemas[fields[name].kind];
  const description = descriptions[name];
  return description ? schema.meta({ description }) : schema;
});

export const booking = z
  .object({
    id,
    reference,
    status,
    ...answers,
    completionDate: timestamp.nullable(),
    createdAt: timestamp,
    language: z.enum(locales).meta({ description: text.booking.language }),
    files: z.array(bookingFile),
  })
  .meta({ id: "Booking", description: text.booking.booking });

const pendingBooking = z
  .object({ id, fullName: z.string(), createdAt: timestamp })
  .meta({ id: "PendingBooking", description: text.booking.pending });

const params = z.object({ id });
const unknown = { 404: text.booking.unknown };

export const bookings = {
  "api:booking-pending": {
    GET: {
      ...toOperation(
        text.pendingBookings,
        z.object({ ptotalCount: z.int().min(0), pendingBookings: z.array(pendingBooking) }),
      ),
      headers: z.object({
        [backgroundHeader]: z.string().optional().meta({
          description: text.pendingBookings.background,
        }),
      }),
      query: z.object({ page: page(text.pendingBookings.page) }),
    },
  },
  "api:booking-all": {
    GET: {
      ...toOperation(text.allBookings, z.object({ atotalCount: z.int().min(0), bookings: z.array(booking) })),
      query: z.object({ page: page(text.allBookings.page) }),
    },
  },
  "api:view-booking": {
    GET: {
      ...pickOperationTexts(text.viewBooking),
      query: z.object({
        q: z
          .string()
          .optional()
          .meta({
            description: text.viewBooking.search(maxMatches.toLocaleString(language.locale), searchLength),
          }),
        page: page(text.viewBooking.page),
        limit: count(100, text.viewBooking.limit),
      }),
      success: {
        status: 200,
        description: text.viewBooking.done,
        headers: z.object({
          "X-Total-Count": z.string().meta({ description: text.viewBooking.total }),
        }),
        body: z.array(booking),
      },
    },
  },
  "api:booking-details": {
    GET: { ...toOperation(text.bookingDetails, booking), params, problems: unknown },
  },
  "api:booking-status": {
    PUT: {
      ...toOperation(text.bookingStatus, z.object({ id, status, message: z.string() })),
      params,
      body: z.object({ status: z.literal([0, 1], statusValues) }),
      example: { status: 1 },
      problems: { ...unknown, ...text.bookingStatus.problems },
    },
  },
  "api:booking-create": {
    POST: {
      ...toOperation(text.createBooking, z.object({ bookingId: id, reference, message: z.string() }), 201),
      headers: z.object({ "Idempotency-Key": idempotencyKey(text.createBooking.idempotencyKey) }),
      body: bookingSchema.extend({
        language: z
          .enum(locales, languageValues(locales.join(", ")))
          .default(defaultLocale)
          .meta({ description: text.createBooking.language }),
        [trapField]: z.unknown().optional().meta({ description: text.createBooking.trap }),
      }),
      example: {
        fullName: "Ada Example",
        email: "ada@example.com",
        phone: "(818) 555-0142",
        serviceLocation: "Van Nuys, California",
        outputFormats: ["OBJ", "PDF"],
        termsAccepted: true,
        privacyConsent: true,
      },
    },
  },
} as const satisfies Resources;

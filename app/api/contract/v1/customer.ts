import { z } from "zod";
import { id, timestamp } from "~/api/contract/fields";
import type { Resource } from "~/api/contract/operation";
import { emailAnswer } from "~/booking/schema";
import * as text from "~/messages/api-reference-v1";
import { plainChange } from "./bookings";
import { about, bookingPath, listOf, mailFields, ofBooking, reading, repeatable } from "./fields";

export const v1Email = {
  path: "/api/v1/bookings/{id}/email",
  operations: {
    PUT: {
      ...plainChange,
      ...about(text.correctEmail),
      body: z.object({ email: emailAnswer }),
      example: { email: "ada@example.com" },
    },
  },
} as const satisfies Resource;

export const v1Link = {
  path: "/api/v1/bookings/{id}/link",
  operations: {
    POST: {
      ...plainChange,
      ...about(text.renewLink),
      body: z.object({ sendMail: mailFields.sendMail }),
      example: { sendMail: true },
    },
  },
} as const satisfies Resource;

const share = z
  .object({
    id,
    label: z.string().meta({ description: text.share.label }),
    createdAt: timestamp,
    expiresAt: timestamp,
  })
  .meta({ id: "Share", description: text.share.share });

const shares = reading(text.shares, listOf(share));

export const v1Shares = {
  path: "/api/v1/bookings/{id}/shares",
  operations: { GET: { ...ofBooking, ...shares } },
} as const satisfies Resource;

export const v1Share = {
  path: "/api/v1/bookings/{id}/shares/{shareId}",
  operations: {
    DELETE: {
      ...ofBooking,
      ...shares,
      ...about(text.endShare),
      params: bookingPath.extend({ shareId: id }),
      headers: repeatable,
    },
  },
} as const satisfies Resource;

import { z } from "zod";
import {
  bookingPath,
  id,
  listOf,
  mailProperties,
  ofBooking,
  repeatable,
  timestamp,
} from "~/api/contract/fields";
import { about, type Resources, returning } from "~/api/contract/operation";
import { emailAnswer } from "~/booking/schema";
import * as text from "~/messages/api-reference-v1";
import { plainChange } from "./bookings";

const share = z
  .object({
    id,
    label: z.string().meta({ description: text.share.label }),
    createdAt: timestamp,
    expiresAt: timestamp,
  })
  .meta({ id: "Share", description: text.share.share });

const shares = returning(text.shares, listOf(share));

export const customer = {
  "api:v1-email": {
    PUT: {
      ...plainChange,
      ...about(text.correctEmail),
      body: z.object({ email: emailAnswer }),
      example: { email: "ada@example.com" },
    },
  },
  "api:v1-link": {
    POST: {
      ...plainChange,
      ...about(text.renewLink),
      body: z.object({ sendMail: mailProperties.sendMail }),
      example: { sendMail: true },
    },
  },
  "api:v1-shares": { GET: { ...ofBooking, ...shares } },
  "api:v1-share": {
    DELETE: {
      ...ofBooking,
      ...shares,
      ...about(text.endShare),
      params: bookingPath.extend({ shareId: id }),
      headers: repeatable,
    },
  },
} as const satisfies Resources;

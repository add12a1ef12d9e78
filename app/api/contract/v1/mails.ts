import { z } from "zod";
import { id, timestamp } from "~/api/contract/fields";
import type { Resource } from "~/api/contract/operation";
import { mailStates } from "~/mail/mail-states";
import * as text from "~/messages/api-reference-admin";
import { about, pageOf, pages, reading, repeatable } from "./fields";

const mail = z
  .object({
    id,
    kind: z.string().meta({ description: text.mail.kind }),
    subject: z.string(),
    to: z.string(),
    state: z.enum(mailStates).meta({ description: text.mail.state }),
    bookingId: id.nullable(),
    attempts: z.int(),
    response: z.string().meta({ description: text.mail.response }),
    createdAt: timestamp,
    sentAt: timestamp.nullable(),
  })
  .meta({ id: "Mail", description: text.mail.mail });

const wholeMail = mail
  .extend({
    text: z.string().meta({ description: text.mail.text }),
    replyTo: z.string().nullable(),
    expiresAt: timestamp.nullable().meta({ description: text.mail.expiresAt }),
    waitsFor: z
      .enum(["sending", "stopped", "blocked", "due", "later"])
      .nullable()
      .meta({ description: text.mail.waitsFor }),
    nextAttemptAt: timestamp.nullable(),
  })
  .meta({ id: "WholeMail" });

export const v1Mails = {
  path: "/api/v1/mails",
  operations: {
    GET: {
      ...reading(text.mails, pageOf(mail)),
      query: z.object({
        ...pages,
        state: z.enum(mailStates).optional().meta({ description: text.mail.state }),
        bookingId: z.uuid().optional().meta({ description: text.mails.bookingId }),
      }),
    },
  },
} as const satisfies Resource;

const ofMail = { params: z.object({ id }), refusals: { 404: text.mail.unknown } };

export const v1Mail = {
  path: "/api/v1/mails/{id}",
  operations: { GET: { ...ofMail, ...reading(text.oneMail, wholeMail) } },
} as const satisfies Resource;

export const v1MailSending = {
  path: "/api/v1/mails/{id}/sending",
  operations: { POST: { ...ofMail, ...reading(text.sendMail, wholeMail), headers: repeatable } },
} as const satisfies Resource;

const queue = z
  .object({
    held: z.int().meta({ description: text.queue.held }),
    stop: z
      .object({ cause: z.enum(["server", "sender"]), since: timestamp, response: z.string() })
      .nullable()
      .meta({ description: text.queue.stop }),
  })
  .meta({ id: "MailQueue" });

export const v1MailQueue = {
  path: "/api/v1/mail-queue",
  operations: {
    GET: reading(text.queue, queue),
    POST: {
      ...reading(
        text.changeQueue,
        z.object({ count: z.int().meta({ description: text.changeQueue.count }) }),
      ),
      headers: repeatable,
      body: z.object({
        action: z
          .enum(["send-held", "send-failed", "try-now"])
          .meta({ description: text.changeQueue.action }),
      }),
      example: { action: "send-failed" },
    },
  },
} as const satisfies Resource;

export const v1MailTests = {
  path: "/api/v1/mail-tests",
  operations: {
    POST: {
      ...about(text.testMail),
      headers: repeatable,
      success: {
        status: 200,
        description: text.testMail.done,
        body: z.object({
          result: z.enum(["accepted", "refused", "waiting"]),
          response: z.string().meta({ description: text.mail.response }),
        }),
      },
    },
  },
} as const satisfies Resource;

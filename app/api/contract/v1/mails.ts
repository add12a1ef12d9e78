import { z } from "zod";
import { id, pageOf, pages, repeatable, timestamp } from "~/api/contract/fields";
import { type Resources, returning } from "~/api/contract/operation";
import { mailStates } from "~/mail/mail-states";
import * as text from "~/messages/api-reference-admin";

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

const ofMail = { params: z.object({ id }), problems: { 404: text.mail.unknown } };

const queue = z
  .object({
    held: z.int().meta({ description: text.queue.held }),
    stop: z
      .object({ cause: z.enum(["server", "sender"]), since: timestamp, response: z.string() })
      .nullable()
      .meta({ description: text.queue.stop }),
  })
  .meta({ id: "MailQueue" });

export const mails = {
  "api:v1-mails": {
    GET: {
      ...returning(text.mails, pageOf(mail)),
      query: z.object({
        ...pages,
        state: z.enum(mailStates).optional().meta({ description: text.mail.state }),
        bookingId: z.uuid().optional().meta({ description: text.mails.bookingId }),
      }),
    },
  },
  "api:v1-mail": { GET: { ...ofMail, ...returning(text.oneMail, wholeMail) } },
  "api:v1-mail-sending": {
    POST: { ...ofMail, ...returning(text.sendMail, wholeMail), headers: repeatable },
  },
  "api:v1-mail-queue": {
    GET: returning(text.queue, queue),
    POST: {
      ...returning(
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
  "api:v1-mail-tests": {
    POST: {
      ...returning(
        text.testMail,
        z.object({
          result: z.enum(["accepted", "refused", "waiting"]),
          response: z.string().meta({ description: text.mail.response }),
        }),
      ),
      headers: repeatable,
    },
  },
} as const satisfies Resources;

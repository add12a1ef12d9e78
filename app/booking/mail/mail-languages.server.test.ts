// @one-engine

import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import { sendMessage } from "~/booking/conversation/messages.server";
import { sendDraftLink } from "~/booking/form/draft-link.server";
import { openDraft, saveDraft } from "~/booking/form/draft.server";
import { submitDraft } from "~/booking/form/submit.server";
import { mailPrivateLink } from "~/booking/private-page/mail-link.server";
import { scheduleVisit } from "~/booking/visit/visits.server";
import { cancelAsVisitor, changeStage, stageMails } from "~/booking/workflow/change-stage.server";
import { db } from "~/db/client.server";
import { bookings, mails } from "~/db/schema.server";
import { parsePacific } from "~/lib/pacific-time";
import { dayMs } from "~/lib/time";
import { mailLinkPaths } from "~/mail-link-paths.server";
import { resolveActionPath } from "~/mail/action-path.server";
import { composeMail } from "~/mail/attempt-mail.server";
import { withLocale } from "~/messages/current-locale.server";
import type { Locale } from "~/messages/languages";
import { company } from "~/settings/company";

const email = "lan@example.com";
const origin = "https://www.example.com";

/** The first day of a future month at 2:30 PM. */
const nextYear = new Date().getFullYear() + 1;
const firstOfMay = `${nextYear}-05-01T14:30`;
const weekday = new Intl.DateTimeFormat("vi", { weekday: "long" }).format(new Date(firstOfMay));

const answers = {
  fullName: "Nguyễn Thị Lan",
  email,
  phone: "8185550101",
  serviceLocation: "Van Nuys, California",
  preferredDate: firstOfMay,
  termsAccepted: "on",
  privacyConsent: "on",
};

/** Returns the sent mails to an address in order. */
async function mailsTo(address: string) {
  const stored = await db()
    .select()
    .from(mails)
    .where(eq(mails.toAddress, address))
    .orderBy(asc(mails.createdAt));
  return Promise.all(
    stored.map(async (mail) => {
      const settings = { from: "site@example.com", origin };
      const links = { path: await resolveActionPath(mail, mailLinkPaths), firstId: null };
      const { content } = await composeMail(mail, links, settings);
      const {
        subject = "",
        text = "",
        html = "",
        attachments,
      } = await PostalMime.parse(content, {
        attachmentEncoding: "utf8",
      });
      const calendar = attachments
        .map(({ content }) => (typeof content === "string" ? content.replaceAll("\r\n ", "") : ""))
        .join("");
      return { subject, text, html, calendar };
    }),
  );
}

async function bookingIn(language: Locale) {
  const [bookingId = ""] = await insertBookings([{ email, language, fullName: answers.fullName }]);
  return bookingId;
}

test.each<[Locale, { subject: RegExp; words: string[] }]>([
  [
    "vi",
    {
      subject: /^Đã nhận yêu cầu/,
      words: [
        "Kính chào quý khách Nguyễn Thị Lan,",
        "Mã yêu cầu: ",
        `14:30 ${weekday.replace("Thứ", "thứ")}, ngày 1\u00a0tháng\u00a05 năm\u00a0${nextYear} (giờ Thái Bình Dương)`,
        `${origin}/vi/request/`,
        `Điều\u00a0khoản dịch\u00a0vụ: ${origin}/vi/terms`,
      ],
    },
  ],
  [
    "fr-BE",
    {
      subject: /^Demande .* bien reçue$/,
      words: [
        "Bonjour Nguyễn Thị Lan,",
        "Référence\u00a0: ",
        `1er\u00a0mai ${nextYear}, 14:30 (heure du Pacifique)`,
        `${origin}/fr-be/request/`,
      ],
    },
  ],
  [
    "fr-CA",
    {
      subject: /^Demande .* bien reçue$/,
      words: [
        `1er\u00a0mai ${nextYear}, 14\u00a0h\u00a030 (heure du Pacifique)`,
        `${origin}/fr-ca/request/`,
        `${origin}/fr-ca/privacy`,
      ],
    },
  ],
])(
  "the mail about a request in %s is in its language, and the one to staff in English",
  async (language, { subject, words }) => {
    const id = randomUUID();
    await withLocale(language, async () => {
      await openDraft(id, "192.0.2.1");
      await saveDraft(id, answers);
      await submitDraft(id);
    });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toMatch(subject);
    for (const word of words) expect(mail?.text).toContain(word);
    expect(mail?.html).toContain(`lang="${language}"`);
    const [notice] = await mailsTo(company().email);
    expect(notice?.subject).toMatch(/^New booking request/);
    expect(notice?.text).toContain("Full Name: Nguyễn Thị Lan");
    expect(notice?.html).toContain('lang="en-US"');
  },
);

test("mails a link to continue in the draft's language", async () => {
  const id = randomUUID();
  await withLocale("vi", async () => {
    await openDraft(id, "192.0.2.1");
    await saveDraft(id, answers);
  });
  await sendDraftLink(id, email, "192.0.2.1");
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe("Tiếp tục yêu cầu");
  expect(mail?.text).toContain(`${origin}/vi/continue/`);
});

test("mails a link that is requested on a page in another language in the request's language", async () => {
  const bookingId = await bookingIn("fr-CA");
  const [booking] = await db()
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  const lookup = { reference: [booking?.reference ?? ""], email };
  await withLocale("vi", () => mailPrivateLink(lookup, "192.0.2.1"));
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toMatch(/^Le lien vers votre demande/);
  expect(mail?.text).toContain(`${origin}/fr-ca/request/`);
});

test("sends texts by staff as written, and unchanged suggestions in the customer's language", async () => {
  const bookingId = await bookingIn("fr-CA");
  const session = await insertSession();
  const form = () => ({ formId: randomUUID(), seen: Number.MAX_SAFE_INTEGER });
  await sendMessage(bookingId, { formId: randomUUID(), text: "Hello, is there parking?" }, session);
  const suggested = stageMails()["in-review"].text;
  await changeStage(
    bookingId,
    { to: "declined", mailText: stageMails().declined.text, form: form() },
    session,
  );
  const [message, declined] = await mailsTo(email);
  expect(message?.subject).toMatch(/^Un message au sujet de votre demande/);
  expect(message?.text).toContain("Hello, is there parking?");
  // The text already has a greeting.
  expect(message?.text).not.toContain("Bonjour");
  expect(declined?.text).toContain(withLocale("fr-CA", stageMails).declined.text);
  expect(declined?.text).not.toContain(suggested);
});

test("writes the visit's calendar file in the customer's language, and notifies staff in English of a cancellation on a French page", async () => {
  const bookingId = await bookingIn("fr-BE");
  const session = await insertSession();
  const startsAt = parsePacific(firstOfMay) ?? new Date(Date.now() + 300 * dayMs);
  await scheduleVisit(
    bookingId,
    {
      visit: { startsAt, minutes: 90, staffId: session.staff.id },
      mailText: "À bientôt",
      form: { formId: randomUUID(), seen: Number.MAX_SAFE_INTEGER },
    },
    session,
  );
  await withLocale("fr-BE", () => cancelAsVisitor(bookingId, { formId: randomUUID(), text: "Désolée" }));
  const [visit, canceled] = await mailsTo(email);
  expect(visit?.calendar).toContain(`SUMMARY:Rendez-vous avec ${company().name}`);
  expect(visit?.calendar).toContain("Une autre date conviendrait mieux");
  expect(canceled?.subject).toMatch(/annulée$/);
  for (const mail of await mailsTo(session.staff.email.toLowerCase()))
    expect(mail.html).toContain('lang="en-US"');
  for (const { text, html } of await mailsTo(company().email)) {
    expect(html).toContain('lang="en-US"');
    expect(text).toContain(`${origin}/booking-details/`);
  }
});

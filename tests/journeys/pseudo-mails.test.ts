import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startPseudoApp, typed } from "#tests/support/app/pseudo-locale";
import type { AppServer } from "#tests/support/app/server";
import { outsideMarks } from "#tests/support/app/unmarked-text";
import { parsePage } from "#tests/support/http/parse-page";
import { Visitor } from "#tests/support/http/visitor";
import { startMailServer } from "#tests/support/mail/server";
import { company } from "~/settings/company";

let mails: Awaited<ReturnType<typeof startMailServer>>;
let app: AppServer;
beforeAll(async () => {
  mails = await startMailServer();
  app = await startPseudoApp({
    env: {
      SMTP_URL: mails.url,
      MAIL_FROM: `${company().name} <noreply@example.com>`,
      PUBLIC_URL: "https://www.example.com/",
    },
  });
}, 300_000);
afterAll(async () => {
  await app.stop();
  await mails.stop();
});

/** Returns the text of a mail's HTML, a line for each element. */
function readBody(html: string): string {
  const { body } = parsePage(html);
  const lines = body.ownerDocument.createTreeWalker(body, 4);
  const texts = [];
  while (lines.nextNode()) texts.push(lines.currentNode.textContent ?? "");
  return texts.join("\n");
}

/** Posts the five steps with these answers. */
async function book(answers: Record<string, string>) {
  const visitor = new Visitor(app.url);
  const consents = { termsAccepted: "on", privacyConsent: "on" };
  for (const step of [1, 2, 3, 4, 5]) {
    const body = new URLSearchParams({
      intent: step === 5 ? "submit" : "next",
      ...answers,
      ...(step === 5 && consents),
    });
    const response = await visitor.fetch(`/booking?step=${step}`, {
      method: "POST",
      body,
      headers: { Origin: app.url },
    });
    expect(response.headers.get("Location")).toMatch(step === 5 ? /^\/request\// : `step=${step + 1}`);
  }
}

test.for([
  ["a name that the greeting repeats", typed.fullName],
  ["a name that the greeting leaves out", typed.email],
] as const)(
  "the mails about a booking have no text outside of the catalogs, with %s",
  async ([, fullName]) => {
    mails.received.length = 0;
    await book({ ...typed, fullName });
    await vi.waitFor(() => expect(mails.received).toHaveLength(2), 10_000);
    expect(mails.received.map(({ to }) => to).sort()).toEqual([company().email, typed.email].sort());
    for (const { to, subject, text, html } of mails.received)
      for (const part of [subject, text, readBody(html)]) {
        expect(part, to).toContain("⟦");
        expect(outsideMarks(part), to).toEqual([]);
      }
  },
);

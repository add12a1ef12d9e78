import { beforeEach, expect, test } from "vitest";
import { queueMails } from "#tests/support/mail/worker";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { readResponse } from "#tests/support/routes/form-post";
import { loadMailTrouble } from "~/back-office/load-mail-trouble.server";
import { db } from "~/db/client.server";
import { mails, mailStops } from "~/db/schema.server";
import { env } from "~/process/env.server";
import { action } from "./route";

type StaffRow = Awaited<ReturnType<typeof insertStaff>>;

let admin: StaffRow;
beforeEach(async () => {
  admin = await insertStaff({ isAdmin: true });
});

async function press(intent: string, staff: StaffRow = admin) {
  const body = new URLSearchParams({ intent });
  const request = await requestAs(staff, "/mail", { method: "POST", body });
  try {
    return readResponse(await action({ request, params: {}, context: {} }));
  } catch (error) {
    if (error instanceof Response) return readResponse(error);
    throw error;
  }
}

const states = async () => (await db().select().from(mails)).map(({ state }) => state);

test.each([
  ["send-held", "held"],
  ["send-failed", "failed"],
] as const)("%s queues the mails again, and leads back to the list", async (intent, state) => {
  await queueMails(["a@example.com", "b@example.com"]);
  await db().update(mails).set({ state });
  for (let time = 0; time < 2; time++) {
    const response = await press(intent);
    expect([response.status, response.location]).toEqual([303, "/mail"]);
    expect(await states()).toEqual(["waiting", "waiting"]);
  }
});

test("with a mail server, says why mails are not sent, and offers to try at once", async () => {
  const response = "535 Wrong password";
  await db()
    .insert(mailStops)
    .values({ cause: "server", response, nextProbeAt: new Date(Date.now() + 60_000) });
  await queueMails(["a@example.com"]);
  await db().update(mails).set({ state: "held" });
  expect(await loadMailTrouble()).toEqual({ held: 0, stop: null });
  const settings = env();
  settings.SMTP_URL = "smtp://mail.example.com";
  expect(await loadMailTrouble()).toMatchObject({ held: 1, stop: { cause: "server", response } });
  delete settings.SMTP_URL;
  expect((await press("try-now")).status).toBe(303);
  const [stop] = await db().select().from(mailStops);
  expect(stop?.nextProbeAt.getTime()).toBeLessThanOrEqual(Date.now());
});

test("an unknown button does nothing, and staff have no buttons", async () => {
  expect((await press("other")).status).toBe(400);
  expect((await press("send-held", await insertStaff())).status).toBe(403);
});

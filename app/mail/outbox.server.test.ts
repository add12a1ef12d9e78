import { afterEach, expect, test, vi } from "vitest";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema.server";
import { mailsQueued } from "~/metrics/metrics.server";
import { enqueueMail, type NewMail, onMailQueued } from "./outbox.server";

const mail: NewMail = {
  kind: "test",
  toAddress: "ada@example.com",
  subject: "Test",
  content: { paragraphs: [] },
};

const counted = async () => (await mailsQueued.get()).values[0]?.value ?? 0;

afterEach(() => onMailQueued(undefined));

test("a mail is counted as queued when its transaction is committed, and only if it was not known already", async () => {
  const before = await counted();
  await db().transaction(async (transaction) => {
    await enqueueMail(transaction, mail);
    await enqueueMail(transaction, { ...mail, onceKey: "once" });
    await enqueueMail(transaction, { ...mail, onceKey: "once" });
    expect(await counted()).toBe(before);
  });
  expect(await counted()).toBe(before + 2);

  const rolledBack = db().transaction(async (transaction) => {
    await enqueueMail(transaction, mail);
    throw new Error("Rolled back");
  });
  await expect(rolledBack).rejects.toThrow("Rolled back");
  expect(await counted()).toBe(before + 2);
  expect(await db().$count(mails)).toBe(2);
});

test("a mail that is queued without a transaction is counted at once", async () => {
  const before = await counted();
  await enqueueMail(db(), mail);
  expect(await counted()).toBe(before + 1);
});

test("a queued mail wakes the worker when its transaction is committed, and not before", async () => {
  const wake = vi.fn();
  onMailQueued(wake);
  await db().transaction(async (transaction) => {
    await enqueueMail(transaction, mail);
    expect(wake).not.toHaveBeenCalled();
  });
  expect(wake).toHaveBeenCalledOnce();
});

test("a mail whose transaction is rolled back wakes nobody", async () => {
  const wake = vi.fn();
  onMailQueued(wake);
  const failing = db().transaction(async (transaction) => {
    await enqueueMail(transaction, mail);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(wake).not.toHaveBeenCalled();
});

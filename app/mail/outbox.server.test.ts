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

test("counts a mail as queued on the commit of its transaction, and only if its key is new", async () => {
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

test("counts a mail without a transaction at once", async () => {
  const before = await counted();
  await enqueueMail(db(), mail);
  expect(await counted()).toBe(before + 1);
});

test("a queued mail wakes the worker on the commit of its transaction, and not before", async () => {
  const wake = vi.fn();
  onMailQueued(wake);
  await db().transaction(async (transaction) => {
    await enqueueMail(transaction, mail);
    expect(wake).not.toHaveBeenCalled();
  });
  expect(wake).toHaveBeenCalledOnce();
});

test("a mail of a transaction that is rolled back wakes no worker", async () => {
  const wake = vi.fn();
  onMailQueued(wake);
  const failing = db().transaction(async (transaction) => {
    await enqueueMail(transaction, mail);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(wake).not.toHaveBeenCalled();
});

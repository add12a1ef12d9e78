import { afterEach, expect, test, vi } from "vitest";
import { db } from "~/db/client.server";
import { enqueueMail } from "./outbox.server";
import { onMailQueued } from "./wake-worker.server";

const content = { subject: "Hello", paragraphs: [] };
const mail = { kind: "test", toAddress: "ada@example.com", subject: "Hello", content };

afterEach(() => onMailQueued(undefined));

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

import { afterAll, beforeAll, expect, test } from "vitest";
import { SMTPServer } from "smtp-server";
import { openDraft, saveAnswers } from "./draft.server";
import { notifyOfBooking } from "./notify.server";
import { submitDraft } from "./submit.server";

const received: { to: string[]; text: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, session, done) {
    let text = "";
    stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
    stream.on("end", () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

test("the visitor and the company get a mail with the reference, and no header of the visitor's making", async () => {
  const draft = await openDraft(undefined);
  await saveAnswers(draft, {
    fullName: "Ada\r\nBcc: everybody@example.com",
    email: "ada@example.com",
    phone: "8185550101",
    serviceLocation: "Reno",
  });
  const booking = await submitDraft(draft);
  const address = server.server.address();
  await notifyOfBooking(booking?.id ?? "", {
    SMTP_URL: `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    MAIL_FROM: "Datum 3D <noreply@example.com>",
  });

  expect(received.map(({ to }) => to)).toEqual([["ada@example.com"], ["hello@datum3d.example"]]);
  for (const { text } of received) {
    expect(text).toContain(`${booking?.reference.slice(0, 4)}-${booking?.reference.slice(4)}`);
    expect(text.split("\r\n\r\n")[0]).not.toMatch(/^bcc:/im);
  }
});

import { expect, test } from "vitest";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { insertBookings } from "#tests/support/records/bookings";
import { readResponse } from "#tests/support/routes/form-post";
import { privatePagePath } from "~/booking/private-page/private-link.server";
import { clientLimits } from "~/client-limits/client-limits";
import { consumeAttempt } from "~/db/rate-limit.server";
import { action, loader } from "./route";

const wrong = `/request/${"A".repeat(43)}`;

const toArgs = (at: string, init: RequestInit = {}) => ({
  request: new Request(`http://site.test${at}`, init),
  params: { token: at.split("/").at(-1) },
  context: {},
});

async function read(at: string) {
  const answer = await loader(toArgs(at));
  return { kind: answer.data.kind, status: answer.init?.status ?? 200 };
}

const toPost = (fields: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(fields) });
const message = { intent: "message", formId: crypto.randomUUID(), text: "Hello" };

test.each<[string, RequestInit]>([
  ["a form", toPost(message)],
  ["an invalid form", toPost({ ...message, text: "" })],
  ["an unknown form", toPost({ intent: "nonsense" })],
  [
    "files",
    {
      method: "POST",
      body: multipartBody([{ fileName: "plan.pdf", content: pdf(40) }]),
      headers: { "Content-Type": multipartType },
    },
  ],
])("an invalid link receives nothing of %s", async (_what, init) => {
  const args = toArgs(wrong, init);
  const { status } = readResponse(await action(args));
  expect([status, args.request.bodyUsed]).toEqual([404, false]);
});

test("refuses invalid links after a flood of them, while a valid one from the same address works", async () => {
  const [bookingId = ""] = await insertBookings([{}]);
  const path = await privatePagePath(bookingId);
  const post = async (at: string) => readResponse(await action(toArgs(at, toPost(message)))).status;
  expect(await read(wrong)).toEqual({ kind: "unknown", status: 404 });
  await consumeAttempt(clientLimits.wrongPageLinks, "unknown", clientLimits.wrongPageLinks.attempts - 1);
  expect(await read(wrong)).toEqual({ kind: "unknown", status: 429 });
  expect(await post(wrong)).toBe(429);
  expect(await read(path)).toEqual({ kind: "page", status: 200 });
  expect(await post(path)).toBe(303);
});

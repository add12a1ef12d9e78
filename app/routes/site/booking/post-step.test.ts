import { afterEach, expect, test, vi } from "vitest";
import { toErrorResponse } from "~/api/error-response.server";
import { UploadError } from "~/files/transport/upload-error";
import { log } from "~/process/log.server";
import { UnreadableBodyError } from "~/server/read-body.server";
import { explainPostFailure } from "./post-step.server";

const logged = vi.spyOn(log, "error");
afterEach(() => logged.mockClear());

const cause = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
const full = new UploadError({ result: "disk-full", wait: 600 }, { cause });

test("logs a full file store with its cause, and shows the request id on the form", () => {
  expect(explainPostFailure(full)).toMatchObject({
    messages: [
      "Your files weren’t added",
      "Our storage is full, so nothing was saved. Try again later.",
      "Error code: no-request",
    ],
    status: 507,
    headers: { "Retry-After": "600" },
  });
  expect(logged.mock.calls).toMatchObject([[{ err: full }, expect.anything()]]);
});

test("logs a full file store with its cause, and includes the request id in the API response", async () => {
  const answer = toErrorResponse(full);
  expect([answer.status, await answer.json()]).toEqual([
    507,
    { message: "Our storage is full, so nothing was saved. Try again later. (no-request)" },
  ]);
  expect(logged.mock.calls).toMatchObject([[{ err: full }, expect.anything()]]);
});

test("does not log an upload that the client aborted, and shows no request id", () => {
  const { messages } = explainPostFailure(new UploadError({ result: "incomplete" }));
  expect(messages).toHaveLength(2);
  expect(logged).not.toHaveBeenCalled();
});

test("explains a body that arrives too slowly on the form, with status 408", () => {
  expect(explainPostFailure(new UnreadableBodyError(408))).toMatchObject({
    messages: ["This step wasn’t saved", "The form took too long to arrive. Send it again."],
    status: 408,
  });
});

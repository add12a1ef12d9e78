import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { minuteMs } from "~/lib/time";
import { sendResumable } from "./send-resumable";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

test("a stalled upload is continued as after a lost connection", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const headers = { "Upload-Offset": "2", "Upload-Length": "5" };
  const stalled = vi.fn(() => new Promise<never>(() => undefined));
  server.use(
    http.post(
      "*/uploads/new",
      () => new HttpResponse(null, { status: 201, headers: { Location: "/uploads/1" } }),
    ),
    http.patch("*/uploads/1", stalled, { once: true }),
    http.head("*/uploads/1", () => new HttpResponse(null, { status: 200, headers })),
    http.patch("*/uploads/1", ({ request }) => {
      expect(request.headers.get("Upload-Offset")).toBe("2");
      return new HttpResponse(null, { status: 204, headers: { "Upload-Offset": "5" } });
    }),
  );
  const sending = sendResumable({
    file: new File(["notes"], "notes.txt"),
    endpoint: "/uploads/new",
    retryDelays: [0],
    signal: new AbortController().signal,
    onBegun: () => undefined,
    onProgress: () => undefined,
  });
  await vi.waitFor(() => expect(stalled).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(await sending).toEqual({ isSent: true });
});

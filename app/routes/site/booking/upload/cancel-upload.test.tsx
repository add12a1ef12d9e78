import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { delay, http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { api, choose, press, sentAs, show, text } from "#tests/support/upload-form";

test("Cancel aborts the request of a file that is being sent", async () => {
  const abort = vi.spyOn(AbortController.prototype, "abort");
  show();
  api.use(http.post("*/api/files/upload", () => delay("infinite")));
  await choose(text("a.txt"));
  await press("Upload");
  expect(abort).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole("button", { name: "Cancel a.txt" }));
  expect(screen.queryByText("a.txt")).toBeNull();
  expect(abort).toHaveBeenCalledOnce();
  abort.mockRestore();
});

/**
 * Makes the server hold back its answer to the next upload.
 *
 * @returns `awaited` resolves when the last byte is sent and the page waits for the answer, which `send` lets through
 */
function holdAnswer(answer: object, status: number) {
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  let reportAwaited = (): void => undefined;
  const awaited = new Promise<void>((resolve) => (reportAwaited = resolve));
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reportAwaited();
        await sent;
        controller.enqueue(new TextEncoder().encode(JSON.stringify(answer)));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  api.use(http.post("*/api/files/upload", () => new HttpResponse(body, { status }), { once: true }));
  return { send, awaited };
}

const storedAnswer = { files: [{ id: "late", originalName: "a.txt", size: 5 }] };

test.each([
  ["removes the file that the server stored", 302, []],
  ["shows the file as uploaded if it could not be removed", 503, ["Remove a.txt"]],
])("Cancel after the last byte waits for the answer, and %s", async (_, status, left) => {
  const { submitted } = show();
  const { send, awaited } = holdAnswer(storedAnswer, 201);
  const posts: unknown[] = [];
  api.use(
    http.post("*/booking", async ({ request }) => {
      posts.push([new URL(request.url).search, (await request.formData()).get("intent")]);
      return new HttpResponse(null, { status, headers: { Location: "/booking?step=4" } });
    }),
  );
  await choose(text("a.txt"));
  await press("Upload");
  await awaited;
  await press("Cancel a.txt");
  await press("Next");
  expect(screen.queryByText("a.txt")).toBeNull();
  expect(submitted).not.toHaveBeenCalled();
  send();
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(posts).toEqual([["?step=4", "remove:late"]]);
  expect(screen.queryAllByRole("button", { name: /a\.txt$/ }).map((row) => row.ariaLabel)).toEqual(left);
});

test("Cancel after the last byte dismisses the message about a file that the server then refuses", async () => {
  show();
  const { send, awaited } = holdAnswer({ message: "a.txt looks like something else." }, 415);
  await choose(text("a.txt"));
  await press("Upload");
  await awaited;
  await press("Cancel a.txt");
  send();
  await vi.waitFor(() => expect(sentAs("dismissed")).toEqual(["a.txt"]));
  expect(screen.queryByText("a.txt looks like something else.")).toBeNull();
});

import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import {
  api,
  choose,
  press,
  refuses,
  sentAs,
  show,
  stores,
  text,
  upload,
} from "#tests/support/components/upload-form";

/**
 * Delays the server's response to the next file.
 *
 * @returns `awaited` resolves when the last byte is sent; `send` sends the response
 */
function holdResponse(answer: Response) {
  let send = (): void => undefined;
  const held = new Promise<void>((resolve) => (send = resolve));
  let reportAwaited = (): void => undefined;
  const awaited = new Promise<void>((resolve) => (reportAwaited = resolve));
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reportAwaited();
        await held;
        controller.enqueue(new Uint8Array(await answer.arrayBuffer()));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  api.use(http.post(upload, () => new HttpResponse(body, { status: answer.status }), { once: true }));
  return { send, awaited };
}

function respondToRemoval(status: number) {
  const posts: unknown[] = [];
  api.use(
    http.post("*/booking", async ({ request }) => {
      posts.push([new URL(request.url).search, (await request.formData()).get("intent")]);
      return new HttpResponse(null, { status, headers: { Location: "/booking?step=4" } });
    }),
  );
  return posts;
}

test.each([
  ["removes the file that the server stored", 302, []],
  ["shows the file as uploaded if it could not be removed", 503, ["Remove a.txt"]],
])("Cancel after the last byte waits for the answer, and %s", async (_, status, left) => {
  const { submitted } = show();
  const posts = respondToRemoval(status);
  const { send, awaited } = holdResponse(stores("a.txt"));
  await choose(text("a.txt"));
  await press("Upload");
  await awaited;
  await press("Cancel a.txt");
  await press("Next");
  expect(screen.queryByText("a.txt")).toBeNull();
  expect(submitted).not.toHaveBeenCalled();
  send();
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(posts).toEqual([["?step=4", "remove:a.txt"]]);
  expect(screen.queryAllByRole("button", { name: /a\.txt$/ }).map((row) => row.ariaLabel)).toEqual(left);
});

test("Cancel after the last byte dismisses the message about a file that the server then refuses", async () => {
  show();
  respondToRemoval(302);
  const { send, awaited } = holdResponse(refuses("a.txt looks like something else."));
  await choose(text("a.txt"));
  await press("Upload");
  await awaited;
  await press("Cancel a.txt");
  send();
  await vi.waitFor(() => expect(sentAs("dismissed")).toEqual(["a.txt"]));
  expect(screen.queryByText("a.txt looks like something else.")).toBeNull();
});

import { screen } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import {
  api,
  choose,
  press,
  refuses,
  sentAs,
  show,
  text,
  upload,
} from "#tests/support/components/upload-form";

/** Makes the server hold back its answer to the bytes of the next file. Returns what lets it through, and when they are there. */
function holdResponse(answer: () => HttpResponse<string | null>) {
  let send = (): void => undefined;
  const held = new Promise<void>((resolve) => (send = resolve));
  let reportAwaited = (): void => undefined;
  const awaited = new Promise<void>((resolve) => (reportAwaited = resolve));
  api.use(
    http.patch(
      upload,
      async ({ request }) => {
        await request.arrayBuffer();
        reportAwaited();
        await held;
        return answer();
      },
      { once: true },
    ),
  );
  return { send, awaited };
}

/** Answers the post that removes a file. */
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

test("Cancel removes what has arrived of a file, and Next waits for that", async () => {
  const { submitted } = show();
  const posts = respondToRemoval(302);
  const { awaited } = holdResponse(() => new HttpResponse(null, { status: 204 }));
  await choose(text("a.txt"));
  await press("Upload");
  await awaited;
  await press("Cancel a.txt");
  await press("Next");
  expect(screen.queryByText("a.txt")).toBeNull();
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(posts).toEqual([["?step=4", "remove:a.txt"]]);
});

test("Cancel of a file that has not been begun sends nothing", async () => {
  const { submitted } = show();
  api.use(http.post("*/booking/uploads/new", () => delay("infinite")));
  await choose(text("a.txt"));
  await press("Upload");
  await press("Cancel a.txt");
  await press("Next");
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
});

test("Cancel after the last byte dismisses the message about a file that the server then refuses", async () => {
  show();
  respondToRemoval(302);
  const { send, awaited } = holdResponse(() => refuses("a.txt looks like something else."));
  await choose(text("a.txt"));
  await press("Upload");
  await awaited;
  await press("Cancel a.txt");
  send();
  await vi.waitFor(() => expect(sentAs("dismissed")).toEqual(["a.txt"]));
  expect(screen.queryByText("a.txt looks like something else.")).toBeNull();
});

import { useLoaderData } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { delay, http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { UploadField } from "./upload-field";

const api = setupServer();
beforeAll(() => api.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  api.resetHandlers();
  cleanup();
});
afterAll(() => api.close());

const text = (name: string) => new File(["notes"], name, { type: "text/plain" });

const stores = (name: string) =>
  HttpResponse.json({ files: [{ id: name, originalName: name, size: 5 }] }, { status: 201 });

/** The field in a form, over a server that stores what it gets; under names of its own, since jsdom sends none. */
function show() {
  const stored: string[] = [];
  const submitted = vi.fn((event: SubmitEvent) => event.preventDefault());
  const Stub = createRemixStub([
    {
      path: "/",
      loader: () => stored.map((name) => ({ id: name, name, byteSize: 5 })),
      Component: function Page() {
        return (
          <form onSubmit={(event) => submitted(event.nativeEvent as SubmitEvent)}>
            <UploadField uploaded={useLoaderData()} refused={[]} />
            <button type="submit">Next</button>
          </form>
        );
      },
    },
  ]);
  api.use(
    http.post("*/api/files/upload", () => {
      const name = `stored-${stored.length + 1}.txt`;
      stored.push(name);
      return stores(name);
    }),
  );
  render(<Stub />);
  return { stored, submitted };
}

async function choose(...files: File[]) {
  const input = await screen.findByLabelText(/^Upload Files/, { selector: "input" });
  await userEvent.upload(input, files, { applyAccept: false });
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("chosen files wait, and go one after the other when Upload is pressed", async () => {
  const { stored } = show();
  await choose(text("a.txt"), text("b.txt"));
  expect(screen.getByRole("status").textContent).toBe("0 of 2 files uploaded, 2 waiting.");
  await press("Upload");
  await screen.findByText("2 of 2 files uploaded.");
  expect(stored).toHaveLength(2);
});

test("a file that the rules refuse is told at once and never sent", async () => {
  const { stored } = show();
  await choose(text("setup.exe"), text("good.txt"));
  await screen.findByText(/^setup\.exe is of a type that we do not accept/);
  await press("Upload");
  await screen.findByText("1 of 2 files uploaded, 1 not accepted.");
  expect(stored).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Remove setup.exe" }));
  expect(screen.queryByText("setup.exe")).toBeNull();
});

test("what the server says of a file stands under that file, and the others go on", async () => {
  const { stored } = show();
  api.use(
    http.post(
      "*/api/files/upload",
      () => HttpResponse.json({ message: "a.txt looks like something else." }, { status: 415 }),
      { once: true },
    ),
  );
  await choose(text("a.txt"), text("b.txt"));
  await press("Upload");
  await screen.findByText("a.txt looks like something else.");
  await screen.findByText("1 of 2 files uploaded, 1 not accepted.");
  expect(stored).toHaveLength(1);
});

test.each([
  ["a lost connection", () => HttpResponse.error()],
  ["an answer that is no JSON", () => new HttpResponse("<h1>Bad gateway</h1>", { status: 502 })],
])("after %s the file waits to be sent again", async (_, answer) => {
  const { stored } = show();
  api.use(http.post("*/api/files/upload", answer, { once: true }));
  await choose(text("a.txt"));
  await press("Upload");
  await screen.findByText("a.txt could not be sent. Check your connection, then press Upload again.");
  await press("Upload");
  await screen.findByText("1 of 1 file uploaded.");
  expect(stored).toHaveLength(1);
});

test("Next sends what waits first, also what is on its way already, and then the form once", async () => {
  const { stored, submitted } = show();
  api.use(
    http.post(
      "*/api/files/upload",
      async () => {
        await delay(50);
        stored.push("slow.txt");
        return stores("slow.txt");
      },
      { once: true },
    ),
  );
  await choose(text("slow.txt"), text("next.txt"));
  await press("Upload");
  await press("Next");
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  expect(stored).toEqual(["slow.txt", "stored-2.txt"]);
});

test("Next stays where it is when a file could not be sent", async () => {
  const { submitted } = show();
  api.use(http.post("*/api/files/upload", () => HttpResponse.error()));
  await choose(text("a.txt"));
  await press("Next");
  await screen.findByText(/a\.txt could not be sent/);
  expect(submitted).not.toHaveBeenCalled();
});

test("a file that is being sent can be cancelled", async () => {
  const { stored } = show();
  api.use(http.post("*/api/files/upload", () => delay("infinite")));
  await choose(text("a.txt"));
  await press("Upload");
  await userEvent.click(await screen.findByRole("button", { name: "Cancel a.txt" }));
  expect(screen.queryByText("a.txt")).toBeNull();
  expect(stored).toEqual([]);
});

import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { FormResult } from "~/forms/form-result";
import * as forms from "~/messages/private-page-forms";
import * as text from "~/messages/uploads";
import { FilesForm } from "./files-form";
import type { PageView } from "./page-view.server";

let count = 0;
const stores = () => {
  const id = `sent-${++count}`;
  return HttpResponse.json({ files: [{ id, originalName: `${id}.pdf`, size: 5 }] }, { status: 201 });
};
const server = setupServer(http.post("*/uploads", stores));
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => (count = 0));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Shows the form. Returns what is called when it is sent. */
function show(result?: FormResult) {
  const submitted = vi.fn((event: SubmitEvent) => event.preventDefault());
  const view = { token: "x", formId: "f" } as unknown as PageView;
  const Stub = createRemixStub([
    {
      path: "/",
      Component: () => (
        <div onSubmit={(event) => submitted(event.nativeEvent as SubmitEvent)}>
          <FilesForm view={view} result={result} />
        </div>
      ),
    },
  ]);
  render(<Stub />);
  return submitted;
}

const file = (name: string) => new File(["notes"], name);
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText(forms.file.label), files, { applyAccept: false });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const rowOf = (name: string) => within(screen.getByText(name).closest("li") ?? document.body);

function sentAs(name: string) {
  const form = document.querySelector("form");
  return form ? new FormData(form).getAll(name) : [];
}

test("a file that is refused does not keep the others from being added, and is named with them", async () => {
  const submitted = show();
  await choose(file("good.pdf"), file("bad.exe"), file("good2.pdf"));
  await press(forms.file.send);
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(sentAs("upload")).toEqual(["sent-1", "sent-2"]);
  expect(sentAs("fileName")).toEqual(["sent-1.pdf", "sent-2.pdf"]);
  expect(sentAs("refused")).toEqual(["5 bad.exe"]);
});

test("the button says how far the files are, and one that is chosen meanwhile is added, too", async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.post(
      "*/uploads",
      async () => {
        await held;
        return stores();
      },
      { once: true },
    ),
  );
  const submitted = show();
  await choose(file("a.pdf"), file("b.pdf"));
  await press(forms.file.send);
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Uploading 1 of 2…" });
  expect(button.disabled).toBe(true);
  await choose(file("late.pdf"));
  release();
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(sentAs("upload")).toHaveLength(3);
  expect([button.textContent, button.disabled]).toEqual([forms.file.send, false]);
});

test("nothing is called uploaded while the form waits for another file, which can be left out", async () => {
  server.use(http.post("*/uploads", () => new HttpResponse(null, { status: 503 }), { once: true }));
  const submitted = show();
  await choose(file("late.pdf"), file("good.pdf"));
  await press(forms.file.send);
  await rowOf("late.pdf").findByText(forms.file.notSent("late.pdf"));
  await rowOf("sent-1.pdf").findByText(text.waiting);
  expect(submitted).not.toHaveBeenCalled();
  await press(text.removeFile("late.pdf"));
  await press(forms.file.send);
  expect(submitted).toHaveBeenCalledOnce();
  expect(sentAs("upload")).toEqual(["sent-1"]);
});

test("a file that the full store refuses does not keep the others from being added", async () => {
  server.use(http.post("*/uploads", () => new HttpResponse(null, { status: 507 }), { once: true }));
  const submitted = show();
  await choose(file("large.pdf"), file("good.pdf"));
  await press(forms.file.send);
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(sentAs("upload")).toEqual(["sent-1"]);
  rowOf("large.pdf").getByText(text.notAccepted("large.pdf"));
});

test("files of a post that failed are named again with the next one, unless they are removed", async () => {
  const initialValue = { intent: "files", upload: ["id-1", "id-2"], fileName: ["plan.pdf", "b.pdf"] };
  const result = { status: "error", error: { "": ["Wait"] }, initialValue } as const;
  show(result as unknown as FormResult);
  expect(sentAs("upload")).toEqual(["id-1", "id-2"]);
  await press(text.removeFile("b.pdf"));
  expect(sentAs("fileName")).toEqual(["plan.pdf"]);
  cleanup();
});

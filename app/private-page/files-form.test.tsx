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

/** Renders the form, and returns its submit handler. */
function renderForm(result?: FormResult) {
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

test("adds the other files beside a refused one, and names it with them", async () => {
  const submitted = renderForm();
  await choose(file("good.pdf"), file("bad.exe"), file("good2.pdf"));
  await press(forms.file.send);
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(sentAs("upload")).toEqual(["sent-1", "sent-2"]);
  expect(sentAs("fileName")).toEqual(["sent-1.pdf", "sent-2.pdf"]);
  expect(sentAs("refused")).toEqual(["5 bad.exe"]);
});

test("the button shows the progress, and files that are chosen meanwhile are added too", async () => {
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
  const submitted = renderForm();
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

test("calls no file uploaded while the form waits for another one, which can be removed", async () => {
  server.use(http.post("*/uploads", () => new HttpResponse(null, { status: 503 }), { once: true }));
  const submitted = renderForm();
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

test("adds the other files when the full store refuses one", async () => {
  server.use(http.post("*/uploads", () => new HttpResponse(null, { status: 507 }), { once: true }));
  const submitted = renderForm();
  await choose(file("large.pdf"), file("good.pdf"));
  await press(forms.file.send);
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(sentAs("upload")).toEqual(["sent-1"]);
  rowOf("large.pdf").getByText(text.notAccepted("large.pdf"));
});

test("sends the files of a failed post again with the next one, unless they are removed", async () => {
  const initialValue = { intent: "files", upload: ["id-1", "id-2"], fileName: ["plan.pdf", "b.pdf"] };
  const result = { status: "error", error: { "": ["Wait"] }, initialValue } as const;
  renderForm(result as unknown as FormResult);
  expect(sentAs("upload")).toEqual(["id-1", "id-2"]);
  await press(text.removeFile("b.pdf"));
  expect(sentAs("fileName")).toEqual(["plan.pdf"]);
  cleanup();
});

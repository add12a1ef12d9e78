import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { renderToString } from "react-dom/server";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { maxFilesPerBooking } from "~/files/limits";
import type { FormResult } from "~/forms/form-result";
import * as forms from "~/messages/private-page-forms";
import * as uploadsText from "~/messages/uploads";
import { FilesSection } from "~/private-page/files-section";
import type { PageView } from "~/private-page/page-view.server";

let count = 0;
const stores = () =>
  HttpResponse.json({ files: [{ id: `sent-${++count}`, originalName: "a", size: 5 }] }, { status: 201 });
const server = setupServer(http.post("*/uploads", stores));
beforeEach(() => (count = 0));
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

// jsdom leads nowhere.
const submitted = vi.spyOn(HTMLFormElement.prototype, "submit");
beforeEach(() => void submitted.mockReset().mockImplementation(() => undefined));
afterEach(() => document.body.replaceChildren());

/** Shows the form as the server renders it, with its script. */
async function show(result?: FormResult): Promise<HTMLFormElement> {
  const view = { token: "x", files: [], formId: "f", isReadOnly: false, refusedFiles: [] };
  document.body.innerHTML = renderToString(
    <FilesSection view={view as unknown as PageView} result={result} />,
  );
  vi.resetModules();
  await import("./send-files");
  const form = document.querySelector("form");
  if (!form) throw new Error("There is no form.");
  return form;
}

const file = (name: string) => new File(["notes"], name);

async function add(...files: File[]) {
  await userEvent.upload(screen.getByLabelText(forms.file.label), files, { applyAccept: false });
  await press(forms.file.send);
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const sentAs = (form: HTMLFormElement, name: string) => new FormData(form).getAll(name);
const rowOf = (name: string) => within(screen.getByText(name).closest("li") ?? document.body);

test("a file that is refused does not keep the others from being added, and is named with them", async () => {
  const form = await show();
  await add(file("good.pdf"), file("bad.exe"), file("good2.pdf"));
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(sentAs(form, "upload")).toEqual(["sent-1", "sent-2"]);
  expect(sentAs(form, "fileName")).toEqual(["good.pdf", "good2.pdf"]);
  expect(sentAs(form, "refused")).toEqual(["5 bad.exe"]);
  await press(forms.file.send);
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(2));
  expect(sentAs(form, "upload")).toHaveLength(2);
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
  const form = await show();
  await add(file("a.pdf"), file("b.pdf"));
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Uploading 1 of 2…" });
  expect([button.disabled, button.getAttribute("aria-busy")]).toEqual([true, "true"]);
  await userEvent.upload(screen.getByLabelText(forms.file.label), [file("late.pdf")]);
  release();
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(sentAs(form, "fileName")).toEqual(["a.pdf", "b.pdf", "late.pdf"]);
  expect([button.textContent, button.disabled]).toEqual([forms.file.send, false]);
});

test("nothing is called uploaded while the form waits for another file, and removing that one adds the rest", async () => {
  server.use(http.post("*/uploads", () => new HttpResponse(null, { status: 429 }), { once: true }));
  await show();
  await add(file("late.pdf"), file("good.pdf"));
  await rowOf("good.pdf").findByText(uploadsText.waiting);
  await rowOf("late.pdf").findByText(forms.file.notSent("late.pdf"));
  await vi.waitFor(() => expect(screen.queryByText(uploadsText.uploaded)).toBeNull());
  expect(submitted).not.toHaveBeenCalled();
  await press(uploadsText.removeFile("late.pdf"));
  expect(submitted).toHaveBeenCalledOnce();
  rowOf("good.pdf").getByText(uploadsText.uploaded);
});

test("a file that the full store refuses does not keep the others from being added", async () => {
  server.use(http.post("*/uploads", () => new HttpResponse(null, { status: 507 }), { once: true }));
  const form = await show();
  await add(file("large.pdf"), file("good.pdf"));
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(sentAs(form, "upload")).toEqual(["sent-1"]);
  rowOf("large.pdf").getByText(uploadsText.notAccepted("large.pdf"));
});

test("a file beyond twenty is refused by name", async () => {
  const form = await show();
  const many = Array.from({ length: maxFilesPerBooking }, (_, index) => file(`${index}.pdf`));
  await add(...many, file("late.pdf"), file("bad.exe"));
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  screen.getByText(forms.file.tooMany("late.pdf", maxFilesPerBooking));
  screen.getByText(uploadsText.wrongType("bad.exe"));
  expect(sentAs(form, "upload")).toHaveLength(maxFilesPerBooking);
});

test("files of a post that failed are named again with the next one", async () => {
  const initialValue = { intent: "files", upload: ["id-1", "id-2"], fileName: ["plan.pdf", "b.pdf"] };
  const form = await show({ status: "error", error: { "": ["Wait"] }, initialValue });
  expect(screen.getByText("plan.pdf")).toBeTruthy();
  expect(form.enctype).toBe("application/x-www-form-urlencoded");
  expect(sentAs(form, "upload")).toEqual(["id-1", "id-2"]);
  await add(file("c.pdf"));
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(sentAs(form, "upload")).toEqual(["id-1", "id-2", "sent-1"]);
  expect(sentAs(form, "fileName")).toEqual(["plan.pdf", "b.pdf", "c.pdf"]);
});

import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LazyUploadField } from "./lazy-upload-field";
import { PlainUploadField } from "./plain-upload-field";

const files = {
  uploaded: [{ id: "7", name: "plan.pdf", byteSize: 5 }],
  refused: [{ name: "setup.exe", message: "No programs." }],
};
const button = (name: string) => screen.getByRole("button", { name }).getAttribute("value");
const input = () => document.querySelector<HTMLInputElement>("input[type=file]");

test("renders a working plain file input when the script of the field cannot be loaded", () => {
  render(<PlainUploadField {...files} />);
  expect(screen.getByLabelText(/^Upload Files/, { selector: "input" })).toBe(input());
  expect(input()).toMatchObject({ name: "files", multiple: true });
  const hint = document.getElementById(input()?.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toMatch(/Up to 20 files/);
  expect(screen.getByText("No programs.")).toBeTruthy();
  expect([button("Upload"), button("Remove plan.pdf"), button("Dismiss setup.exe")]).toEqual([
    "upload",
    "remove:7",
    "dismiss:setup.exe",
  ]);
});

test("renders no file input while the script loads, because chosen files would be lost", async () => {
  const field = <LazyUploadField {...files} onRefusals={() => undefined} onHeld={() => undefined} />;
  const Stub = createRemixStub([{ path: "/", Component: () => field }]);
  render(<Stub />);
  expect(screen.getByText("Loading the upload form.")).toBeTruthy();
  expect(button("Remove plan.pdf")).toBe("remove:7");
  expect(input()).toBeNull();
  await screen.findByLabelText(/^Upload Files/, { selector: "input" });
  expect(screen.queryByText("Loading the upload form.")).toBeNull();
});

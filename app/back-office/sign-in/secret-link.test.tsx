import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { SecretLink } from "~/back-office/secret-field";

const url = "https://scan.example/invitation/a-long-token";
const show = () =>
  render(<SecretLink label="Link" link={{ url, code: { size: 1, path: "M0 0h1v1h-1z" } }} />);

test("copies the link and announces that", async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect((await screen.findByText("Copied")).getAttribute("role")).toBe("status");
  expect(await navigator.clipboard.readText()).toBe(url);
});

test("selects the link if the browser refuses to copy", async () => {
  const user = userEvent.setup();
  show();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  await user.click(screen.getByRole("button", { name: "Copy" }));
  await screen.findByText(/The link is selected/);
  const field = screen.getByLabelText<HTMLTextAreaElement>("Link");
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(url);
});

test("shows its QR code on demand", () => {
  show();
  expect(screen.getByText("Show as QR code").closest("details")?.open).toBe(false);
  expect(screen.getByLabelText("QR code")).toBeTruthy();
});

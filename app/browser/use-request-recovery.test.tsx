import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { showFailedChunk } from "./use-request-recovery";

afterEach(() => {
  act(() => showFailedChunk(undefined));
});

const failed = { id: "route-1", href: "/dashboard" };
const link = () => screen.getByRole("link", { name: "Dashboard" });

function showPage() {
  const page = render(<a href="/dashboard">Dashboard</a>);
  link().focus();
  act(() => showFailedChunk(failed));
  expect(document.activeElement).toBe(screen.getByRole("alert").parentElement);
  return page;
}

test("Stay here gives focus back to the link that was clicked", async () => {
  showPage();
  // The script fails again while focus is in the alert.
  act(() => showFailedChunk({ ...failed, id: "route-2" }));
  await userEvent.click(screen.getByRole("button", { name: "Stay here" }));
  expect(screen.queryByRole("alert")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(link()));
});

test("Stay here works after the link was removed", async () => {
  showPage().unmount();
  await userEvent.click(screen.getByRole("button", { name: "Stay here" }));
  expect(document.activeElement).toBe(document.body);
});

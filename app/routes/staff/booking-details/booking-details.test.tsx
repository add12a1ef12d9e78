import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { withBlockedStorage } from "#tests/support/components/blocked-storage";
import { createFile, showBooking } from "#tests/support/components/booking-page";
import { meta } from "./route";

// The job sheet repeats the page for print, and jsdom does not hide it.
vi.mock("./job-sheet", () => ({ JobSheet: () => null }));

afterEach(() => {
  sessionStorage.clear();
});

test("names doubtful answers, and shows nothing without any", async () => {
  await showBooking();
  expect(screen.queryByText("Worth checking")).toBeNull();
  cleanup();
  await showBooking({ booking: { service: "Scan to Plan", outputFormats: ["STL"] } });
  expect(screen.getByText("Worth checking")).toBeTruthy();
  expect(screen.getByText("We don’t usually deliver STL with Scan to Plan.")).toBeTruthy();
});

test("links email, phone and location", async () => {
  await showBooking({ booking: { serviceLocation: "34.1866,-118.4487" } });
  const getHref = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(getHref("ada@example.com")).toBe("mailto:ada@example.com");
  expect(getHref("(818) 555-0142")).toBe("tel:8185550142");
  expect(getHref("Call")).toBe("tel:8185550142");
  expect(getHref("Location")).toBe("https://www.google.com/maps?q=34.1866,-118.4487");
});

test("shows the type and size of a file and downloads it under its original name", async () => {
  await showBooking({ files: [createFile("plan=1;.pdf")] });
  const link = screen.getByRole("link", { name: "Download plan=1;.pdf" });
  expect(link.getAttribute("href")).toBe("/api/files/download/0-plan%3D1%3B.pdf");
  expect(link.getAttribute("download")).toBe("plan=1;.pdf");
  expect(screen.getByText("PDF document")).toBeDefined();
  expect(screen.getByText("2 KB")).toBeDefined();
  expect(screen.queryByText("No uploaded files available.")).toBeNull();
  expect(screen.queryByRole("link", { name: "Download all as ZIP" })).toBeNull();
});

test("shows a message for a booking without files", async () => {
  await showBooking();
  expect(screen.getByText("No uploaded files available.")).toBeDefined();
});

test("marks a booking without showcase consent, and no other", async () => {
  await showBooking({ booking: { showcaseConsentAt: null } });
  expect(screen.getByText("Do not publish")).toBeDefined();
  cleanup();
  await showBooking({ booking: { showcaseConsentAt: new Date("2026-11-20T22:05:00Z") } });
  expect(screen.queryByText("Do not publish")).toBeNull();
  expect(screen.getByText("Accepted Nov 20, 2026, 2:05 PM")).toBeDefined();
});

test("shows the request id of an error and keeps the typed note", async () => {
  const messages = ["Something went wrong on our side", "Try again.", "Error code: id-1"];
  const { user } = await showBooking({}, { status: "error", error: { "": messages } });
  const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "New note" });
  await user.type(box, "Kept");
  await user.click(screen.getByRole("button", { name: "Add note" }));
  expect((await screen.findByRole("alert")).textContent).toContain("id-1");
  expect(box.value).toBe("Kept");
});

test("links to earlier activity and back to the latest", async () => {
  const events = Array.from({ length: 101 }, (_, index) => ({
    id: 500 - index,
    kind: "viewed" as const,
    actor: "ada@example.com",
    detail: {},
    createdAt: new Date(0),
  }));
  await showBooking({ events, isEarlier: true });
  const activity = within(screen.getByRole("region", { name: "Conversation and activity" }));
  expect(activity.getAllByText(/^Viewed by Ada/)).toHaveLength(100);
  const getHref = (name: string) => activity.getByRole("link", { name }).getAttribute("href");
  expect(getHref("Show earlier activity")).toBe("/booking-details/1?before=401");
  expect(getHref("Show the latest activity")).toBe("/booking-details/1");
  cleanup();
  await showBooking({ events: events.slice(0, 100) });
  expect(screen.queryByRole("link", { name: /activity$/ })).toBeNull();
});

test("adds a note although the browser blocks storage", async () => {
  await withBlockedStorage(async () => {
    const { sent, user } = await showBooking();
    await user.type(screen.getByRole("textbox", { name: "New note" }), "Ring twice");
    await user.click(screen.getByRole("button", { name: "Add note" }));
    expect(sent).toMatchObject([{ intent: "add-note", text: "Ring twice" }]);
  });
});

test.each([
  [0, "mark-viewed", "Mark as viewed", "Mark as pending again"],
  [1, "mark-pending", "Mark as pending again", "Mark as viewed"],
])("offers to change the status %i", async (status, intent, offered, missing) => {
  const { sent } = await showBooking({ booking: { status } });
  expect(screen.queryByRole("button", { name: missing })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: offered }));
  await waitFor(() => expect(sent).toEqual([{ intent }]));
});

test("names the booking in the title", () => {
  const view = { fullName: "Ada Example", reference: "K7MD-3R9F", isRefused: false };
  const args = { data: view, error: undefined } as unknown as Parameters<typeof meta>[0];
  expect(meta(args)).toEqual([{ title: "Ada Example, K7MD-3R9F | Booking Details | Datum 3D" }]);
});

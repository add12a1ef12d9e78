import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { bookingRow } from "#tests/support/bookings";
import type { Booking } from "~/booking/find-booking.server";
import BookingDetails from "./route";
import { toBookingSheet } from "./to-booking-sheet";

afterEach(cleanup);

type Files = Parameters<typeof toBookingSheet>[1];

const booking = {
  ...bookingRow({ reference: "K7MD3R9F" }),
  id: "1",
  status: 1,
  createdAt: new Date("2026-11-20T22:05:00Z"),
} as Booking;

async function show(given: Partial<Booking> = {}, files: Files = []) {
  const Stub = createRemixStub([
    {
      path: "/booking-details/:id",
      Component: BookingDetails,
      loader: () => toBookingSheet({ ...booking, ...given }, files, []),
    },
  ]);
  render(<Stub initialEntries={["/booking-details/1"]} />);
  await screen.findByRole("heading", { level: 1, name: "Booking Details" });
}

test("each step's answers and the rest stand under headings of their own", async () => {
  await show();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Contact Information",
    "Service Details",
    "Project Specifications",
    "Additional Information",
    "Uploaded Files",
    "Consents",
    "Activity",
    "Site notes",
  ]);
  expect(screen.getAllByText("K7MD-3R9F")).toHaveLength(2);
});

test("email, phone and place are links", async () => {
  await show({ serviceLocation: "34.1866,-118.4487" });
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("ada@example.com")).toBe("mailto:ada@example.com");
  expect(hrefOf("(818) 555-0142")).toBe("tel:8185550142");
  expect(hrefOf("Location")).toBe("https://www.google.com/maps?q=34.1866,-118.4487");
});

test("a file can be downloaded under its own name", async () => {
  await show({}, [
    {
      id: "1",
      storedName: "0-plan=1;.pdf",
      originalName: "plan=1;.pdf",
      contentType: "application/pdf",
      byteSize: 2048,
      sha256: "",
      draftId: null,
      bookingId: "1",
      createdAt: new Date(0),
    },
  ]);
  const link = screen.getByRole("link", { name: "Download plan=1;.pdf" });
  expect(link.getAttribute("href")).toBe("/api/files/download/0-plan%3D1%3B.pdf");
  expect(link.getAttribute("download")).toBe("plan=1;.pdf");
  expect(screen.queryByText("No uploaded files available.")).toBeNull();
});

test("a booking without files says so", async () => {
  await show();
  expect(screen.getByText("No uploaded files available.")).toBeDefined();
});

test("only a viewed booking can be marked as pending", async () => {
  await show();
  expect(screen.getByRole("button", { name: "Mark as Pending" })).toBeDefined();
  cleanup();
  await show({ status: 0 });
  expect(screen.queryByRole("button", { name: "Mark as Pending" })).toBeNull();
});

test("markup in any answer is shown as the text it is", async () => {
  const hostile = `"><script>alert(1)</script>`;
  await show({ fullName: hostile, company: hostile, projectScope: hostile, serviceLocation: hostile });
  expect(screen.getAllByText(hostile)).toHaveLength(4);
  expect(document.querySelector("script")).toBeNull();
});

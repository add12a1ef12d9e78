import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  ada,
  createMessage,
  createNote,
  createQuote,
  showBooking,
} from "#tests/support/components/booking-page";

const sheet = () => screen.getByRole("article", { hidden: true });

test("the job sheet has the accepted quotes only", async () => {
  const quote = createQuote();
  const accepted = { ...quote, id: "1", number: 1, state: "accepted" as const, answeredAt: new Date() };
  await showBooking({ quotes: [{ ...quote, lines: [] }, accepted], booking: { stage: "scheduled" } });
  const printed = sheet().textContent;
  for (const part of [
    "Quote 1, accepted",
    "Floor plans3 × $200.00$600.00",
    "Total$500.00",
    "Parking is included.",
  ])
    expect(printed).toContain(part);
  expect(printed).not.toContain("Quote 2");
});

test("the job sheet has the newest notes and messages, oldest first, on a page that the customer does not sign", async () => {
  const messages = Array.from({ length: 6 }, (_, index) => createMessage(null, `message ${index}`, index));
  await showBooking({ messages, notes: [createNote(ada.email, "Bring the light tripod")] });
  const page = screen.getByText("Job sheet K7MD-3R9F, for the crew only").closest("section");
  const lines = within(page ?? document.body)
    .getAllByRole("definition", { hidden: true })
    .map(({ textContent }) => textContent);
  expect(lines).toEqual([
    "Ada, internal noteBring the light tripod",
    ...[2, 3, 4, 5].map((index) => `Ada Example, customermessage ${index}`),
  ]);
  expect(sheet().textContent).not.toContain("tripod");
});

test("the job sheet prints a map pin's address, and leaves out default answers", async () => {
  await showBooking({ booking: { serviceLocation: "38.50,-121.40", purpose: "Construction" } });
  const printed = within(sheet());
  expect(printed.getByText(/38\.50, -121\.40/).textContent).toContain(
    "https://www.google.com/maps?q=38.50,-121.40",
  );
  const terms = printed.getAllByRole("term", { hidden: true }).map(({ textContent }) => textContent);
  expect(terms).toContain("Purpose");
  expect(terms).not.toContain("Budget Range");
  expect(printed.getByText(/^As the form suggests: .*Budget Range \$500/)).toBeTruthy();
});

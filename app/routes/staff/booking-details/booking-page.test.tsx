import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  ada,
  createMessage,
  createNote,
  createQuote,
  showBooking,
} from "#tests/support/components/booking-page";
import type { DeliveryWithItems } from "~/booking/delivery/find-deliveries.server";
import { dayMs } from "~/lib/time";

// The job sheet repeats the page for print, and jsdom does not hide it.
vi.mock("./job-sheet", () => ({ JobSheet: () => null }));

const pastVisit = {
  id: "1",
  bookingId: "1",
  startsAt: new Date(Date.now() - dayMs),
  minutes: 90,
  staffId: "1",
  staffName: ada.fullName,
  sequence: 0,
  canceledAt: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

function createDelivery(state: "draft" | "published", version = 1) {
  const item = { kind: "file", name: "scan.e57", state: "ready" };
  return {
    id: String(version),
    version,
    title: "Point cloud",
    state,
    publishedAt: state === "published" ? new Date() : null,
    withdrawnAt: null,
    items: [item],
  } as unknown as DeliveryWithItems;
}

test("shows each section under its own heading, and no fact twice", async () => {
  await showBooking();
  expect(
    screen.getAllByRole("heading", { level: 2, hidden: false }).map(({ textContent }) => textContent),
  ).toEqual(["Ada Example", "Conversation and activity", "Request", "Uploaded Files", "Next step"]);
  for (const fact of ["K7MD-3R9F", "Ada Example", "ada@example.com", "(818) 555-0142", "Not sure yet"])
    expect(screen.getAllByText(fact), fact).toHaveLength(1);
});

test("shows a coming visit with its place and access, and the request, before the conversation", async () => {
  const visit = { ...pastVisit, startsAt: new Date(Date.now() + dayMs) };
  const booking = { stage: "scheduled", accessInstructions: "Gate code 4471" } as const;
  await showBooking({ booking, visit });
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 4)).toEqual(["Ada Example", "Visit", "Request", "Conversation and activity"]);
  const panel = within(screen.getByRole("region", { name: "Visit" }));
  expect(panel.getByText("Gate code 4471")).toBeTruthy();
  expect(panel.getByRole("link", { name: "Van Nuys, California" })).toBeTruthy();
  expect(screen.getAllByText("Gate code 4471")).toHaveLength(1);
});

test("shows each of several coming visits with its own links, and place and access once", async () => {
  const visit = { ...pastVisit, startsAt: new Date(Date.now() + dayMs) };
  const other = { ...visit, id: "2", startsAt: new Date(Date.now() + 2 * dayMs), staffName: "" };
  const booking = { stage: "scheduled", accessInstructions: "Gate code 4471" } as const;
  await showBooking({ booking, visit, otherVisits: [other] });
  const panel = within(screen.getByRole("region", { name: "Visits" }));
  expect(panel.getAllByText("Gate code 4471")).toHaveLength(1);
  expect(panel.getByText("Nobody assigned")).toBeTruthy();
  const targets = panel.getAllByRole("link").map((link) => link.getAttribute("href"));
  const page = `/booking-details/${targets[0]?.split("/")[2] ?? ""}`;
  expect(targets.slice(0, 5)).toEqual([
    `${page}/visit?visit=new`,
    ...["1", "2"].flatMap((id) => [`${page}/visit?visit=${id}`, `${page}/stage?to=visit&visit=${id}`]),
  ]);
  expect(screen.getAllByRole("link", { name: "Change the next visit" }).length).toBeGreaterThan(0);
});

test("shows a visit that is over after the conversation", async () => {
  await showBooking({ booking: { stage: "scheduled" }, visit: pastVisit });
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.indexOf("Visit")).toBeGreaterThan(headings.indexOf("Conversation and activity"));
});

test("collapses missing and default answers", async () => {
  await showBooking();
  const request = within(screen.getByRole("region", { name: "Request" }));
  const folds = request.getAllByRole("group").map((fold) => fold.querySelector("summary")?.textContent);
  expect(folds).toEqual([
    expect.stringMatching(/^\d+ as the form suggests.*Scan Type/),
    expect.stringMatching(/^\d+ not answered.*Preferred Date/),
    "Completion DateNot set",
    "Customer’s page",
    "ConsentsDo not publish",
  ]);
});

test.each([
  ["new", null, "Quote: Write a quote"],
  ["in-review", null, "Quote: Write a quote"],
  ["in-review", "When?", "Reply"],
  ["done", null, null],
] as const)("in stage %s, after the message %j, the next step is %j", async (stage, text, next) => {
  const waitingFor = stage === "done" ? "nobody" : "us";
  await showBooking({ booking: { stage, waitingFor }, messages: text ? [createMessage(null, text)] : [] });
  const group = within(screen.getByRole("group", { name: "Next steps" }));
  const primary = [...group.queryAllByRole("link"), ...group.queryAllByRole("button")].filter(
    ({ className }) => className.includes("bg-fill"),
  );
  expect(primary.map((link) => link.getAttribute("aria-label"))).toEqual(next ? [next] : []);
});

test.each([
  ["Deliver results", false],
  ["Mark as done", true],
])(
  "once the visit is over, the next step is %j if the customer has the newest results: %j",
  async (next, isDelivered) => {
    const booking = { stage: "scheduled", waitingFor: "nobody" } as const;
    const deliveries = isDelivered ? [createDelivery("published")] : [];
    await showBooking({ booking, deliveries, visit: pastVisit });
    const [first] = within(screen.getByRole("group", { name: "Next steps" })).getAllByRole("link");
    expect([first?.getAttribute("aria-label"), first?.className.includes("bg-fill")]).toEqual([next, true]);
  },
);

test.each(["in-review", "scheduled", "done"] as const)(
  "results that nobody has published are the next step in stage %s, and stand on the page",
  async (stage) => {
    const deliveries = [createDelivery("draft", 2), createDelivery("published", 1)];
    await showBooking({ booking: { stage, waitingFor: "nobody" }, deliveries });
    const [first] = within(screen.getByRole("group", { name: "Next steps" })).getAllByRole("link");
    expect(first?.getAttribute("aria-label")).toBe("Deliver results: Version 2, 1 file, not published");
    expect(first?.className).toContain("bg-fill");
    const panel = within(screen.getByRole("region", { name: "Results" }));
    expect(panel.getByText("Version 2, 1 file, not published")).toBeTruthy();
    expect(panel.getByText(/^Version 1, 1 file, published/)).toBeTruthy();
    expect(panel.getByText("Nothing has been downloaded yet.")).toBeTruthy();
  },
);

test.each([
  [
    "in-review",
    null,
    ["Quote: Write a quote", "Visit: Schedule the visit", "Deliver results", "Mark as done"],
  ],
  ["quoted", "sent", ["Quote: Replace the quote", "Accepted: Mark as accepted", "Visit: Schedule the visit"]],
  [
    "quoted",
    "accepted",
    ["Visit: Schedule the visit", "Quote: Write a quote", "Deliver results", "Mark as done"],
  ],
  [
    "scheduled",
    null,
    ["Visit: Schedule the visit", "Quote: Write a quote", "Mark as done", "Deliver results"],
  ],
] as const)("work in stage %s, its quote %s, offers each way on, also without a visit", async (...given) => {
  const [stage, state, expected] = given;
  const quotes = state ? [{ ...createQuote(), state }] : [];
  await showBooking({ booking: { stage, waitingFor: "nobody" }, quotes });
  const group = within(screen.getByRole("group", { name: "Next steps" }));
  expect(group.getAllByRole("link").map((link) => link.getAttribute("aria-label"))).toEqual(expected);
});

test("starts the review of a new booking at once, without a page that offers a mail", async () => {
  const { sent, user } = await showBooking({ booking: { stage: "new" } });
  const group = within(screen.getByRole("group", { name: "Next steps" }));
  await user.click(group.getByRole("button", { name: "In review: Move to In review" }));
  await waitFor(() => expect(sent).toEqual([{ intent: "start-review", formId: "form", seen: "0" }]));
});

test("assigns an unassigned booking with one click, and a colleague's booking by a form", async () => {
  const bob = { id: "2", fullName: "Bob Builder" };
  const { sent, user } = await showBooking({ colleagues: [ada, bob] });
  await user.click(screen.getByRole("button", { name: "Assign to me" }));
  await waitFor(() => expect(sent).toEqual([{ intent: "assign", ownerId: "1" }]));
  cleanup();
  await showBooking({ colleagues: [ada, bob], booking: { ownerId: "2" } });
  expect(screen.getByText("BB")).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Assigned to" }).value).toBe("2");
});

test("shows a refused assignment again in its open menu, with the message at the field", async () => {
  const bob = { id: "2", fullName: "Bob Builder" };
  const initialValue = { intent: "assign", ownerId: "2", note: "Call her" };
  const error = { note: ["Shorten the note"] };
  const { sent, user } = await showBooking(
    { colleagues: [ada, bob] },
    { status: "error", error, initialValue },
  );
  const menu = screen.getByText("Change who handles it").closest("details");
  const note = screen.getByLabelText<HTMLInputElement>(/Note for/);
  await user.selectOptions(screen.getByLabelText("Assigned to"), "2");
  await user.type(note, "Call her");
  await user.click(screen.getByRole("button", { name: "Assign" }));
  await screen.findByRole("link", { name: "Shorten the note" });
  expect(sent).toEqual([initialValue]);
  expect([note.value, note.getAttribute("aria-invalid"), menu?.open]).toEqual(["Call her", "true", true]);
});

test("merges messages, notes and events in order, with the newest expanded, under the names of the staff", async () => {
  const messages = Array.from({ length: 100 }, (_, index) =>
    createMessage(index % 2 ? ada.email : null, `message ${index}`, index),
  );
  await showBooking({ messages, notes: [createNote(ada.email, "between")] });
  const conversation = within(screen.getByRole("region", { name: "Conversation and activity" }));
  const [older] = conversation.getAllByRole("group");
  expect(older?.querySelector("summary")?.textContent).toBe("96 earlier entries");
  expect(older?.textContent).toContain("Ada, internal note");
  const newest = conversation.getAllByText(/^message \d+$/).filter((text) => !older?.contains(text));
  expect(newest.map(({ textContent }) => textContent)).toEqual(
    [95, 96, 97, 98, 99].map((index) => `message ${index}`),
  );
  cleanup();
  await showBooking({ messages, notes: [createNote(ada.email, "between")], view: "notes" });
  expect(screen.queryByText(/^message/)).toBeNull();
  expect(screen.getByText("between")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Notes" }).getAttribute("aria-current")).toBe("true");
});

test("shows the quote as the customer sees it, and collapses earlier ones", async () => {
  const quote = createQuote();
  await showBooking({
    quotes: [quote, { ...quote, id: "1", number: 1, lines: [], totalCents: 24_000, state: "withdrawn" }],
    booking: { stage: "quoted" },
  });
  const panel = within(screen.getByRole("region", { name: "Quote" }));
  expect(panel.getByText("open, 28 days left")).toBeTruthy();
  expect(panel.getByText("3 × $200.00")).toBeTruthy();
  expect(panel.getByText("-$100.00")).toBeTruthy();
  expect(panel.getByText("Parking is included.")).toBeTruthy();
  expect(panel.getByText("1 earlier quote").closest("details")?.open).toBe(false);
});

import { createRemixStub } from "@remix-run/testing";
import { act, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { letElementsBeNear } from "#tests/support/components/near-elements";
import { Figures } from "./figures";

beforeEach(() => letElementsBeNear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type ChartLoader = Parameters<typeof Figures>[0]["load"];
const never: ChartLoader = () => new Promise(() => undefined);

function show(counts: { total: number; pending: number }, load: ChartLoader = never) {
  const Stub = createRemixStub([{ path: "/", Component: () => <Figures counts={counts} load={load} /> }]);
  render(<Stub />);
}

const getRows = () =>
  within(screen.getByRole("table", { name: "Both charts in figures" }))
    .getAllByRole("row")
    .map(({ children }) => [...children].map(({ textContent }) => textContent));

const statistics = [
  ["Label", "Bookings Count", "Share"],
  ["Pending Bookings", "128", "12.2%"],
  ["Total Bookings", "1,046", "100%"],
  ["Viewed Bookings", "918", "87.8%"],
];

test("shows the numbers of both charts in one table while the charts load", () => {
  show({ total: 1046, pending: 128 });
  expect(getRows()).toEqual(statistics);
});

test("gives every number a swatch, from which the chart takes its color", () => {
  show({ total: 2, pending: 1 });
  for (const row of screen
    .getAllByRole("row")
    .filter((each) => within(each).queryAllByRole("cell").length > 0))
    expect(row.querySelector("[data-series]"), row.textContent).toBeTruthy();
});

test("gives up on the chunk after 120 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  show({ total: 1046, pending: 128 });
  await act(() => vi.advanceTimersByTimeAsync(119_900));
  expect(screen.getAllByText("Loading the chart…")).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getAllByText("Loading chunk charts failed")).toHaveLength(2);
  expect(screen.queryByText("Loading the chart…")).toBeNull();
});

test("loads no chunk until the charts come near the viewport", () => {
  letElementsBeNear(false);
  const load = vi.fn(never);
  show({ total: 2, pending: 1 }, load);
  expect(screen.getAllByText("Loading the chart…")).toHaveLength(2);
  expect(load).not.toHaveBeenCalled();
});

test("loads no chunk when there are no bookings", () => {
  const load = vi.fn(never);
  show({ total: 0, pending: 0 }, load);
  expect(screen.getAllByText("No bookings yet")).toHaveLength(2);
  expect(load).not.toHaveBeenCalled();
  expect(getRows().slice(1)).toEqual([
    ["Pending Bookings", "0", "0%"],
    ["Total Bookings", "0", "0%"],
    ["Viewed Bookings", "0", "0%"],
  ]);
});

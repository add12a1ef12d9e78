import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { BookingStatus } from "./booking-status";

test.each([
  [0, "Pending"],
  [1, "Viewed"],
  [2, "Unknown"],
  [-1, "Unknown"],
  [Number.NaN, "Unknown"],
])("status %d reads %s", (status, word) => {
  const { container } = render(<BookingStatus status={status} />);
  expect(container.textContent).toBe(word);
});

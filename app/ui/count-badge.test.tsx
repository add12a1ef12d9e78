import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { CountBadge } from "./count-badge";

test.each([
  [0, ""],
  [1, "1"],
  [1234567, "1,234,567"],
])("a count of %d shows %j", (count, text) => {
  const { container } = render(<CountBadge count={count} />);
  expect(container.textContent).toBe(text);
});

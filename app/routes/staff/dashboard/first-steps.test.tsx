import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import * as text from "~/messages/first-steps";
import { FirstSteps } from "./first-steps";

type FinishedSteps = Parameters<typeof FirstSteps>[0]["done"];

const allDone: FinishedSteps = {
  name: true,
  password: true,
  company: true,
  prices: true,
  people: true,
  mail: true,
  legal: true,
  figures: true,
  colleague: true,
  factor: true,
};

test.each([
  [{ prices: false, people: false }, "8 of 10 done", text.dismiss],
  [{ mail: false }, "9 of 10 done", text.hide],
])("an optional step does not keep the list: %o", (open, progress, button) => {
  const Page = () => <FirstSteps done={{ ...allDone, ...open }} />;
  const App = createRemixStub([{ path: "/", Component: Page }]);
  render(<App />);
  expect(screen.getByText(progress)).toBeTruthy();
  const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(names).toEqual([button]);
});

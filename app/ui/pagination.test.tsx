import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { Pagination } from "./pagination";

function show(pagination: ComponentProps<typeof Pagination>) {
  const Stub = createRemixStub([{ path: "/", Component: () => <Pagination {...pagination} /> }]);
  return render(<Stub />);
}

test("groups the thousands of its counts", () => {
  show({ page: 1234, pages: 166_667 });
  expect(screen.getByText("Page 1,234 of 166,667")).toBeDefined();
});

test("links to the neighboring pages", () => {
  show({ page: 2, pages: 3, previousHref: "/list?page=1", nextHref: "/list?page=3" });
  expect(screen.getByRole("link", { name: "Previous" }).getAttribute("href")).toBe("/list?page=1");
  expect(screen.getByRole("link", { name: "Next" }).getAttribute("href")).toBe("/list?page=3");
});

test("disables the buttons of missing pages", () => {
  show({ page: 1, pages: 1 });
  for (const name of ["Previous", "Next"])
    expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(true);
});

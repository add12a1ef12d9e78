import { Form, Link, Outlet } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { BookingSkeleton, useIsOpeningBooking } from "./navigation-progress";

const loading = "Loading booking details...";

/** Renders a layout with a start page and a booking; requests wait until `respond`. */
function show(entry: string) {
  const waiting: (() => void)[] = [];
  const wait = () => new Promise<null>((resolve) => waiting.push(() => resolve(null)));
  const Frame = () => (useIsOpeningBooking() ? <BookingSkeleton /> : <Outlet />);
  const Stub = createRemixStub([
    {
      path: "/",
      Component: Frame,
      children: [
        {
          path: "dashboard",
          Component: () => (
            <>
              <Link to="/booking-details/1">To the booking</Link>
              <Link to="/slow">Elsewhere</Link>
            </>
          ),
        },
        { path: "slow", loader: wait, Component: () => <p>Slow page</p> },
        {
          path: "booking-details/:id",
          loader: entry === "/dashboard" ? wait : () => null,
          action: wait,
          Component: () => (
            <Form method="post">
              <button type="submit">Save</button>
            </Form>
          ),
        },
      ],
    },
  ]);
  render(<Stub initialEntries={[entry]} />);
  return { waiting, respond: () => waiting.forEach((resolve) => resolve()), user: userEvent.setup() };
}

test("shows the skeleton while a booking opens", async () => {
  const { user, respond } = show("/dashboard");
  await user.click(await screen.findByText("To the booking"));
  expect(screen.getByRole("status").textContent).toBe(loading);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Booking Details");
  expect(screen.queryByText("To the booking")).toBeNull();
  respond();
  await screen.findByText("Save");
  expect(screen.queryByText(loading)).toBeNull();
});

test("shows no skeleton while another page opens", async () => {
  const { user, respond } = show("/dashboard");
  await user.click(await screen.findByText("Elsewhere"));
  expect(screen.queryByText(loading)).toBeNull();
  respond();
  await screen.findByText("Slow page");
});

test("keeps the page while one of its own forms is submitted", async () => {
  const { user, waiting } = show("/booking-details/1");
  await user.click(await screen.findByText("Save"));
  expect(waiting).toHaveLength(1);
  expect(screen.queryByText(loading)).toBeNull();
  expect(screen.getByText("Save")).toBeDefined();
});

import { data, redirect } from "@remix-run/node";
import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import BusyTimes from "./route";

test("a save after a refusal clears the calendar's address and the error", async () => {
  let isSaved = false;
  let isRefused = false;
  const Stub = createRemixStub([
    {
      path: "/",
      Component: BusyTimes,
      loader: () => ({
        calendar: isSaved ? { host: "calendar.example", readAt: "today", advice: null } : null,
        flash: isSaved ? { tone: "ok", title: "Read" } : null,
      }),
      action: () => {
        if (!isRefused) {
          isRefused = true;
          return data(
            { status: "error", initialValue: {}, error: { address: ["Unreadable"] } },
            { status: 400 },
          );
        }
        isSaved = true;
        return redirect("/");
      },
    },
  ]);
  render(<Stub />);
  const address = await screen.findByLabelText("Calendar address");
  await userEvent.type(address, "https://calendar.example/secret.ics");
  await userEvent.click(screen.getByRole("button", { name: "Read this calendar" }));
  await screen.findByRole("link", { name: "Unreadable" });
  expect(screen.getByLabelText<HTMLInputElement>("Calendar address").value).not.toBe("");
  await userEvent.click(screen.getByRole("button", { name: "Read this calendar" }));
  await screen.findByRole("heading", { name: "Your calendar at calendar.example" });
  expect(screen.getByLabelText<HTMLInputElement>("Calendar address").value).toBe("");
  expect(screen.queryByText("Unreadable")).toBeNull();
});

import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { lastAdmin } from "~/messages/refusals";
import { roleQuestions } from "~/messages/staff-users";
import Colleague from "./route";

// Remix does not reload the page's data after a refusal, so the loader still returns the question.
test("a change that was refused after a question says why", async () => {
  const Stub = createRemixStub([
    {
      path: "/users/:id",
      Component: Colleague,
      loader: () => ({
        user: { id: "ada", fullName: "Ada", email: "ada@example.com", mobile: "", isAdmin: true },
        isOwn: false,
        hasFactor: false,
        access: { devices: [], calendar: { version: 0, use: "" } },
        asked: "role",
        canMail: true,
        minutes: 60,
        flash: null,
        link: null,
      }),
      action: () => ({ status: "error", error: { "": [lastAdmin] }, initialValue: { intent: "role" } }),
    },
  ]);
  render(<Stub initialEntries={["/users/ada?change=role"]} />);
  await userEvent.click(await screen.findByRole("button", { name: roleQuestions.staff.confirm }));
  expect(await screen.findByText(lastAdmin)).toBeTruthy();
});

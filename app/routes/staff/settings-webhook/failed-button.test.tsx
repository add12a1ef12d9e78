import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { test as sendTest } from "~/messages/webhooks";
import WebhookDetails from "./route";

test.each([
  ["a button failed", { intent: "test" }],
  ["a form was not recognized", undefined],
])("the page says why %s", async (_, initialValue) => {
  const Stub = createRemixStub([
    {
      path: "/",
      Component: WebhookDetails,
      loader: () => ({
        webhook: { id: "crm", url: "https://crm.example", description: "CRM", events: [], pauseReason: null },
        state: "active",
        failing: null,
        calls: [],
        flash: null,
      }),
      action: () => ({ status: "error", error: { "": ["Something went wrong on our side"] }, initialValue }),
    },
  ]);
  render(<Stub />);
  await userEvent.click(await screen.findByRole("button", { name: sendTest }));
  expect(await screen.findByText("Something went wrong on our side")).toBeTruthy();
});

import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useForm } from "~/forms/use-form";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import { BookingFormPage } from "./booking-form-page";

const head = {
  id: "1",
  reference: "K7MD-3R9F",
  fullName: "Ada Example",
  service: "Digital Twin",
  language: null,
  request: { answers: [], unanswered: [], lastMessage: undefined, files: [], received: "" },
  replies: [],
  greeting: "Hello Ada,",
  signature: "Grace",
  formId: "form",
  seen: 0,
};

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));
afterEach(() => vi.unstubAllGlobals());

function renderPage() {
  const error = { "": ["Tom has another visit at that time"] };
  const unsent = {
    result: { status: "error", error } as const,
    version: "1",
    savedAt: null,
    isRestored: false,
    onInput: () => undefined,
    discard: () => undefined,
  };
  function Page() {
    const defaultValue = { startsAt: "", sendMail: true, mailText: "" };
    const [form, fields] = useForm({ id: "visit", lastResult: unsent.result, defaultValue });
    return (
      <BookingFormPage
        {...{ head, unsent, form }}
        title="Schedule the visit"
        mail={fields}
        confirmLabel="Schedule visit"
        otherAction={<Button type="submit">Schedule anyway</Button>}
      >
        <TextField field={fields.startsAt} label="Date" />
      </BookingFormPage>
    );
  }
  const App = createRemixStub([{ path: "/", Component: Page }]);
  render(<App />);
}

test("isolates a right-to-left name from the service's digits", async () => {
  renderPage();
  expect((await screen.findByText(head.fullName)).tagName).toBe("BDI");
});

test("a message with its own button takes focus beside the buttons, and Enter still presses the main one", async () => {
  renderPage();
  const message = await screen.findByText("Tom has another visit at that time");
  expect(document.activeElement?.contains(message)).toBe(true);
  const passed = [];
  for (let tabs = 0; tabs < 3; tabs++) {
    await userEvent.tab();
    passed.push(document.activeElement?.textContent);
  }
  expect(passed).toEqual(["Cancel", "Schedule visit", "Schedule anyway"]);
  expect(document.querySelector("form [type=submit]")?.textContent).toBe("Schedule visit");
});

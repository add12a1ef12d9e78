import { useForm } from "@conform-to/react";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { withBlockedStorage } from "#tests/support/components/blocked-storage";
import { LocationField } from "./fields/location-field";
import { forgetAllUnsent, forgetUnsent, useUnsentAnswers } from "./unsent-answers";

afterEach(() => {
  sessionStorage.clear();
});

function Step({ saved, scope = "" }: { saved: string | null; scope?: string }) {
  useUnsentAnswers("form", 3, saved);
  return (
    <form id="form">
      <textarea id="projectScope" name="projectScope" aria-label="Scope" defaultValue={scope} />
      <input type="number" name="budgetRange" defaultValue="500" />
      {["Residential", "Event Space"].map((value) => (
        <label key={value}>
          <input type="radio" name="purpose" value={value} defaultChecked={value === "Residential"} />
          {value}
        </label>
      ))}
      {["Bedroom", "Kitchen"].map((value) => (
        <label key={value}>
          <input type="checkbox" name="numberOfRooms" value={value} defaultChecked={value === "Bedroom"} />
          {value}
        </label>
      ))}
      <select name="projectTimeline" defaultValue="Flexible">
        {["Urgent", "Flexible"].map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
      <input name="password" aria-label="Not an answer" />
    </form>
  );
}

const scope = () => screen.getByLabelText<HTMLTextAreaElement>("Scope");
const values = () => ({
  scope: scope().value,
  budget: screen.getByRole<HTMLInputElement>("spinbutton").value,
  chosen: screen.getAllByRole<HTMLInputElement>("radio").find(({ checked }) => checked)?.value,
  ticked: screen
    .getAllByRole<HTMLInputElement>("checkbox")
    .filter(({ checked }) => checked)
    .map(({ value }) => value),
  selected: screen.getByRole<HTMLSelectElement>("combobox").value,
});

const untouched = {
  scope: "",
  budget: "500",
  chosen: "Residential",
  ticked: ["Bedroom"],
  selected: "Flexible",
};
const changed = {
  scope: "Two floors",
  budget: "1250",
  chosen: "Event Space",
  ticked: [],
  selected: "Urgent",
};

function hydrateTyped(text: string) {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<Step saved="saved" />);
  scope().value = text;
  return render(<Step saved="saved" />, { container, hydrate: true });
}

async function changeAndLeave(saved: string) {
  const { unmount } = render(<Step saved={saved} />);
  await userEvent.type(scope(), "Two floors");
  await userEvent.clear(screen.getByRole("spinbutton"));
  await userEvent.type(screen.getByRole("spinbutton"), "1250");
  await userEvent.click(screen.getByLabelText("Event Space"));
  await userEvent.click(screen.getByLabelText("Bedroom"));
  await userEvent.selectOptions(screen.getByRole("combobox"), "Urgent");
  await userEvent.type(screen.getByLabelText("Not an answer"), "secret");
  expect(values()).toEqual(changed);
  unmount();
}

test("restores unsent changes of every kind of control on return", async () => {
  await changeAndLeave("saved");
  render(<Step saved="saved" />);
  expect(values()).toEqual(changed);
  expect(JSON.stringify(sessionStorage)).not.toContain("secret");
});

function PlaceStep() {
  useUnsentAnswers("form", 2, "saved");
  const serviceLocation = "https://www.google.com/maps?q=34.1866,-118.4487";
  const [, fields] = useForm({ id: "form", defaultValue: { serviceLocation } });
  return (
    <form id="form">
      <LocationField field={fields.serviceLocation} />
    </form>
  );
}

test("keeps a saved position cleared on return, without moving the focus", async () => {
  const box = () => screen.getByLabelText<HTMLInputElement>("Address or place");
  const { unmount } = render(<PlaceStep />);
  expect(box().disabled).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(document.activeElement).toBe(box());
  unmount();
  render(<PlaceStep />);
  expect(box().disabled).toBe(false);
  expect(box().value).toBe("");
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ["the draft or its saved answers have changed", () => undefined, "saved later"],
  ["the step is saved", () => forgetUnsent(3), "saved"],
  ["the booking is submitted", forgetAllUnsent, "saved"],
])("restores nothing once %s", async (_, forget, saved) => {
  await changeAndLeave("saved");
  forget();
  render(<Step saved={saved} />);
  expect(values()).toEqual(untouched);
  expect(sessionStorage).toHaveLength(0);
});

test("does not overwrite text typed before hydration, and stores it", async () => {
  await changeAndLeave("saved");
  const { container, unmount } = hydrateTyped("Typed early");
  expect(values()).toEqual({ ...changed, scope: "Typed early" });
  await waitFor(() => {
    expect(JSON.stringify(sessionStorage)).toContain("Typed early");
  });
  unmount();
  container.remove();
  render(<Step saved="saved" />);
  expect(values()).toEqual({ ...changed, scope: "Typed early" });
});

test("keeps the stored answers and adds new input while the server is unreachable", async () => {
  await changeAndLeave("saved");
  const { unmount } = render(<Step saved={null} scope="Two floors" />);
  expect(values()).toEqual({ ...untouched, scope: "Two floors" });
  await userEvent.type(scope(), ", and an attic");
  unmount();
  render(<Step saved="saved" />);
  expect(scope().value).toBe("Two floors, and an attic");
});

test("does not store text that is far too long", async () => {
  render(<Step saved="saved" />);
  await userEvent.click(scope());
  await userEvent.paste("x".repeat(60_000));
  expect(sessionStorage).toHaveLength(0);
});

test("the form works without storage", () =>
  withBlockedStorage(async () => {
    await changeAndLeave("saved");
    render(<Step saved="saved" />);
    expect(values()).toEqual(untouched);
  }));

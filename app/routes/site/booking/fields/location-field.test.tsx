import type { FieldMetadata } from "@conform-to/react";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { LocationField } from "./location-field";

const place = { id: "place", name: "place", initialValue: "Reno", required: true } as FieldMetadata;
const field = <LocationField field={place} />;
const box = () => screen.getByLabelText<HTMLInputElement>("Address or place");
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

function slowDevice() {
  const answers: PositionCallback[] = [];
  const geolocation = { getCurrentPosition: (answer: PositionCallback) => answers.push(answer) };
  Object.defineProperty(navigator, "geolocation", { value: geolocation, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "geolocation"));
  const coords = { latitude: 34.1866, longitude: -118.4487 } as GeolocationCoordinates;
  return { find: () => act(() => answers.shift()?.({ coords } as GeolocationPosition)) };
}

test("keeps a location typed before hydration, and disables the button", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(field);
  box().value = "12 Early St, Reno";
  render(field, { container, hydrate: true });
  expect(box().value).toBe("12 Early St, Reno");
  expect(button("Fetch Current Location").disabled).toBe(true);
  await userEvent.type(box(), "!");
  expect(box().value).toBe("12 Early St, Reno!");
});

test("keeps text typed while the position is fetched", async () => {
  const { find } = slowDevice();
  render(field);
  await userEvent.clear(box());
  await userEvent.click(button("Fetch Current Location"));
  await userEvent.type(box(), "Elko");
  find();
  expect(box().value).toBe("Elko");
  expect(screen.queryByText(/Current position/)).toBeNull();

  await userEvent.click(button("Clear"));
  await userEvent.click(button("Fetch Current Location"));
  find();
  expect(screen.getByRole("link", { name: "Current position (34.1866, -118.4487)" })).toBeTruthy();
});

test("a found position moves the focus from the disabled button to Clear", async () => {
  const { find } = slowDevice();
  render(field);
  await userEvent.click(button("Clear"));
  await userEvent.click(button("Fetch Current Location"));
  find();
  expect(button("Fetch Current Location").disabled).toBe(true);
  expect(document.activeElement).toBe(button("Clear"));
});

test("Clear cancels a pending position request", async () => {
  const { find } = slowDevice();
  render(field);
  await userEvent.click(button("Clear"));
  await userEvent.click(button("Fetch Current Location"));
  await userEvent.click(button("Clear"));
  find();
  expect(box().disabled).toBe(false);
  expect(box().value).toBe("");
});

test("a found position and Clear both dispatch an input event to the form", async () => {
  const { find } = slowDevice();
  const sent: FormDataEntryValue[][] = [];
  render(
    <form onInput={({ currentTarget }) => sent.push(new FormData(currentTarget).getAll("place"))}>
      {field}
    </form>,
  );
  await userEvent.click(button("Clear"));
  expect(sent.at(-1)).toEqual([""]);
  await userEvent.click(button("Fetch Current Location"));
  find();
  expect(sent.at(-1)).toEqual(["https://www.google.com/maps?q=34.1866,-118.4487"]);
});

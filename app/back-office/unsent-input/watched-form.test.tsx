import { Link } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { addModalDialogs } from "#tests/support/components/modal-dialogs";
import { WatchedForm } from "./watched-form";

function Page() {
  return (
    <>
      <WatchedForm isRefused={false} method="post">
        <input aria-label="Name" name="name" defaultValue="Ada" />
        <select aria-label="Level" name="level">
          <option>Read</option>
          <option>Write</option>
        </select>
        <button>Save</button>
      </WatchedForm>
      <Link to="/other">Other page</Link>
    </>
  );
}

beforeAll(addModalDialogs);

const saved = vi.fn();

function show() {
  const Stub = createRemixStub([
    {
      path: "/",
      Component: Page,
      action: () => (saved(), new Response(null, { status: 302, headers: { Location: "/other" } })),
    },
    { path: "/other", Component: () => <h1>Other</h1> },
  ]);
  render(<Stub />);
}

const leave = () => userEvent.click(screen.getByRole("link", { name: "Other page" }));
const leaveDocument = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test("leaves a form without changes without a question", async () => {
  show();
  expect(leaveDocument()).toBe(false);
  await leave();
  await screen.findByRole("heading", { name: "Other" });
});

test("asks before it leaves a changed form; Stay keeps the input", async () => {
  show();
  await userEvent.type(screen.getByLabelText("Name"), " Lovelace");
  expect(leaveDocument()).toBe(true);
  await leave();
  await userEvent.click(await screen.findByRole("button", { name: "Stay on the page" }));
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Ada Lovelace");
  await leave();
  await userEvent.click(await screen.findByRole("button", { name: "Leave without saving" }));
  await screen.findByRole("heading", { name: "Other" });
});

test("asks after another choice in a select", async () => {
  show();
  await userEvent.selectOptions(screen.getByLabelText("Level"), "Write");
  expect(leaveDocument()).toBe(true);
});

test("asks nothing after an undone change or a save", async () => {
  show();
  const name = screen.getByLabelText("Name");
  await userEvent.type(name, "x{Backspace}");
  expect(leaveDocument()).toBe(false);
  await userEvent.type(name, "x");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("heading", { name: "Other" });
  expect(saved).toHaveBeenCalledOnce();
});

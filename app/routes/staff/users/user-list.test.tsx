import { data } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addModalDialogs } from "#tests/support/components/modal-dialogs";
import type { FormResult } from "~/forms/form-result";
import { UserList } from "./user-list";
import type { UsersResultData } from "./users-forms.server";

const users = ["Ada", "Grace"].map((fullName) => ({
  id: fullName.toLowerCase(),
  fullName,
  email: `${fullName.toLowerCase()}@example.com`,
  mobile: "",
  isAdmin: fullName === "Ada",
  hasSecondFactor: fullName === "Ada",
  lastSignIn: fullName === "Ada" ? "Nov 24, 9:30 AM" : null,
  keys: fullName === "Ada" ? [] : ["CRM"],
}));

type UserListResult = FormResult<UsersResultData>;

const question: UserListResult = { question: { intent: "update", id: "grace", name: "Grace", keys: [] } };

const refused = (...messages: string[]): UserListResult => ({
  status: "error",
  initialValue: { intent: "update", id: "grace" },
  error: { "": messages, password: messages.slice(0, 1) },
});
let posts: Record<string, unknown>[] = [];
let answer: UserListResult;

function Page() {
  return (
    <UserList
      users={users}
      ownId="ada"
      query=""
      page={1}
      pages={1}
      flash={null}
      link={null}
      invitations={[]}
      canMail
      address="/users"
      result={useActionData<UserListResult>()}
    />
  );
}

beforeAll(addModalDialogs);
beforeEach(() => {
  posts = [];
  const Stub = createRemixStub([
    {
      path: "/users",
      Component: Page,
      action: async ({ request }) => {
        posts.push(Object.fromEntries(await request.formData()));
        return data(structuredClone(answer), { status: answer.status === "error" ? 400 : 200 });
      },
    },
  ]);
  render(<Stub initialEntries={["/users"]} />);
});
const getInput = (name: string) => screen.getByLabelText<HTMLInputElement>(`New password for ${name}`);

test("shows the accounts with a second factor, and each last sign-in", () => {
  const details = screen
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(details[0]).toContain("Administrator · Second factor");
  expect(details[0]).toContain("Last sign-in Nov 24, 9:30 AM");
  expect(details[1]).toContain("No second factor");
  expect(details[1]).toContain("No sign-in yet");
});

test("the user's own row has no Remove button and is marked", () => {
  expect(screen.queryByRole("button", { name: "Remove Ada" })).toBeNull();
  expect(screen.getByText("You")).toBeTruthy();
  expect(screen.getByText("Administrator")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Remove Grace" })).toBeTruthy();
});

// Only the server knows that the last password is too common.
test.each(["", "short", "grace@example.com", "password1"])(
  "submits %j without confirmation and focuses its input; other rows keep their text",
  async (password) => {
    answer = refused("No", "See the row for Grace.");
    await userEvent.type(getInput("Ada"), "half typed");
    if (password) await userEvent.type(getInput("Grace"), password);
    await userEvent.click(screen.getByRole("button", { name: "Update Grace" }));
    await waitFor(() => {
      expect(document.activeElement).toBe(getInput("Grace"));
    });
    expect(posts).toEqual([{ id: "grace", intent: "update", password }]);
    expect(getInput("Grace").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("See the row for Grace.")).toBeTruthy();
    expect(getInput("Ada").value).toBe("half typed");
    expect(getInput("Ada").getAttribute("aria-invalid")).toBeNull();
  },
);

test("updates the row when Enter is pressed in its password input", async () => {
  answer = { status: "error", error: { "": ["No"] } };
  await userEvent.type(getInput("Ada"), "short{Enter}");
  await screen.findByText("No");
  expect(posts).toEqual([{ id: "ada", intent: "update", password: "short" }]);
});

test("dismisses a refusal when the next change waits for confirmation", async () => {
  answer = refused("Enter a new password");
  await userEvent.click(screen.getByRole("button", { name: "Update Grace" }));
  await waitFor(() => expect(screen.getAllByText("Enter a new password")).toHaveLength(2));
  await userEvent.type(getInput("Grace"), "correct horse battery");
  answer = question;
  await userEvent.click(screen.getByRole("button", { name: "Update Grace" }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
  expect(screen.queryByText("Enter a new password")).toBeNull();
  expect(getInput("Grace").getAttribute("aria-invalid")).toBeNull();
});

test("dismisses a refusal when a removal waits for confirmation", async () => {
  answer = { status: "error", error: { "": ["Enter a new password"] } };
  await userEvent.click(screen.getByRole("button", { name: "Update Grace" }));
  await screen.findByText("Enter a new password");
  await userEvent.click(screen.getByRole("button", { name: "Remove Grace" }));
  expect(screen.getByRole("dialog")).toBeTruthy();
  expect(screen.queryByText("Enter a new password")).toBeNull();
  expect(posts).toHaveLength(1);
});

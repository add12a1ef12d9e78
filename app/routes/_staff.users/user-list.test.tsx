import { createRemixStub } from "@remix-run/testing";
import { data } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Refusal } from "./action-results";
import { UserList } from "./user-list";

const users = ["Ada", "Grace"].map((fullName) => ({
  id: fullName.toLowerCase(),
  fullName,
  email: `${fullName.toLowerCase()}@example.com`,
  mobile: "",
  isAdmin: fullName === "Ada",
}));

let posts: Record<string, unknown>[] = [];
let refusal: Refusal;

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
      refusal={useActionData<Refusal>()}
    />
  );
}

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
beforeEach(() => {
  posts = [];
  const Stub = createRemixStub([
    {
      path: "/users",
      Component: Page,
      action: async ({ request }) => {
        posts.push(Object.fromEntries(await request.formData()));
        return data(refusal, { status: 400 });
      },
    },
  ]);
  render(<Stub initialEntries={["/users"]} />);
});
afterEach(cleanup);

const getInput = (name: string) => screen.getByLabelText<HTMLInputElement>(`New password for ${name}`);

test("the user's own row has no Remove button and is marked", () => {
  expect(screen.queryByRole("button", { name: "Remove Ada" })).toBeNull();
  expect(screen.getByText("You")).toBeTruthy();
  expect(screen.getByText("Administrator")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Remove Grace" })).toBeTruthy();
});

// That a password is too common only the server knows, after the confirmation.
test.each(["", "short", "grace@example.com"])(
  "submits %j without confirmation and focuses its input; other rows keep their text",
  async (password) => {
    refusal = {
      kind: "refusal",
      tone: "warn",
      title: "No",
      advice: ["See the row for Grace."],
      passwordOf: "grace",
    };
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
  refusal = { kind: "refusal", tone: "bad", title: "No", advice: [] };
  await userEvent.type(getInput("Ada"), "short{Enter}");
  await screen.findByText("No");
  expect(posts).toEqual([{ id: "ada", intent: "update", password: "short" }]);
});

test("D35: dismisses a refusal when the next change waits for confirmation", async () => {
  refusal = { kind: "refusal", tone: "warn", title: "Enter a new password", advice: [], passwordOf: "grace" };
  await userEvent.click(screen.getByRole("button", { name: "Update Grace" }));
  // In the banner and at the input.
  await waitFor(() => expect(screen.getAllByText("Enter a new password")).toHaveLength(2));
  await userEvent.type(getInput("Grace"), "correct horse battery");
  await userEvent.click(screen.getByRole("button", { name: "Update Grace" }));
  expect(screen.getByRole("dialog")).toBeTruthy();
  expect(screen.queryByText("Enter a new password")).toBeNull();
  expect(getInput("Grace").getAttribute("aria-invalid")).toBeNull();
});

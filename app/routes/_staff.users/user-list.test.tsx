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
let answer: Refusal;

function Page() {
  return (
    <UserList
      users={users}
      ownId="ada"
      query=""
      page={1}
      pages={1}
      notice={null}
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
        return data(answer, { status: 400 });
      },
    },
  ]);
  render(<Stub initialEntries={["/users"]} />);
});
afterEach(cleanup);

const boxOf = (name: string) => screen.getByLabelText<HTMLInputElement>(`New password for ${name}`);

test("one's own row has no Remove, and says whose it is", () => {
  expect(screen.queryByRole("button", { name: "Remove Ada" })).toBeNull();
  expect(screen.getByText("You")).toBeTruthy();
  expect(screen.getByText("Administrator")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Remove Grace" })).toBeTruthy();
});

test.each(["", "short", "password1", "grace@example.com"])(
  "%j goes to the server without a question, and its refusal to the box; other rows keep what was typed",
  async (password) => {
    answer = {
      kind: "refusal",
      tone: "warn",
      title: "No",
      advice: ["In the row of Grace."],
      passwordOf: "grace",
    };
    await userEvent.type(boxOf("Ada"), "half typed");
    if (password) await userEvent.type(boxOf("Grace"), password);
    await userEvent.click(screen.getByRole("button", { name: "Update Grace" }));
    await waitFor(() => {
      expect(document.activeElement).toBe(boxOf("Grace"));
    });
    expect(posts).toEqual([{ id: "grace", intent: "update", password }]);
    expect(boxOf("Grace").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("In the row of Grace.")).toBeTruthy();
    expect(boxOf("Ada").value).toBe("half typed");
    expect(boxOf("Ada").getAttribute("aria-invalid")).toBeNull();
  },
);

test("Enter in a password box updates its own row", async () => {
  answer = { kind: "refusal", tone: "bad", title: "No", advice: [] };
  await userEvent.type(boxOf("Ada"), "short{Enter}");
  await screen.findByText("No");
  expect(posts).toEqual([{ id: "ada", intent: "update", password: "short" }]);
});

test("D35: a refusal goes when the next change is asked about", async () => {
  answer = { kind: "refusal", tone: "warn", title: "Enter a new password", advice: [], passwordOf: "grace" };
  await userEvent.click(screen.getByRole("button", { name: "Update Grace" }));
  // In the banner, and beside the box.
  await waitFor(() => expect(screen.getAllByText("Enter a new password")).toHaveLength(2));
  await userEvent.type(boxOf("Grace"), "correct horse battery");
  await userEvent.click(screen.getByRole("button", { name: "Update Grace" }));
  expect(screen.getByRole("dialog")).toBeTruthy();
  expect(screen.queryByText("Enter a new password")).toBeNull();
  expect(boxOf("Grace").getAttribute("aria-invalid")).toBeNull();
});

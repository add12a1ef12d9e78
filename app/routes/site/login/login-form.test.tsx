import { data } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { LoginForm } from "./login-form";

const refusal = {
  status: "error" as const,
  initialValue: { email: "ada@example.com" },
  error: { "": ["Invalid email or password", "Check both and try again."] },
};

let posts: FormData[] = [];

function Page() {
  return <LoginForm result={useActionData<typeof refusal>()} />;
}

beforeEach(() => {
  posts = [];
  document.title = "Staff login | Datum 3D";
  const Stub = createRemixStub([
    {
      path: "/",
      Component: Page,
      action: async ({ request }) => {
        posts.push(await request.formData());
        return data(refusal, { status: 400 });
      },
    },
  ]);
  render(<Stub />);
});
/** Focuses the form, and waits until its validation is loaded. */
async function loadValidation() {
  const email = screen.getByLabelText<HTMLInputElement>("Email");
  await userEvent.click(email);
  await waitFor(() => {
    expect(email.form?.noValidate).toBe(true);
  });
}

test("until the validation is loaded, the browser's own applies", () => {
  expect(screen.getByLabelText<HTMLInputElement>("Email").form?.noValidate).toBe(false);
});

test("an empty form is not sent: the page says what is missing, in the title too", async () => {
  await loadValidation();
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  const summary = await screen.findByRole("alert");
  expect(document.activeElement).toBe(summary);
  expect(screen.getByRole("link", { name: "Enter your email address" }).getAttribute("href")).toBe(
    "#login-email",
  );
  expect(screen.getByLabelText("Password").getAttribute("aria-invalid")).toBe("true");
  expect(document.title).toBe("Error: Staff login | Datum 3D");
  expect(posts).toEqual([]);
});

test("an error goes while its field is mended, and the title with the last one", async () => {
  await loadValidation();
  await userEvent.type(screen.getByLabelText("Password"), "correct horse");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await screen.findByRole("alert");
  await userEvent.type(screen.getByLabelText("Email"), "ada@example.com");
  await waitFor(() => {
    expect(screen.queryByRole("alert")).toBeNull();
  });
  expect(document.title).toBe("Staff login | Datum 3D");
  // What is missing from now on, the next submit says.
  await userEvent.clear(screen.getByLabelText("Password"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a refused sign-in says so, keeps the email, and waits in an empty password box", async () => {
  const password = screen.getByLabelText<HTMLInputElement>("Password");
  await userEvent.type(screen.getByLabelText("Email"), "ada@example.com");
  await userEvent.type(password, "wrong horse");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Invalid email or passwordCheck both and try again.",
  );
  expect(posts.map((form) => [...form.entries()])).toEqual([
    [
      ["email", "ada@example.com"],
      ["password", "wrong horse"],
    ],
  ]);
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada@example.com");
  expect(password.value).toBe("");
  expect(document.activeElement).toBe(password);
});

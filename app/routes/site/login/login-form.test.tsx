import { data } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { LoginForm } from "./login-form";

const refusal = {
  status: "error" as const,
  initialValue: { email: "ada@example.com" },
  error: { "": ["Invalid email or password", "Check both and try again."] },
};

function Page() {
  return <LoginForm result={useActionData<typeof refusal>()} />;
}

test("a refused sign-in says so, keeps the email, and focuses an empty password", async () => {
  const posts: FormData[] = [];
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

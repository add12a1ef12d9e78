import { useActionData, useLoaderData, useRevalidator } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { FormResult } from "~/forms/form-result";
import { AboutForm } from "./about-form";
import type { DeliverResultData } from "./booking-deliver-forms.server";

type ShownDraft = Parameters<typeof AboutForm>[0]["draft"];

let stored = "first";
/** Null after a save. */
let answer: FormResult<DeliverResultData> | null = null;

function Page() {
  const known = useLoaderData<string>();
  const result = useActionData<FormResult<DeliverResultData> | null>() ?? undefined;
  const { revalidate } = useRevalidator();
  const draft = { id: "1", version: 1, title: known, note: "", known } as ShownDraft;
  return (
    <>
      <button onClick={revalidate}>A file has arrived</button>
      <p>{`Stored: ${known}`}</p>
      <AboutForm {...{ draft, result }} hasEarlier={false} formId="form" suggestion="" />
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const known = () => document.querySelector<HTMLInputElement>("[name=known]")?.value;
const store = async (title: string) => {
  stored = title;
  await press("A file has arrived");
  await screen.findByText(`Stored: ${title}`);
};

test("the form keeps the version of its opening until a save or a conflict", async () => {
  const App = createRemixStub([{ path: "/", Component: Page, loader: () => stored, action: () => answer }]);
  render(<App />);
  await screen.findByText("Stored: first");
  await store("of a colleague");
  expect(known()).toBe("first");

  answer = { initialValue: { known: "first" }, error: { title: ["Enter a title"] } };
  await press("Save");
  await screen.findAllByText("Enter a title");
  expect(known()).toBe("first");

  answer = { known: "of a colleague", isOutdated: true };
  await press("Save");
  await waitFor(() => expect(known()).toBe("of a colleague"));
  await store("of another colleague");
  expect(known()).toBe("of a colleague");

  answer = null;
  stored = "own";
  await press("Save");
  await waitFor(() => expect(known()).toBe("own"));
});

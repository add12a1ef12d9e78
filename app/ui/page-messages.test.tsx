import { Form } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { FlashBanner, PageFlash } from "./page-messages";

afterEach(() => {
  document.body.replaceChildren();
});

const flash = { tone: "ok", title: "Saved", advice: "All of it." } as const;

test("shows title, advice and children", () => {
  render(
    <FlashBanner flash={flash}>
      <p>More</p>
    </FlashBanner>,
  );
  const status = within(screen.getByRole("status"));
  for (const text of ["Saved", "All of it.", "More"]) expect(status.getByText(text)).toBeDefined();
});

test("disappears once another form of the page was refused", async () => {
  const Page = () => (
    <>
      <PageFlash flash={flash} />
      <Form method="post">
        <button>Go</button>
      </Form>
    </>
  );
  const Stub = createRemixStub([{ path: "/", Component: Page, action: () => ({ status: "error" }) }]);
  render(<Stub />);
  expect(await screen.findByText("Saved")).toBeDefined();
  await userEvent.click(screen.getByText("Go"));
  await waitFor(() => expect(screen.queryByText("Saved")).toBeNull());
});

test("takes focus only if the focused control was removed", async () => {
  function Page({ stays }: { stays: boolean }) {
    const [isDone, setDone] = useState(false);
    return (
      <>
        <FlashBanner flash={isDone ? flash : null} />
        {(stays || !isDone) && <button onClick={() => setDone(true)}>Go</button>}
      </>
    );
  }
  const { unmount } = render(<Page stays={false} />);
  await userEvent.click(screen.getByText("Go"));
  expect(document.activeElement?.textContent).toContain("Saved");
  unmount();
  render(<Page stays />);
  await userEvent.click(screen.getByText("Go"));
  expect(document.activeElement).toBe(screen.getByText("Go"));
});

test("leaves the focus alone in a new document", () => {
  const page = <FlashBanner flash={flash} />;
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  render(page, { container: document.body.appendChild(container), hydrate: true });
  expect(document.activeElement).toBe(document.body);
});

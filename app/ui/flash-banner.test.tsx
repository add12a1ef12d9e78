import { cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { FlashBanner } from "./flash-banner";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const notice = { tone: "ok", title: "Saved", advice: "All of it." } as const;

test("says what happened, what to do, and more", () => {
  render(<FlashBanner notice={notice}>More</FlashBanner>);
  expect(screen.getByRole("status").textContent).toBe("SavedAll of it.More");
});

test("takes the focus that was lost with a control, and no other", async () => {
  function Page({ stays }: { stays: boolean }) {
    const [isDone, setDone] = useState(false);
    return (
      <>
        <FlashBanner notice={isDone ? notice : null} />
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

test("leaves the focus where the browser has placed it in a new document", () => {
  const page = <FlashBanner notice={notice} />;
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  render(page, { container: document.body.appendChild(container), hydrate: true });
  expect(document.activeElement).toBe(document.body);
});

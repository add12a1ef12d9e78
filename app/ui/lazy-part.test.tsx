import { act, fireEvent, render, screen } from "@testing-library/react";
import { lazy, startTransition, useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { ChunkBoundary } from "./lazy-part";

const Loaded = () => <p>The content</p>;

/** Renders a boundary around a component that is loading. */
function showLoading() {
  let settle: { resolve: (module: { default: typeof Loaded }) => void; reject: (fault: Error) => void };
  const Content = lazy(
    () => new Promise<{ default: typeof Loaded }>((resolve, reject) => (settle = { resolve, reject })),
  );
  const { container } = render(
    <ChunkBoundary pending={<p>Loading</p>} fallback={<p>Without script</p>}>
      <Content />
    </ChunkBoundary>,
  );
  return {
    shown: () => container.textContent,
    arrive: () => act(() => settle.resolve({ default: Loaded })),
    fail: () => act(() => settle.reject(new TypeError("Failed to fetch dynamically imported module"))),
  };
}

test("shows the placeholder while the chunk loads, then the component", async () => {
  const { shown, arrive } = showLoading();
  expect(shown()).toBe("Loading");
  arrive();
  await screen.findByText("The content");
  expect(shown()).toBe("The content");
});

test("keeps the page before until the chunk has loaded, if there is no placeholder", async () => {
  let arrive: (module: { default: typeof Loaded }) => void = () => undefined;
  const Content = lazy(() => new Promise<{ default: typeof Loaded }>((resolve) => (arrive = resolve)));
  const Pages = () => {
    const [isNext, setIsNext] = useState(false);
    if (isNext)
      return (
        <ChunkBoundary fallback={null}>
          <Content />
        </ChunkBoundary>
      );
    return <button onClick={() => startTransition(() => setIsNext(true))}>Next</button>;
  };
  const { container } = render(<Pages />);
  fireEvent.click(screen.getByText("Next"));
  expect(container.textContent).toBe("Next");
  act(() => arrive({ default: Loaded }));
  await screen.findByText("The content");
  expect(container.textContent).toBe("The content");
});

test("shows the fallback when the chunk fails to load", async () => {
  // React reports each error that a boundary catches, unless it counts as handled.
  const handle = (event: ErrorEvent) => event.preventDefault();
  window.addEventListener("error", handle);
  onTestFinished(() => window.removeEventListener("error", handle));
  const { shown, fail } = showLoading();
  fail();
  await screen.findByText("Without script");
  expect(shown()).toBe("Without script");
});

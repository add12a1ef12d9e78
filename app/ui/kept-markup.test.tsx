import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { KeptMarkup } from "./kept-markup";

const Part = () => <p>From the browser</p>;

test("keeps what the server has rendered, and does not render the part again", () => {
  const container = document.createElement("div");
  container.innerHTML = '<div class="contents"><p>From the server</p></div>';
  const markup = container.querySelector("p");
  const { rerender } = render(
    <KeptMarkup>
      <Part />
    </KeptMarkup>,
    { container, hydrate: true },
  );
  rerender(
    <KeptMarkup>
      <Part />
    </KeptMarkup>,
  );
  expect(container.textContent).toBe("From the server");
  expect(container.querySelector("p")).toBe(markup);
});

test("renders the part on a page that the server has not rendered", () => {
  const { container } = render(
    <KeptMarkup>
      <Part />
    </KeptMarkup>,
  );
  expect(container.textContent).toBe("From the browser");
});

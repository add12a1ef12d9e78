import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Template } from "./template";

const page = (
  <Template>
    <p>Row</p>
  </Template>
);
const contentIn = (container: Element) => container.querySelector("template")?.content.textContent;

test("a template from the server keeps its content", () => {
  const container = document.createElement("div");
  container.innerHTML = "<template><p>Row</p></template>";
  const { rerender } = render(page, { container, hydrate: true });
  rerender(page);
  expect(contentIn(container)).toBe("Row");
});

test("a template that the browser renders has its content where scripts look for it", () => {
  const { container } = render(page);
  expect(contentIn(container)).toBe("Row");
});

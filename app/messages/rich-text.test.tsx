import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { RichText } from "./rich-text";

test("renders the message's tags and the text around them", () => {
  const { container } = render(
    <RichText
      text="Call <phone>555-0142</phone> or <b>write</b>."
      tags={{ phone: (text) => <a href="tel:5550142">{text}</a>, b: (text) => <strong>{text}</strong> }}
    />,
  );
  expect(container.innerHTML).toBe('Call <a href="tel:5550142">555-0142</a> or <strong>write</strong>.');
});

test("renders a message without tags as it is", () => {
  const { container } = render(<RichText text="2 < 3" tags={{}} />);
  expect(container.textContent).toBe("2 < 3");
});

import { createRemixStub } from "@remix-run/testing";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { LanguageMenu } from "./languages";
import { SiteDrawer } from "./site-drawer";

const places = [
  ["header", LanguageMenu],
  ["drawer", SiteDrawer],
] as const;

test.each(places)(
  "the languages of the %s lead to the same page, each marked up in its own",
  (_place, Component) => {
    const Stub = createRemixStub([{ path: "/about", Component }]);
    const { container } = render(<Stub initialEntries={["/about?theme=dark"]} />);
    const links = [...container.querySelectorAll("a[hreflang]")];
    expect(
      links.map((link) => [
        link.getAttribute("href"),
        link.textContent,
        link.querySelector("[lang]")?.getAttribute("lang"),
      ]),
    ).toEqual([
      ["/about", "English", "en-US"],
      ["/vi/about", "VietnameseTiếng Việt", "vi"],
      ["/fr-be/about", "Français Belgique", "fr-BE"],
      ["/fr-ca/about", "Français Canada", "fr-CA"],
    ]);
    expect(links.filter((link) => link.hasAttribute("aria-current")).map((link) => link.textContent)).toEqual(
      ["English"],
    );
  },
);

test("a page in English alone, such as the one to sign in, leads to the home page of a language", () => {
  const Stub = createRemixStub([{ path: "/login", Component: LanguageMenu }]);
  const { container } = render(<Stub initialEntries={["/login"]} />);
  expect([...container.querySelectorAll("a[hreflang]")].map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/vi",
    "/fr-be",
    "/fr-ca",
  ]);
});

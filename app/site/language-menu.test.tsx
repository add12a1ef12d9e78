import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LanguageMenu } from "./language-menu";
import { SiteDrawer } from "./site-drawer";

afterEach(cleanup);

test.each([
  ["header", LanguageMenu],
  ["drawer", SiteDrawer],
])("D32: each language of the %s is marked up in its own language", (_place, Component) => {
  const Stub = createRemixStub([{ path: "/", Component }]);
  const { container } = render(<Stub />);
  const links = [...container.querySelectorAll("a[lang]")];
  expect(links.map((link) => [link.textContent, link.getAttribute("lang")])).toEqual([
    ["English", "en"],
    ["Vietnamese", "vi"],
    ["Francais Belgique", "fr-BE"],
    ["Francais Canada", "fr-CA"],
  ]);
});

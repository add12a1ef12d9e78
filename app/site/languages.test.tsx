import { createRemixStub } from "@remix-run/testing";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { LanguageMenu } from "./languages";
import { SiteDrawer } from "./site-drawer";

test.each([
  ["header", LanguageMenu],
  ["drawer", SiteDrawer],
])(
  "the planned languages of the %s are disabled links, each marked up in the language of its name",
  (_place, Component) => {
    const Stub = createRemixStub([{ path: "/", Component }]);
    const { container } = render(<Stub />);
    const links = [...container.querySelectorAll("[role=link][aria-disabled=true]")];
    expect(links.map((link) => [link.textContent, link.firstElementChild?.getAttribute("lang")])).toEqual([
      ["VietnameseComing soon", null],
      ["Français BelgiqueComing soon", "fr-BE"],
      ["Français CanadaComing soon", "fr-CA"],
    ]);
  },
);

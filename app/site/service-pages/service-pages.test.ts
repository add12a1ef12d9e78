import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { services } from "~/booking/services";
import { industries } from "~/site/industries";
import { servicePage, servicesOf } from "./service-pages";

describe.each(services)("the page of $name", ({ slug }) => {
  const page = servicePage(slug);

  it("says what each industry uses the service for", () => {
    for (const text of Object.values(page.uses)) expect(text).toMatch(/\.$/);
    const known: string[] = industries().map((industry) => industry.slug);
    expect(known).toEqual(expect.arrayContaining(Object.keys(page.uses)));
  });

  it("has a picture that keeps its identity from page to page", () => {
    const css = readFileSync("app/site/site.css", "utf8");
    expect(css).toContain(`[data-service="${slug}"] {\n    view-transition-name: service-${slug};`);
  });
});

it.each(industries())("$name orders at least two services", ({ slug }) => {
  expect(servicesOf(slug).length).toBeGreaterThanOrEqual(2);
});

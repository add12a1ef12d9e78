import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { services } from "~/booking/services";
import { company, setCompany } from "~/settings/company";
import { industries } from "~/site/industries";
import { pageSections, scopeNotes, servicePage, servicesOf } from "./service-pages";

describe.each(services)("the page of $name", ({ slug }) => {
  const page = servicePage(slug);

  it("shows the description and the scope that it has", () => {
    const { about, scope } = page;
    const sections = pageSections[slug];
    expect(sections.includes("about")).toBe(about !== undefined);
    if (sections.includes("scope")) expect(scope).toBeDefined();
    for (const { cells } of scope?.rows ?? []) expect(cells).toHaveLength(scope?.heads.length ?? 0);
  });

  it("has a picture that keeps its identity from page to page", () => {
    const css = readFileSync("app/site/site.css", "utf8");
    expect(css).toContain(`[data-service="${slug}"] {\n    view-transition-name: service-${slug};`);
  });
});

it.each(industries())("$name orders at least two services", ({ slug }) => {
  expect(servicesOf(slug).length).toBeGreaterThanOrEqual(2);
});

it.each(["scan-to-bim", "digital-twin"] as const)(
  "%s gives the company's turnaround in place of examples",
  (slug) => {
    const noted = () =>
      scopeNotes(slug)
        .map(({ text }) => text)
        .join(" ");
    const before = company();
    expect(noted()).toContain("two weeks");
    try {
      setCompany({ ...before, turnaroundDays: { [slug]: 15 } });
      expect(noted()).toContain("about 15 business days");
      expect(noted()).not.toMatch(/weeks?\b/);
    } finally {
      setCompany(before);
    }
  },
);

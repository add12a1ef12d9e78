// @one-engine

import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { company } from "~/settings/company";
import { renderMail } from "./render-mail.server";

const content = {
  greeting: "Hello Ada,",
  paragraphs: ["First line\nsecond line", "<b>Not bold</b> & more"],
  signature: "Maya Lind, Datum 3D",
  quote: "Quoted line\nanother",
  facts: [{ label: "Reference", value: "K7MD-3R9F" }],
  action: { label: "Open the booking", path: "/booking-details/1" },
};
const origin = "https://www.example.com";
const address = `${origin}/booking-details/1`;
const { html, text } = renderMail("A subject", content, { origin, href: address });
const { document } = new JSDOM(html).window;

test("HTML and text have the same content", () => {
  const said = [
    content.greeting,
    "First line",
    "second line",
    content.paragraphs[1],
    content.signature,
    "Quoted line",
    "K7MD-3R9F",
    company().phone?.label,
  ];
  for (const part of said) {
    expect(text).toContain(part);
    expect(document.body.textContent).toContain(part);
  }
  expect(text).toContain(`Open the booking:\n${address}`);
  expect(document.querySelector("a")?.href).toBe(address);
  expect(text).toContain("> Quoted line\n> another");
});

test("links the legal texts, also in a mail without a link of its own", () => {
  const said = renderMail("A subject", { paragraphs: ["One."] }, { origin, href: undefined });
  for (const rendered of [said.text, said.html])
    for (const page of ["terms", "privacy"]) expect(rendered).toContain(`${origin}/${page}`);
});

test("a person's text is never markup", () => {
  expect(document.querySelector("b")).toBeNull();
});

test("the mail loads nothing and supports dark mode", () => {
  expect(document.querySelectorAll("[src], link, script, img, iframe")).toHaveLength(0);
  expect(html).not.toMatch(/url\(|@import/);
  const links = [...document.querySelectorAll("a")].map(({ href }) => href);
  expect(links).toEqual([address, `${origin}/terms`, `${origin}/privacy`, company().phone?.href]);
  expect(document.querySelector("meta[name=color-scheme]")?.getAttribute("content")).toBe("light dark");
});

test("every color has a class by which the dark theme overrides it", () => {
  const colored = [...document.querySelectorAll("[style*=color]")];
  expect(colored.length).toBeGreaterThan(10);
  const body = document.querySelector(".page > table > tbody > tr > td");
  for (const element of colored)
    if (element !== body) expect(element.className, element.outerHTML).not.toBe("");
});

test("the list of mails shows the first paragraph as the preview", () => {
  expect(document.body.textContent).toMatch(/^First line\nsecond line/);
  // Some filters count invisible characters as a sign of spam.
  expect(document.body.textContent).not.toMatch(/\p{Cf}/u);
});

test("a fact with a page is a link in HTML, and an address in plain text", () => {
  const facts = [{ label: "How to prepare", value: "Checklist", path: "/prepare" }];
  const said = renderMail("A subject", { paragraphs: ["One."], facts }, { origin, href: undefined });
  expect(said.text).toContain(`How to prepare: ${origin}/prepare`);
  expect(new JSDOM(said.html).window.document.querySelector("td a")?.textContent).toBe("Checklist");
});

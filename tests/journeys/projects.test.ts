import sharp from "sharp";
import { expect } from "vitest";
import { test } from "#tests/support/app/lent-app";
import type { AppServer } from "#tests/support/app/server";
import { signInVisitor } from "#tests/support/http/sign-in";

let app: AppServer;
test.beforeAll(({ app: lent }) => {
  app = lent;
});

const read = async (path: string) => (await fetch(app.url + path)).text();

test("staff publish a project without script, and take it back", async () => {
  expect(await read("/about")).not.toContain('href="/projects"');
  expect(await read("/projects")).toContain("Nothing to show here yet");
  expect(await read("/about")).toContain('href="/projects/specimen"');
  const specimen = await read("/projects/specimen");
  expect(specimen).toMatch(/An example, not a project.*<h1/s);
  expect(specimen).toContain('<meta name="robots" content="noindex"/>');
  const visitor = await signInVisitor(app.url);
  const blank = await visitor.open("/manage-projects/new");
  const refused = await blank.submit({ title: "Pump house", link: "http://tours.example" }, "Save");
  expect(refused.text).toContain("Enter a complete address that starts with https://");
  const draft = await refused.submit(
    { place: "Reno, Nevada", service: "scan-to-bim", text: "One pump.\n\nTwo <b>valves</b>.", link: "" },
    "Save",
  );
  expect(draft.text).toContain("Project saved");
  const content = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#345" } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(content)], "pump.png", { type: "image/png" });
  const described = await draft.submit({ alt: "A pump", file: [file] }, "Add picture");
  expect(described.text).toContain("Picture added");
  const published = await described.submit({}, "Publish");
  expect(published.text).toContain("The project is on the site");

  for (const path of ["/projects", "/scan-to-bim", "/sitemap.xml"])
    expect(await read(path), path).toContain("/projects/pump-house");
  expect(await read("/about")).toContain('href="/projects"');
  expect(await read("/about")).not.toContain("/projects/specimen");
  expect((await fetch(`${app.url}/projects/specimen`)).status).toBe(404);
  expect(await read("/scan-to-plan")).not.toContain("pump-house");
  const page = await visitor.open("/projects/pump-house");
  expect(page.text).toContain("Two <b>valves</b>.");
  const picture = page.document.querySelector("main img");
  expect(picture?.getAttribute("alt")).toBe("A pump");
  const sent = await fetch(app.url + (picture?.getAttribute("src") ?? ""));
  expect([sent.status, sent.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  await sent.body?.cancel();

  await (await visitor.open(published.url.pathname)).submit({}, "Withdraw");
  expect((await fetch(`${app.url}/projects/pump-house`)).status).toBe(404);
  expect((await fetch(sent.url)).status).toBe(404);
  for (const path of ["/scan-to-bim", "/sitemap.xml"])
    expect(await read(path), path).not.toContain("/projects");
  expect(await read("/about")).not.toContain('href="/projects"');
});

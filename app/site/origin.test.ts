import { afterEach, expect, test } from "vitest";
import { env } from "~/process/env.server";
import { loader as robots } from "~/routes/downloads/robots";
import { loader as sitemap } from "~/routes/downloads/sitemap";
import { canonicalOrigin } from "./origin.server";
import { pageMeta } from "./page-meta";

const { PUBLIC_URL } = env();
afterEach(() => Object.assign(env(), { PUBLIC_URL }));

const evil = () => new Request("http://evil.example/about");
const args = (request: Request) => ({ request, params: {}, context: {} });

test("an address that others store never has a host that the request made up", async () => {
  const origin = canonicalOrigin(evil());
  const page = { title: "About", description: "", path: "/about", image: "about.jpg" };
  const found = [
    JSON.stringify(pageMeta({ ...page, origin })),
    await robots(args(evil())).text(),
    await Promise.resolve()
      .then(() => sitemap(args(evil())).text())
      .catch((error: unknown) => String((error as Response).status)),
  ];
  expect(found.join()).not.toContain("evil.example");
  expect(found[0]).not.toContain("canonical");
  expect(found[2]).toBe("404");

  Object.assign(env(), { PUBLIC_URL: "https://www.example.com/" });
  expect(canonicalOrigin(evil())).toBe("https://www.example.com");
  expect(JSON.stringify(pageMeta({ ...page, origin: canonicalOrigin(evil()) }))).toContain(
    '"rel":"canonical","href":"https://www.example.com/about"',
  );
});

test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])(
  "without a public address, a site that is tried at %s has canonical addresses too",
  (origin) => expect(canonicalOrigin(new Request(`${origin}/about`))).toBe(origin),
);

import { afterEach, expect, test } from "vitest";
import { readDraftCookie, writeDraftCookie } from "~/booking/form/draft-cookie.server";
import { env } from "~/process/env.server";
import { isHttps } from "~/process/signed-cookie.server";
import { clearSessionCookie, writeSessionCookie } from "~/staff/sessions/sessions.server";
import { consumeFlash, redirectWithFlash } from "./flash.server";

// A fixed secret, so that the app does not generate one in a data folder.
const { PUBLIC_URL, TRUST_PROXY } = Object.assign(env(), { SESSION_SECRET: ["s".repeat(32)] });
afterEach(() => {
  Object.assign(env(), { PUBLIC_URL, TRUST_PROXY });
});

const draft = "5f0c1f0e-6f5b-4b7e-9d55-0d6a5a0d7c11";
const at = (address: string, forwarded?: string) =>
  new Request(address, forwarded === undefined ? {} : { headers: { "X-Forwarded-Proto": forwarded } });

/** Returns every cookie of this site, as Set-Cookie headers of responses to `request`. */
async function cookiesFor(request: Request): Promise<Record<string, string>> {
  const flash = await redirectWithFlash(request, "/", { tone: "ok", title: "Saved" });
  const kept = flash.headers.get("Set-Cookie") ?? "";
  const next = new Request(request, { headers: { ...Object.fromEntries(request.headers), Cookie: kept } });
  return {
    draft: await writeDraftCookie(request, { draft }),
    session: await writeSessionCookie(request, "secret", 60),
    "end of session": await clearSessionCookie(request),
    flash: kept,
    "end of flash": new Headers((await consumeFlash(next)).headers).get("Set-Cookie") ?? "",
  };
}

const cases: [string, Partial<ReturnType<typeof env>>, Request, boolean][] = [
  ["plain http", {}, at("http://localhost/"), false],
  ["https to this process", {}, at("https://localhost/"), true],
  ["a public address with https", { PUBLIC_URL: "https://www.example.com" }, at("http://localhost/"), true],
  ["a trusted proxy that was asked by https", { TRUST_PROXY: 1 }, at("http://localhost/", "https"), true],
  ["a trusted proxy that was asked by http", { TRUST_PROXY: 1 }, at("http://localhost/", "http"), false],
  ["a trusted proxy that forwards nothing", { TRUST_PROXY: 1 }, at("http://localhost/"), false],
  [
    "a trusted proxy behind a forged header",
    { TRUST_PROXY: 1 },
    at("http://localhost/", "https, http"),
    false,
  ],
  ["the outer one of two trusted proxies", { TRUST_PROXY: 2 }, at("http://localhost/", "https, http"), true],
  ["a header that nobody vouches for", {}, at("http://localhost/", "https"), false],
];

test.each(cases)("all cookies follow one rule for Secure: %s", async (_name, settings, request, isSecure) => {
  Object.assign(env(), settings);
  expect(isHttps(request)).toBe(isSecure);
  for (const [name, header] of Object.entries(await cookiesFor(request)))
    expect(/; Secure(;|$)/.test(header), name).toBe(isSecure);
});

test("the draft cookie is hidden from scripts and other sites, and an altered one reads as empty", async () => {
  const header = await writeDraftCookie(at("https://localhost/"), { draft });
  expect(header).toMatch(/^__booking=.*; Max-Age=1209600; .*HttpOnly; Secure; SameSite=Lax$/);
  const cookie = header.split(";", 1)[0] ?? "";
  const read = (Cookie: string) => readDraftCookie(new Request("http://localhost/", { headers: { Cookie } }));
  expect(await read(cookie)).toEqual({ draft });
  expect(await read(cookie.replace("=", "=A"))).toEqual({});
});

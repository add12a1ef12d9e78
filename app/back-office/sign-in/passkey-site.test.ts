import { afterEach, expect, test } from "vitest";
import { env } from "~/process/env.server";
import { passkeySite } from "./passkey-site.server";

const { PUBLIC_URL, TRUST_PROXY } = env();
afterEach(() => {
  Object.assign(env(), { PUBLIC_URL, TRUST_PROXY });
});

const at = (address: string, forwarded?: string) =>
  new Request(address, forwarded === undefined ? {} : { headers: { "X-Forwarded-Proto": forwarded } });

const cases: [string, Partial<ReturnType<typeof env>>, Request, string, string][] = [
  ["without a proxy", {}, at("http://localhost:3000/login"), "http://localhost:3000", "localhost"],
  [
    "at its public address, whatever the Host header says",
    { PUBLIC_URL: "https://www.example.com" },
    at("http://evil.example/login"),
    "https://www.example.com",
    "www.example.com",
  ],
  [
    "at a public address with a port",
    { PUBLIC_URL: "https://www.example.com:8443" },
    at("http://127.0.0.1:3000/"),
    "https://www.example.com:8443",
    "www.example.com",
  ],
  [
    "behind a trusted proxy that was asked by https",
    { TRUST_PROXY: 1 },
    at("http://www.example.com/", "https"),
    "https://www.example.com",
    "www.example.com",
  ],
  [
    "with a forged header and no proxy",
    {},
    at("http://localhost:3000/", "https"),
    "http://localhost:3000",
    "localhost",
  ],
];

test.each(cases)("passkeys belong to the address bar's site %s", (_, settings, request, origin, id) => {
  Object.assign(env(), settings);
  expect(passkeySite(request)).toEqual({ origin, id });
});

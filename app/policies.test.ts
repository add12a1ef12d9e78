import { expect, test } from "vitest";
import { type ApiKeyArea, type Method, policies, type Policy } from "./policies";
import { addresses, visitors } from "./route-map";

const methods = ["GET", "POST", "PUT", "DELETE", "PATCH"] as const satisfies Method[];

/** Every access in the table, with its method and address. A layout has no address. */
const rows = Object.entries<Policy>(policies).flatMap(([id, policy]) =>
  methods.flatMap((method) => {
    const granted = policy[method];
    if (!granted) return [];
    const address = (addresses as Record<string, string>)[id] ?? id;
    return [{ id, address, call: `${method} ${address}`, granted, area: policy.area }];
  }),
);

test("only the listed addresses are open without a session", () => {
  const open = rows.filter(({ id, granted }) => granted === "anyone" && !(id in visitors));
  expect(open.map(({ call }) => call).sort()).toEqual([
    "GET /*",
    "GET /api/*",
    "GET /api/health",
    "GET /api/live",
    "GET /api/openapi.json",
    "GET /api/ready",
    "GET /calendar-feed/:feed.ics",
    "GET /cross-site",
    "GET /forgot-password",
    "GET /invitation/:token",
    "GET /listing-stay",
    "GET /login",
    "GET /logout",
    "GET /projects/pictures/:name",
    "GET /request/:token/files/:name",
    "GET /request/:token/results/:delivery/all.zip",
    "GET /request/:token/results/:item",
    "GET /request/:token/visit.ics",
    "GET /reset-password/:token",
    "GET /results/:token/:delivery/all.zip",
    "GET /results/:token/:item",
    "GET /robots.txt",
    "GET /site.webmanifest",
    "GET /sitemap.xml",
    "GET /speculation-rules.json",
    "GET /tour/:token/:item",
    "GET root",
    "GET routes/site/layout",
    "POST /api/auth/login",
    "POST /api/booking/create",
    "POST /api/files/save",
    "POST /api/files/upload",
    "POST /booking/uploads",
    "POST /forgot-password",
    "POST /invitation/:token",
    "POST /login",
    "POST /logout",
    "POST /passkey-options",
    "POST /request/:token/uploads",
    "POST /reset-password/:token",
  ]);
});

test("accounts, settings, persons, mail and reports are for administrators only", () => {
  const theirs =
    /^\w+ \/(api\/(auth\/register|users)|audit|first-steps|invite|mail|people|reports|settings|signup|users)\b/;
  const found = rows.filter(({ call }) => theirs.test(call));
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter(({ granted }) => granted !== "admin").map(({ call }) => call)).toEqual([
    "GET /api/users/:userId",
    "PUT /api/users/:userId",
  ]);
  expect(policies["api:user"]).toMatchObject({ GET: "self", PUT: "self" });
});

/** The area of each address; the first match applies. Without an area, no key has access. */
const areas: [RegExp, ApiKeyArea][] = [
  [/^\/booking-details\/:id\/deliver\/uploads\//, "deliveries"],
  [/^\/api\/v1\/bookings\/:id\/quotes/, "quotes"],
  [/^\/api\/v1\/(bookings\/:id\/visit|visits)$/, "visits"],
  [/^\/api\/v1\/bookings\/:id\/(messages|notes)/, "messages"],
  [/^\/api\/v1\/bookings\/:id\/(deliveries|results)/, "deliveries"],
  [/^\/api\/(v1|booking|files\/download)\b/, "bookings"],
];

test("a key has access only to the areas of the API, by address", () => {
  for (const { address, call, area } of rows) {
    const [, expected] = areas.find(([pattern]) => pattern.test(address)) ?? [];
    expect.soft(area, call).toBe(expected);
  }
});

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createPostgresHome } from "#tests/support/app/home";
import {
  fillParameters,
  type Persona,
  personas,
  type PopulatedApp,
  secretMark,
  startPopulatedApp,
} from "#tests/support/app/personas";
import { type ManifestRoute, readRouteManifest } from "#tests/support/app/route-manifest";
import { allScopes } from "#tests/support/records/keys";
import { type Access, isKeyAllowed, type Method, policies, type Policy } from "~/policies";
import { api, downloads, endpoints } from "~/route-map";

/**
 * The result of a request: served, redirected to the sign-in, forbidden for the role, no method of the route, or redirected to the same
 * path without its last slash.
 */
type Outcome = "served" | "sign in" | "refused" | "no such method" | "without slash";

const table: Record<string, Policy> = policies;
const isApiRoute = ({ id }: ManifestRoute) => id.startsWith("api:");

interface Asked {
  route: ManifestRoute;
  method: Method;
  persona: Persona;
  /** Whether the path names the persona's own account. */
  own?: boolean;
}

/** Returns the outcome that the table specifies. */
function expectedOutcome(access: Access, { route, method, persona, own = true }: Asked): Outcome {
  if (access === "anyone") return "served";
  // Pages know sessions only, but for the address that takes files of results.
  if (persona === "reading key" || persona === "writing key") {
    const scopes = allScopes(persona === "reading key" ? "read" : "write");
    if (!isApiRoute(route) && !table[route.id]?.area) return access === "nobody" ? "refused" : "sign in";
    return isKeyAllowed(table[route.id] ?? {}, method, scopes) ? "served" : "refused";
  }
  if (access === "nobody") return "refused";
  // None of the personas is in the middle of a sign-in; tests/journeys/second-factor.test.ts is.
  if (access === "password-given") return "sign in";
  if (persona !== "staff" && persona !== "admin") return "sign in";
  if (access === "staff" || persona === "admin" || (access === "self" && own)) return "served";
  return "refused";
}

let populated: PopulatedApp;
let routes: ManifestRoute[];
let samples: Set<string>;
const sessions = new Map<Persona, string | undefined>();

// On one engine: the queries behind each check of a session are tested on both, beside their modules.
beforeAll(async () => {
  const server = inject("postgresUrl");
  populated = await startPopulatedApp(server ? await createPostgresHome(server) : undefined);
  for (const persona of personas) sessions.set(persona, populated.takeCookie(persona));
  routes = readRouteManifest();
  samples = findSamples();
});
afterAll(() => populated.app.stop());

const toPath = (route: ManifestRoute, own = true) => fillParameters(route, populated.ids, own);

/**
 * Tells whether a persona asks this route. Each route names its own row of the table, so those without a session, staff and administrators
 * ask every one, and keys every one that they may have access to. Whether a session or a key still holds does not depend on the row: the
 * others ask one route of each kind.
 */
function asks(persona: Persona, route: ManifestRoute, method: Method): boolean {
  if (["anonymous", "staff", "admin"].includes(persona)) return true;
  const isOfKeys = isApiRoute(route) || table[route.id]?.area !== undefined;
  if (isOfKeys && (persona === "reading key" || persona === "writing key")) return true;
  return samples.has(`${method} ${route.id}`);
}

/** Returns the method and id of the first route of each kind: a page, a file or a call of the API that has this access to the method. */
function findSamples(): Set<string> {
  const byKind = new Map<string, string>();
  for (const route of routes.filter(({ address }) => address !== null))
    for (const [method, access] of Object.entries(table[route.id] ?? {})) {
      const kind = [method, access, isApiRoute(route), isResource(route)].join();
      if (!byKind.has(kind)) byKind.set(kind, `${method} ${route.id}`);
    }
  return new Set(byKind.values());
}

/** Sends a request as a page of this site would, and returns its outcome. */
async function request(persona: Persona, path: string, method: string, isJson: boolean): Promise<Outcome> {
  const isSigningOut = path.startsWith("/logout");
  const cookie = isSigningOut ? populated.takeCookie(persona) : sessions.get(persona);
  const key = populated.keys[persona];
  const hasBody = method !== "GET" && method !== "HEAD";
  const response = await fetch(populated.app.url + path, {
    method,
    redirect: "manual",
    headers: {
      Origin: populated.app.url,
      // To compress thousands of pages takes as long as to make them.
      "Accept-Encoding": "identity",
      ...(cookie && { Cookie: cookie }),
      ...(key && { Authorization: `Bearer ${key}` }),
      ...(hasBody && { "Content-Type": isJson ? "application/json" : "application/x-www-form-urlencoded" }),
    },
    body: hasBody ? (isJson ? "{}" : "") : null,
  });
  const body = await response.text();
  expect.soft(response.status, `${method} ${path} as ${persona}`).toBeLessThan(500);
  const location = response.headers.get("Location");
  if (response.status === 301 && location === path.slice(0, -1)) return "without slash";
  const outcome = toOutcome(response, body);
  if (outcome === "sign in")
    expect.soft(body.includes(secretMark), `${method} ${path} as ${persona} shows a name`).toBe(false);
  return outcome;
}

test("every route of the build has a row in the table, and every row a route", () => {
  expect(routes.map(({ id }) => id).sort()).toEqual(Object.keys(table).sort());
});

test.each(personas)("every read as %s has the outcome that the table specifies", async (persona) => {
  for (const route of routes) {
    const access = table[route.id]?.GET;
    if (route.address === null || !access || !asks(persona, route, "GET")) continue;
    for (const own of access === "self" ? [true, false] : [true]) {
      const path = toPath(route, own);
      const expected = expectedOutcome(access, { route, method: "GET", persona, own });
      for (const [method, address] of listReads(route, path, persona)) {
        const outcome = await request(persona, address, method, isApiRoute(route));
        // The path that it leads to has just been asked for.
        if (outcome !== "without slash")
          expect.soft(outcome, `${method} ${address} as ${persona}`).toBe(expected);
      }
    }
  }
});

test.each(["anonymous", "staff"] as const)(
  "every loader requested alone as %s has the outcome that the table specifies",
  async (persona) => {
    // With single fetch the browser names the loaders to run, so the check in a layout protects no page. None refuses administrators, for
    // whom all run with each page above.
    for (const route of routes.filter(({ id, hasLoader }) => hasLoader && !id.startsWith("api:"))) {
      const page = routes.find(
        ({ id, parentId, address }) => address && (id === route.id || parentId === route.id),
      );
      const access = table[route.id]?.GET;
      if (!page || !access || isResource(page)) continue;
      const path = `${toDataPath(toPath(page))}?_routes=${encodeURIComponent(route.id)}`;
      expect
        .soft(await request(persona, path, "GET", false), `${path} as ${persona}`)
        .toBe(expectedOutcome(access, { route, method: "GET", persona }));
    }
  },
);

test.each(personas)("every write as %s has the outcome that the table specifies", async (persona) => {
  for (const route of routes.filter(({ address }) => address !== null)) {
    for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
      const access = table[route.id]?.[method as Method];
      if (access ? !asks(persona, route, method as Method) : !asksWithout(persona, route, method)) continue;
      for (const own of access === "self" ? [true, false] : [true]) {
        for (const address of listWrites(route, toPath(route, own), persona)) {
          const outcome = await request(persona, address, method, isApiRoute(route));
          const message = `${method} ${address} as ${persona}`;
          if (access)
            expect
              .soft(outcome, message)
              .toBe(expectedOutcome(access, { route, method: method as Method, persona, own }));
          // A page checks the session before the method.
          else if (!isOpen(route)) expect.soft(outcome, message).not.toBe("served");
        }
      }
    }
  }
});

/**
 * Returns the ways to read a path. Those without a session try all that could avoid the check: the document, its head, its data alone,
 * and with a trailing slash. Nothing but the account decides between the others, who take one: administrators the document of a
 * page, which is rendered for them, the rest its data alone.
 */
function listReads(
  route: ManifestRoute,
  path: string,
  persona: Persona,
): [method: string, address: string][] {
  const isPage = !isResource(route) && !isApiRoute(route);
  const data: [string, string] = ["GET", toDataPath(path)];
  if (persona !== "anonymous") return [isPage && persona !== "admin" ? data : ["GET", path]];
  const plain: [string, string][] = [
    ["GET", path],
    ["HEAD", path],
  ];
  const all = isPage ? [...plain, data] : plain;
  return path === "/" || (!isPage && path.includes(".")) ? all : [...all, ["GET", `${path}/`]];
}

/**
 * Tells whether a persona sends a method that the route lacks. All that pages lack reach one action, which checks the session and then
 * the method. The API and files refuse it whoever asks, so administrators ask, whom no other check would stop.
 */
function asksWithout(persona: Persona, route: ManifestRoute, method: string): boolean {
  if (isApiRoute(route) || isResource(route)) return persona === "admin";
  return method === "PATCH" && (persona === "anonymous" || persona === "admin");
}

/** Returns the ways to write to a path: the document, which the browser of a page without script gets, and the data alone. */
function listWrites(route: ManifestRoute, path: string, persona: Persona): string[] {
  if (isApiRoute(route) || isResource(route)) return [path];
  return persona === "anonymous" ? [path, toDataPath(path)] : [toDataPath(path)];
}

/** Returns whether no method of the route needs a session. */
function isOpen({ id }: ManifestRoute): boolean {
  return Object.values(table[id] ?? {}).every((access) => access === "anyone");
}

/** Returns whether the route responds with something other than a page. */
function isResource({ id }: ManifestRoute): boolean {
  return id in endpoints || id in downloads || id in api || id === "routes/site/api-docs";
}

function toDataPath(path: string): string {
  return path === "/" ? "/_root.data" : `${path}.data`;
}

function toOutcome({ status, headers }: Response, body: string): Outcome {
  const location = headers.get("Location") ?? "";
  // Single fetch encodes a redirect in the body.
  const isSentToLogin =
    location.startsWith("/login?redirectTo=") || (status === 202 && body.includes("/login?redirectTo="));
  if (status === 401 || isSentToLogin) return "sign in";
  if (status === 403) return "refused";
  if (status === 405) return "no such method";
  return "served";
}

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

/** The result of a request. "without slash": a redirect to the same path without its last slash. */
type Outcome = "served" | "sign in" | "refused" | "no such method" | "without slash";

const table: Record<string, Policy> = policies;
const isApiRoute = ({ id }: ManifestRoute) => id.startsWith("api:");

interface PersonaRequest {
  route: ManifestRoute;
  method: Method;
  persona: Persona;
  isOwnPath?: boolean;
}

function expectedOutcome(
  access: Access,
  { route, method, persona, isOwnPath = true }: PersonaRequest,
): Outcome {
  if (access === "anyone") return "served";
  // Pages accept only sessions, except the address that receives files of results.
  if (persona === "reading key" || persona === "writing key") {
    const scopes = allScopes(persona === "reading key" ? "read" : "write");
    if (!isApiRoute(route) && !table[route.id]?.area) return access === "nobody" ? "refused" : "sign in";
    return isKeyAllowed(table[route.id] ?? {}, method, scopes) ? "served" : "refused";
  }
  if (access === "nobody") return "refused";
  // No persona is in the middle of a sign-in; tests/journeys/second-factor.test.ts has one.
  if (access === "password-given") return "sign in";
  if (persona !== "staff" && persona !== "admin") return "sign in";
  if (access === "staff" || persona === "admin" || (access === "self" && isOwnPath)) return "served";
  return "refused";
}

let populated: PopulatedApp;
let routes: ManifestRoute[];
let samples: Set<string>;
const sessions = new Map<Persona, string | undefined>();

// Runs on one engine, because the tests beside the modules run the queries of session checks on both.
beforeAll(async () => {
  const server = inject("postgresUrl");
  populated = await startPopulatedApp(server ? await createPostgresHome(server) : undefined);
  for (const persona of personas) sessions.set(persona, populated.takeCookie(persona));
  routes = readRouteManifest();
  samples = findSamples();
});
afterAll(() => populated.app.stop());

const toPath = (route: ManifestRoute, isOwnPath = true) => fillParameters(route, populated.ids, isOwnPath);

/**
 * Whether a persona requests this route. Anonymous visitors, staff and administrators request every route, because each route has its own
 * row in the table. Keys request every route that accepts keys. A session's or key's validity does not depend on the row, so the other
 * personas request one route of each kind.
 */
function shouldRequest(persona: Persona, route: ManifestRoute, method: Method): boolean {
  if (["anonymous", "staff", "admin"].includes(persona)) return true;
  const isOfKeys = isApiRoute(route) || table[route.id]?.area !== undefined;
  if (isOfKeys && (persona === "reading key" || persona === "writing key")) return true;
  return samples.has(`${method} ${route.id}`);
}

/** Returns the method and id of the first route of each kind: a page, a file or an API call with this access to the method. */
function findSamples(): Set<string> {
  const byKind = new Map<string, string>();
  for (const route of routes.filter(({ address }) => address !== null))
    for (const [method, access] of Object.entries(table[route.id] ?? {})) {
      const kind = [method, access, isApiRoute(route), isResource(route)].join();
      if (!byKind.has(kind)) byKind.set(kind, `${method} ${route.id}`);
    }
  return new Set(byKind.values());
}

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
      // Prevents compression, which takes as long for thousands of pages as rendering them.
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
    if (route.address === null || !access || !shouldRequest(persona, route, "GET")) continue;
    for (const isOwnPath of access === "self" ? [true, false] : [true]) {
      const path = toPath(route, isOwnPath);
      const expected = expectedOutcome(access, { route, method: "GET", persona, isOwnPath });
      for (const [method, address] of listReads(route, path, persona)) {
        const outcome = await request(persona, address, method, isApiRoute(route));
        // The target of that redirect is requested separately.
        if (outcome !== "without slash")
          expect.soft(outcome, `${method} ${address} as ${persona}`).toBe(expected);
      }
    }
  }
});

test.each(["anonymous", "staff"] as const)(
  "every loader requested alone as %s has the outcome that the table specifies",
  async (persona) => {
    // With single fetch the browser names the loaders to run, so the check in a layout protects no page. Administrators are left out: all loaders
    // allow them, and run with each page above.
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
      if (
        access
          ? !shouldRequest(persona, route, method as Method)
          : !shouldRequestMissing(persona, route, method)
      )
        continue;
      for (const isOwnPath of access === "self" ? [true, false] : [true]) {
        for (const address of listWrites(route, toPath(route, isOwnPath), persona)) {
          const outcome = await request(persona, address, method, isApiRoute(route));
          const message = `${method} ${address} as ${persona}`;
          if (access)
            expect
              .soft(outcome, message)
              .toBe(expectedOutcome(access, { route, method: method as Method, persona, isOwnPath }));
          // A page checks the session before the method.
          else if (!isOpen(route)) expect.soft(outcome, message).not.toBe("served");
        }
      }
    }
  }
});

/**
 * Returns the ways to read a path. Visitors without a session try every way around the check: the document, its head, only its data, and
 * the path with a trailing slash. For other personas, only the account matters, so each uses one way: administrators request the document,
 * which is rendered for them, and all others only its data.
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
 * Whether a persona sends a method that the route lacks. Pages send all of them to one action, which checks the session and then the
 * method. The API and files reject such methods for every caller, so only administrators send them, for whom every other check passes.
 */
function shouldRequestMissing(persona: Persona, route: ManifestRoute, method: string): boolean {
  if (isApiRoute(route) || isResource(route)) return persona === "admin";
  return method === "PATCH" && (persona === "anonymous" || persona === "admin");
}

/** Returns the ways to write to a path: the document, for a browser without script, and only the data. */
function listWrites(route: ManifestRoute, path: string, persona: Persona): string[] {
  if (isApiRoute(route) || isResource(route)) return [path];
  return persona === "anonymous" ? [path, toDataPath(path)] : [toDataPath(path)];
}

function isOpen({ id }: ManifestRoute): boolean {
  return Object.values(table[id] ?? {}).every((access) => access === "anyone");
}

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

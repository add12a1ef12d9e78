import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Access, type Method, policies, type Policy } from "~/policies";
import { withDatabase } from "#tests/support/global-setup";
import {
  fillParameters,
  type Persona,
  personas,
  type PopulatedApp,
  secretMark,
  startPopulatedApp,
} from "#tests/support/personas";
import { startPostgres } from "#tests/support/postgres-server";
import { type ManifestRoute, readRouteManifest } from "#tests/support/route-manifest";

/** How far a request gets: served, asked to sign in, refused for the role, or not a method of the address. */
type Outcome = "served" | "sign in" | "refused" | "no such method";

const server = await startPostgres();
if (!server) process.stdout.write("The policies are not tried on PostgreSQL: none was found.\n");

const table: Record<string, Policy> = policies;
const isCall = ({ id }: ManifestRoute) => id.startsWith("routes/api.");

/** What the table promises: `own` says whether the address names the caller's own account. */
function promised(access: Access, persona: Persona, own: boolean): Outcome {
  if (access === "anyone") return "served";
  if (access === "nobody") return "refused";
  if (persona !== "staff" && persona !== "admin") return "sign in";
  if (access === "staff" || persona === "admin" || (access === "self" && own)) return "served";
  return "refused";
}

/** Where the app's records are: undefined for the embedded database. */
type FindDatabase = () => Promise<string | undefined>;

const engines: [name: string, findDatabase: FindDatabase][] = [["PGlite", () => Promise.resolve(undefined)]];
if (server) engines.push(["PostgreSQL", () => createDatabase(server.url)]);
afterAll(() => server?.stop());

describe.each(engines)("on %s", (_, findDatabase) => {
  let populated: PopulatedApp;
  let routes: ManifestRoute[];
  const sessions = new Map<Persona, string | undefined>();

  beforeAll(async () => {
    populated = await startPopulatedApp(await findDatabase());
    for (const persona of personas) sessions.set(persona, populated.cookieOf(persona));
    routes = readRouteManifest();
  });
  afterAll(() => populated.app.stop());

  const addressOf = (route: ManifestRoute, own = true) => fillParameters(route, populated.ids, own);

  /** Asks as a browser of this site would, and says how far it got. */
  async function ask(persona: Persona, path: string, method: string, isJson: boolean): Promise<Outcome> {
    const isSigningOut = path.startsWith("/logout");
    const cookie = isSigningOut ? populated.cookieOf(persona) : sessions.get(persona);
    const hasBody = method !== "GET" && method !== "HEAD";
    const response = await fetch(populated.app.url + path, {
      method,
      redirect: "manual",
      headers: {
        Origin: populated.app.url,
        ...(cookie && { Cookie: cookie }),
        ...(hasBody && { "Content-Type": isJson ? "application/json" : "application/x-www-form-urlencoded" }),
      },
      body: hasBody ? (isJson ? "{}" : "") : null,
    });
    const body = await response.text();
    expect.soft(response.status, `${method} ${path} as ${persona}`).toBeLessThan(500);
    const location = response.headers.get("Location");
    if (response.status === 301 && location === path.slice(0, -1))
      return ask(persona, location, method, isJson);
    const outcome = outcomeOf(response, body);
    if (outcome === "sign in")
      expect.soft(body.includes(secretMark), `${method} ${path} as ${persona} shows a name`).toBe(false);
    return outcome;
  }

  test("every route of the build has a row, and every row a route", () => {
    expect(routes.map(({ id }) => id).sort()).toEqual(Object.keys(table).sort());
  });

  test.each(personas)("reading, %s gets as far as the table says", async (persona) => {
    for (const route of routes) {
      const access = table[route.id]?.GET;
      if (route.address === null || !access) continue;
      for (const own of access === "self" ? [true, false] : [true]) {
        const path = addressOf(route, own);
        const expected = promised(access, persona, own);
        for (const [method, address] of readingsOf(route, path)) {
          const outcome = await ask(persona, address, method, isCall(route));
          expect.soft(outcome, `${method} ${address} as ${persona}`).toBe(expected);
        }
      }
    }
  });

  test.each(personas)("each loader by itself lets %s in as the table says", async (persona) => {
    // Single fetch lets a browser name the loaders to run: the frame's guard protects no page.
    for (const route of routes.filter(({ id, hasLoader }) => hasLoader && !id.startsWith("routes/api."))) {
      const page = routes.find(
        ({ id, parentId, address }) => address && (id === route.id || parentId === route.id),
      );
      const access = table[route.id]?.GET;
      if (!page || !access || isResource(page)) continue;
      const path = `${dataAddress(addressOf(page))}?_routes=${encodeURIComponent(route.id)}`;
      expect
        .soft(await ask(persona, path, "GET", false), `${path} as ${persona}`)
        .toBe(promised(access, persona, true));
    }
  });

  test.each(personas)("writing, %s gets as far as the table says", async (persona) => {
    for (const route of routes.filter(({ address }) => address !== null)) {
      for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
        const access = table[route.id]?.[method as Method];
        for (const own of access === "self" ? [true, false] : [true]) {
          const path = addressOf(route, own);
          for (const address of isCall(route) || isResource(route) ? [path] : [path, dataAddress(path)]) {
            const outcome = await ask(persona, address, method, isCall(route));
            const message = `${method} ${address} as ${persona}`;
            if (access) expect.soft(outcome, message).toBe(promised(access, persona, own));
            // A page asks who it is before it looks at the method.
            else if (!isOpen(route)) expect.soft(outcome, message).not.toBe("served");
          }
        }
      }
    }
  });

  /** The ways to read one address: as a document, its head, its data alone, and with a slash too many. */
  function readingsOf(route: ManifestRoute, path: string): [method: string, address: string][] {
    const plain: [string, string][] = [
      ["GET", path],
      ["HEAD", path],
    ];
    if (isResource(route) || isCall(route))
      return path.includes(".") ? plain : [...plain, ["GET", `${path}/`]];
    return [
      ...plain,
      ["GET", dataAddress(path)],
      ...(path === "/" ? [] : [["GET", `${path}/`] as [string, string]]),
    ];
  }
});

/** Whether nobody needs to be known for anything at this address. */
function isOpen({ id }: ManifestRoute): boolean {
  return Object.values(table[id] ?? {}).every((access) => access === "anyone");
}

/** Answers with something else than a page. */
function isResource({ id }: ManifestRoute): boolean {
  return !["_site", "_staff", "$"].some((start) => id.startsWith(`routes/${start}`));
}

function dataAddress(path: string): string {
  return path === "/" ? "/_root.data" : `${path}.data`;
}

function outcomeOf({ status, headers }: Response, body: string): Outcome {
  const location = headers.get("Location") ?? "";
  // A redirect among single fetch's data is told in its body.
  const isSentToLogin =
    location.startsWith("/login?redirectTo=") || (status === 202 && body.includes("/login?redirectTo="));
  if (status === 401 || isSentToLogin) return "sign in";
  if (status === 403) return "refused";
  if (status === 405) return "no such method";
  return "served";
}

async function createDatabase(url: string): Promise<string> {
  const name = `policies_${randomUUID().replaceAll("-", "")}`;
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  await client.unsafe(`create database ${name}`);
  await client.end();
  return withDatabase(url, name);
}

import { randomUUID } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { bookingRow } from "#tests/support/records/bookings";
import { allScopes, insertKey } from "#tests/support/records/keys";
import { insertResults, makePublicTour, shareResults } from "#tests/support/records/results";
import { insertStaff } from "#tests/support/records/staff";
import { privatePagePath } from "~/booking/private-page/private-link.server";
import type { Connection } from "~/db/connection.server";
import { bookings, files, sessions } from "~/db/schema.server";
import { hashPassword } from "~/staff/passwords/hash-password.server";
import { createSession } from "~/staff/sessions/sessions.server";
import { type AppHome, folderHome, withDatabaseOf } from "./home";
import {
  adminEmail,
  adminPassword,
  type AppProcess,
  type AppServer,
  type ProcessSettings,
  startProcess,
} from "./process";
import type { ManifestRoute } from "./route-manifest";
import { createAppHome, startApp } from "./server";

/** The kinds of callers, by increasing permission. */
export const personas = [
  "anonymous",
  "expired session",
  "removed staff",
  "revoked key",
  "reading key",
  "writing key",
  "staff",
  "admin",
] as const;

export type Persona = (typeof personas)[number];

/** A name that is in every record that personas without a session must not see. */
export const secretMark = "Quillfeather";

const secret = "policy-matrix-secret".padEnd(32, "x");
/** The number of sessions per person. Several are needed, because signing out ends one. */
const sessionsPerPerson = 12;

export interface PopulatedApp<App extends AppServer = AppServer> {
  app: App;
  /** Returns a Cookie header with an unused session; undefined for personas without an account. */
  takeCookie: (persona: Persona) => string | undefined;
  /** The secrets of the personas that are API keys. Each key has every scope of its kind. */
  keys: Partial<Record<Persona, string>>;
  /** Ids for path parameters. `otherId` is an account that no persona has. */
  ids: {
    staffId: string;
    otherId: string;
    bookingId: string;
    filename: string;
    token: string;
    deliveryId: string;
    itemId: string;
    shareToken: string;
    tourToken: string;
  };
}

const env = { SESSION_SECRET: secret };

/**
 * Starts the built app on a database with one person of each kind, and a booking with a file.
 *
 * @param existingHome its home; by default one from `createAppHome`
 */
export async function startPopulatedApp(existingHome?: AppHome): Promise<PopulatedApp> {
  const home = existingHome ?? (await createAppHome());
  const records = await populate(home);
  return { app: await startApp({ home, env }), ...records };
}

/**
 * Starts one process of the built app on such a database, with a new home.
 *
 * @param databaseUrl the URL of a PostgreSQL; undefined for an embedded database
 */
export async function startPopulatedProcess(
  databaseUrl: string | undefined,
  settings: Pick<ProcessSettings, "program" | "env"> = {},
): Promise<PopulatedApp<AppProcess>> {
  const home = folderHome(undefined, databaseUrl);
  const records = await populate(home);
  return {
    app: await startProcess({ ...settings, home, env: { ...env, ...settings.env } }),
    ...records,
  };
}

function populate(home: AppHome): Promise<Omit<PopulatedApp, "app">> {
  return withDatabaseOf(home, async (connection) => {
    const cookies = await insertPersonas(connection);
    const ids = await insertRecords(connection, home, cookies.staffId);
    const keys = {
      "revoked key": await insertKey({ scopes: allScopes("write"), revokedAt: new Date() }),
      "reading key": await insertKey({ scopes: allScopes("read") }),
      "writing key": await insertKey({ scopes: allScopes("write") }),
    };
    return { ids, keys, takeCookie: (persona) => cookies.byPersona[persona]?.shift() };
  });
}

/** Fills a route's path with stored ids; `own` selects the staff member's own account. */
export function fillParameters(route: ManifestRoute, ids: PopulatedApp["ids"], own = true): string {
  const parts: Record<string, string> = {
    ":id": toId(route, ids),
    ":userId": own ? ids.staffId : ids.otherId,
    ":document": "terms",
    ":filename": ids.filename,
    ":name": ids.filename,
    ":token": toToken(route, ids),
    ":item": ids.itemId,
    ":delivery": ids.deliveryId,
    ":service": "scan-to-bim",
    ":section": "company",
    ":version": "1",
    "*": "nothing-of-the-kind",
  };
  return (route.address ?? "").replace(/:\w+|\*/g, (part) => parts[part] ?? part);
}

function toToken({ id }: ManifestRoute, ids: PopulatedApp["ids"]): string {
  if (id.includes("public-tour")) return ids.tourToken;
  return /shared-(?:result|scan)/.test(id) ? ids.shareToken : ids.token;
}

function toId({ address }: ManifestRoute, ids: PopulatedApp["ids"]): string {
  if (address?.includes("deleteuser")) return randomUUID();
  return address?.startsWith("/users") ? ids.otherId : ids.bookingId;
}

async function insertPersonas({ db }: Connection) {
  // The account for tests that sign in. The app creates none at its start, because an administrator exists.
  await insertStaff({ email: adminEmail, passwordHash: await hashPassword(adminPassword), isAdmin: true });
  const people = {
    "expired session": (await insertStaff({ isAdmin: true })).id,
    "removed staff": (await insertStaff({ isAdmin: true, deactivatedAt: new Date() })).id,
    staff: (await insertStaff({ fullName: `Sam ${secretMark}` })).id,
    admin: (await insertStaff({ isAdmin: true })).id,
  };
  const byPersona: Partial<Record<Persona, string[]>> = {
    "expired session": await openSessions(people["expired session"]),
    "removed staff": await openSessions(people["removed staff"]),
    staff: await openSessions(people.staff),
    admin: await openSessions(people.admin),
  };
  await db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.userId, people["expired session"]));
  return { byPersona, staffId: people.staff };
}

async function openSessions(userId: string): Promise<string[]> {
  const cookie = createCookie("__session", { secrets: [secret] });
  const opened: string[] = [];
  while (opened.length < sessionsPerPerson) {
    const header = await cookie.serialize(await createSession(userId));
    opened.push(header.split(";", 1)[0] ?? "");
  }
  return opened;
}

async function insertRecords({ db }: Connection, { files: stored }: AppHome, staffId: string) {
  const other = await insertStaff({ fullName: `Olga ${secretMark}` });
  const [booking] = await db
    .insert(bookings)
    .values(bookingRow({ fullName: `Ada ${secretMark}` }))
    .returning({ id: bookings.id });
  const bookingId = booking?.id ?? "";
  const filename = `${randomUUID()}-plan.txt`;
  await db.insert(files).values({
    storedName: filename,
    originalName: "plan.txt",
    contentType: "text/plain",
    byteSize: secretMark.length,
    sha256: "0".repeat(64),
    bookingId,
  });
  stored.put(filename, secretMark);
  const token = (await privatePagePath(bookingId)).split("/").at(-1) ?? "";
  const size = { byteSize: secretMark.length, received: secretMark.length };
  const results = await insertResults(bookingId, {}, size);
  stored.put(results.item.storedName, secretMark);
  return {
    ...{ staffId, otherId: other.id, bookingId, filename, token },
    deliveryId: results.deliveryId,
    itemId: results.item.id,
    shareToken: await shareResults(bookingId),
    tourToken: await makePublicTour(bookingId),
  };
}

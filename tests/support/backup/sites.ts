import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { createAppFolder } from "#tests/support/app/folder";
import { createDatabase } from "#tests/support/database/create-database";
import { bookingRow } from "#tests/support/records/bookings";
import { connect } from "~/db/client.server";
import type { Connection, Database, DatabaseSettings } from "~/db/connection.server";
import * as schema from "~/db/schema.server";
import { LocalStore } from "~/files/local-store.server";

export type Engine = "embedded" | "postgresql";

export const ownEngine = (): Engine => (inject("engine") === "pglite" ? "embedded" : "postgresql");

export const engines = (): Engine[] =>
  inject("postgresUrl") === null ? ["embedded"] : ["embedded", "postgresql"];

export interface Site {
  folder: string;
  settings: DatabaseSettings;
  uploads: string;
  store: LocalStore;
  remove: () => Promise<void>;
}

/**
 * Creates the folder and the database of a site without starting it.
 *
 * @param content `tables`: migrated and empty; `nothing`: no tables, as before a first start
 */
export async function createSite(engine: Engine, content: "tables" | "nothing"): Promise<Site> {
  const isTemplate = engine === "embedded" && content === "tables";
  const folder = isTemplate ? createAppFolder() : mkdtempSync(path.join(tmpdir(), "datum3d-app-"));
  const uploads = path.join(folder, "uploads");
  const database =
    engine === "postgresql" ? await createDatabase(inject("postgresUrl") ?? "", content) : undefined;
  return {
    folder,
    settings: { databaseUrl: database?.url, dataDir: path.join(folder, "data") },
    uploads,
    store: new LocalStore(uploads),
    remove: async () => {
      rmSync(folder, { recursive: true, force: true });
      await database?.drop();
    },
  };
}

export async function openSite<Result>(
  { settings }: Pick<Site, "settings">,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await connect(settings);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** Texts that a copy has to escape, or that locales sort differently. */
const names = [
  "Ada\tLovelace",
  "line\nbreak\r\n",
  "back\\slash \\N \\.",
  "Žofie 🏠",
  "",
  "'; drop",
  "äb",
  "Zb",
  "ab",
];

export const eventCount = 4_500;

/**
 * Fills a site with rows of most types and two files: a customer's upload, and a project's picture. Returns the contents of the files by
 * stored name.
 */
export async function fillSite(site: Site): Promise<Map<string, Buffer>> {
  const picture = randomUUID();
  const upload = `${randomUUID()}-plan.pdf`;
  const published = `${picture}-480.webp`;
  const contents = new Map([upload, published].map((name, index) => [name, Buffer.alloc(70_000, index + 1)]));
  const contentOf = (storedName: string, contentType: string) => {
    const content = contents.get(storedName) ?? Buffer.alloc(0);
    const sha256 = createHash("sha256").update(content).digest("hex");
    return { storedName, contentType, byteSize: content.length, sha256 };
  };
  mkdirSync(site.uploads, { recursive: true });
  for (const [name, content] of contents) writeFileSync(path.join(site.uploads, name), content);
  await openSite(site, async ({ db }) => {
    const stored = await db
      .insert(schema.bookings)
      .values(names.map((fullName) => bookingRow({ fullName, numberOfRooms: [fullName, "two"], status: 0 })))
      .returning({ id: schema.bookings.id });
    const bookingId = stored[0]?.id ?? "";
    await db
      .insert(schema.files)
      .values({ ...contentOf(upload, "application/pdf"), originalName: "a\tb.pdf", bookingId });
    await insertPublishedPicture(db, picture, contentOf(published, "image/webp"));
    for (let count = 0; count < eventCount; count += 500)
      await db.insert(schema.bookingEvents).values(
        Array.from({ length: 500 }, (_, index) => ({
          bookingId,
          kind: "viewed" as const,
          detail: { text: `{"quoted"}\\ ${count + index}` },
        })),
      );
    await db.insert(schema.rateLimits).values(names.map((key, points) => ({ key, points })));
    await db.insert(schema.auditEntries).values({ action: "test", actor: "admin@example.com" });
    const [user] = await db
      .insert(schema.users)
      .values({ fullName: "Grace", email: "grace@example.com", passwordHash: "x" })
      .returning();
    if (user)
      await db.insert(schema.passkeys).values({
        id: "key",
        userId: user.id,
        publicKey: new Uint8Array([0, 9, 10, 92, 255]),
        name: "Laptop",
      });
  });
  return contents;
}

async function insertPublishedPicture(
  db: Database,
  picture: string,
  content: typeof schema.publishedFiles.$inferInsert,
): Promise<void> {
  await db.insert(schema.publishedFiles).values(content);
  const [project] = await db
    .insert(schema.projects)
    .values({
      slug: "office-tower",
      title: "Office tower",
      place: "Reno, Nevada",
      service: "scan-to-bim",
      text: "Text.",
      status: "published",
    })
    .returning({ id: schema.projects.id });
  await db.insert(schema.projectPictures).values({
    id: picture,
    projectId: project?.id ?? "",
    alt: "A lobby",
    widths: [480],
    height: 320,
    sourceSha256: content.sha256,
    position: 0,
  });
}

import { hashOf, type Migration, releaseMigrations } from "~/db/migrations/release-migrations.server";

/** Returns the migrations of this release and one more, as a newer release would have. */
export function withNewer(sql: string): Migration[] {
  const release = releaseMigrations();
  const createdAt = (release.at(-1)?.createdAt ?? 0) + 1;
  return [...release, { name: "9000_newer", hash: hashOf(sql), createdAt, sql }];
}

import { spawnSync } from "node:child_process";
import path from "node:path";
import { connect, setConnection } from "~/db/client.server";
import { createAppFolder } from "./app-folder";
import { type AppServer, startApp } from "./app-server";
import { bookingRow, insertBookings } from "./bookings";

const env = { BUILD_DIR: "build/pseudo", SITE_LOCALE: "pseudo" };

/** What visitors and staff typed in: the only letters that pages of the pseudo locale may show outside of ⟦ and ⟧. */
export const typed = {
  fullName: "Zz Qqname",
  email: "qq@example.com",
  phone: "(818) 555-0142",
  serviceLocation: "Qqplace",
  company: "Qqcompany",
  accessInstructions: "Qqaccess",
  projectScope: "Qqscope",
};

/** Builds the app in the pseudo locale, unless that build is up to date, and starts it with two bookings. */
export async function startPseudoApp(more: Record<string, string> = {}): Promise<AppServer> {
  const build = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", 'import { ensureBuilt } from "./scripts/setup.js"; ensureBuilt();'],
    { env: { ...process.env, ...env }, encoding: "utf8" },
  );
  if (build.status !== 0) throw new Error(`The pseudo-locale build failed:\n${build.stdout}${build.stderr}`);
  const folder = createAppFolder();
  const connection = await connect({ databaseUrl: undefined, dataDir: path.join(folder, "data") });
  setConnection(connection);
  await insertBookings([bookingRow(typed), bookingRow({ ...typed, status: 1 })]);
  await connection.close();
  return startApp({ folder, env: { ...env, ...more } });
}

import { startProcess } from "#tests/support/app-process";
import { findLosses } from "#tests/support/booking-losses";
import { killDuringSubmits, manyAddresses } from "#tests/support/kill-rounds";
import { createDatabase, startServer } from "./parts";
import type { Fault, Report } from "./report";

export const kill: Fault = {
  name: "kill",
  what: "kill -9 during submits with files, on both engines: nothing acknowledged is lost (npm run test:soak does it for long)",
  limit: 300,
  run: async (report) => {
    await killOn(report, "embedded database", {});
    await killOn(report, "PostgreSQL", await createDatabase(await startServer(report)));
  },
};

async function killOn(report: Report, engine: string, settings: { DATABASE_URL?: string }) {
  const env = { ...manyAddresses, ...settings };
  let app = await startProcess({ env });
  report.onEnd(() => app.stop());
  const {
    app: restarted,
    submitted,
    acknowledgedBefore,
  } = await killDuringSubmits(app, env, {
    visitors: 8,
    answers: 30,
  });
  app = restarted;
  report.note(
    `${engine}: killed after ${acknowledgedBefore} confirmations, ${submitted.length} submits in all`,
  );
  await app.end();
  const losses = await findLosses(submitted, app.folder, settings.DATABASE_URL);
  report.expect(`${engine}: nothing is lost or doubled`, losses.length === 0, losses);
}

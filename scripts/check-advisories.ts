import { readFileSync } from "node:fs";
import { root } from "./setup.js";
import { readAccepted } from "./supply/advisories-document";
import { readAuditOutput, type ReportedAdvisory } from "./supply/audit-report";
import { judgeAdvisories } from "./supply/judge-advisories";
import { runAudit } from "./supply/run-audit";

/**
 * `npm run check:advisories`: asks the registry for advisories of the installed versions, including those of bench/. Fails if
 * docs/security.md does not accept one of them, or if an acceptance has expired. Passes with a message if no registry answers.
 */
process.chdir(root);

const acceptances = readAccepted(readFileSync("docs/security.md", "utf8"));
const reported = await auditAll([".", "bench"]);
const today = new Date().toISOString().slice(0, 10);
const { open, accepted, expired, unneeded } = judgeAdvisories(reported, acceptances, today);

for (const { id, package: name, until } of expired)
  console.error(`${id} of ${name} was accepted until ${until}. Look again, and change docs/security.md.`);
for (const { id, package: name, title, severity, range } of open)
  console.error(`${id} (${severity}) ${name} ${range}: ${title}. Update it, override it, or accept it.`);
for (const { id, package: name } of unneeded)
  console.log(`${id} of ${name} is not reported any more: remove it from docs/security.md.`);
if (reported) console.log(`${open.length} open advisories, ${accepted.length} accepted ones.`);
if (open.length + expired.length > 0) process.exitCode = 1;

/** Returns the advisories of these folders' lockfiles. If the registry does not answer, prints the reason and returns null. */
async function auditAll(folders: string[]): Promise<ReportedAdvisory[] | null> {
  const all = new Map<string, ReportedAdvisory>();
  for (const folder of folders) {
    const answer = await runAudit(folder).then(readAuditOutput, (error: unknown) => ({
      noResponse: String(error),
    }));
    if ("noResponse" in answer) {
      console.log(`No registry answered, so no advisory was looked up: ${answer.noResponse}`);
      return null;
    }
    for (const advisory of answer.advisories) all.set(`${advisory.id} ${advisory.package}`, advisory);
  }
  return [...all.values()];
}

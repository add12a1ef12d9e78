import { byteOrderMark, type CsvCell, type CsvChunk, toCsv } from "~/lib/csv";
import { toPacificInput } from "~/lib/pacific-time";
import * as text from "~/messages/audit";
import { areaLabels, describeAction, describeActor, describeDetails } from "./describe-entry";
import { areaOf, type AuditFilter } from "./filter";
import { type AuditEntry, readAudit } from "./list-audit.server";

/** Entries in memory at a time. */
const batchSize = 500;

/** Returns what subjects are called, such as the reference of a booking; without those that have no other name. */
type NameSubjects = (subjects: readonly string[]) => Promise<ReadonlyMap<string, { text: string }>>;

/** Exports every entry that matches a filter, newest first, as CSV for spreadsheets. Their number is not limited. */
export async function* exportAudit(
  filter: AuditFilter,
  nameSubjects: NameSubjects,
): AsyncGenerator<CsvChunk, undefined> {
  let head = byteOrderMark + toCsv([Object.values(text.csvColumns)]);
  let after: number | undefined;
  do {
    const entries = await readAudit(filter, after, batchSize);
    const names = await nameSubjects(entries.map(({ subject }) => subject));
    const table = entries.map((entry) => toCsvRow(entry, names.get(entry.subject)?.text ?? entry.subject));
    if (entries.length > 0 || head) yield { csv: head + toCsv(table), count: entries.length };
    head = "";
    after = entries.length === batchSize ? entries.at(-1)?.id : undefined;
  } while (after !== undefined);
}

/** In the order of `csvColumns`. */
function toCsvRow({ id, createdAt, actor, action, detail }: AuditEntry, subject: string): CsvCell[] {
  const area = areaOf(action);
  return [
    id,
    toPacificInput(createdAt).replace("T", " "),
    createdAt.toISOString(),
    describeActor({ actor, action }),
    area ? areaLabels[area] : "",
    describeAction(action),
    subject,
    describeDetails(detail).join("; "),
  ];
}

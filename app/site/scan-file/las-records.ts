import type { FileRange } from "./copc-header";
import { type LasHeader, toNumber } from "./las-header";
import { check } from "./scan-error";

/** Reads bytes of a file. Returns fewer at its end, and none beyond. */
export type ReadBytes = (range: FileRange) => Promise<Uint8Array>;

type RecordName = "wkt" | "keys" | "doubles" | "compressor";
export type LasRecords = Partial<Record<RecordName, DataView>>;
const wanted: Readonly<Record<string, RecordName | undefined>> = {
  "LASF_Projection 2112": "wkt",
  "LASF_Projection 34735": "keys",
  "LASF_Projection 34736": "doubles",
  "laszip encoded 22204": "compressor",
};

/** More records than real files have. */
const maxRecords = 100;
/** The maximum size of a record in bytes. Records before the points are never longer. The viewer ignores longer ones after the points. */
const maxRecordBytes = 65_535;

/**
 * Reads the records before the points. Reads those after the points (since LAS 1.4) only if the former name no coordinate system, because
 * each record costs a request.
 */
export async function readRecords(header: LasHeader, read: ReadBytes): Promise<LasRecords> {
  const records: LasRecords = {};
  const readFrom = async (start: number, count: number, headLength: 54 | 60) => {
    let place = start;
    for (let index = 0; index < Math.min(count, maxRecords); index++) {
      const head = toView(await read({ offset: place, length: headLength }));
      if (head.byteLength < headLength) return;
      const length = headLength === 54 ? head.getUint16(20, true) : toNumber(head, 20);
      const name = wanted[nameOf(head)];
      if (name && length <= maxRecordBytes)
        records[name] ??= toView(await read({ offset: place + headLength, length }));
      place += headLength + length;
    }
  };
  await readFrom(header.headerLength, header.recordCount, 54);
  if (!records.wkt && !records.keys) await readFrom(header.extendedStart, header.extendedCount, 60);
  return records;
}

const toView = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

function nameOf(head: DataView): string {
  const user = new TextDecoder("latin1").decode(new Uint8Array(head.buffer, head.byteOffset + 2, 16));
  return `${user.replace(/\0.*$/s, "")} ${head.getUint16(18, true)}`;
}

/** Throws for the two compressors that laz-perf does not support: the pointwise one, and LASzip 1. */
export function checkCompressor({ compressor }: LasRecords): void {
  if (!compressor || compressor.byteLength < 34) return;
  const kind = compressor.getUint16(0, true);
  check(kind === 2 || kind === 3, `The compressor is ${kind}.`, "old");
  const items = compressor.getUint16(32, true);
  for (let place = 34; place + 6 <= Math.min(compressor.byteLength, 34 + items * 6); place += 6) {
    const version = compressor.getUint16(place + 4, true);
    check(version > 1, `An item has the version ${version}.`, "old");
  }
}

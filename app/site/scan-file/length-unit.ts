import { type LasHeader, longestHeader } from "./las-header";
import { check } from "./scan-error";

const recordHeader = 54;
/** More records of a header than files have. */
const mostRecords = 100;
const wktRecord = 2112;

/**
 * Returns how many meters a unit of the coordinates is: those of California are often in feet. Files that say nothing are in meters.
 *
 * @param head the beginning of the file; records that lie behind it are not looked at
 */
export function metersPerUnit(head: Uint8Array, { headerLength, recordCount }: LasHeader): number {
  const data = new DataView(head.buffer, head.byteOffset, head.byteLength);
  let place = Math.min(headerLength, longestHeader);
  for (let index = 0; index < Math.min(recordCount, mostRecords); index++) {
    if (place + recordHeader > head.length) return 1;
    const length = data.getUint16(place + 20, true);
    const content = head.subarray(place + recordHeader, place + recordHeader + length);
    if (data.getUint16(place + 18, true) === wktRecord) return readUnit(new TextDecoder().decode(content));
    place += recordHeader + length;
  }
  return 1;
}

/** Reads the unit of lengths from a coordinate system in WKT. */
export function readUnit(wkt: string): number {
  const horizontal = /^\s*COMPD_?(?:CS|CRS)/.test(wkt) ? wkt.replace(/,\s*VERT_?(?:CS|CRS)\[[^]*$/, "") : wkt;
  check(!/^\s*(?:GEOGCS|GEOGCRS|GEODCRS)\[/.test(horizontal), "The coordinates are degrees.", "degrees");
  check(
    !/^\s*COMPD_?(?:CS|CRS)\["[^"]*",\s*GEOG/.test(horizontal),
    "The coordinates are degrees.",
    "degrees",
  );
  // The unit of a projection is the last one: those of angles come before.
  const units = [...horizontal.matchAll(/(?:LENGTH)?UNIT\["[^"]{0,80}",\s*([\d.eE+-]{1,30})/g)];
  const meters = Number(units.at(-1)?.[1] ?? 1);
  return meters > 1e-4 && meters < 1e4 ? meters : 1;
}

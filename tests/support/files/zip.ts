import { crc32 } from "node:zlib";

const endMark = 0x06054b50;
const entryMark = 0x02014b50;

/**
 * Reads the files of an uncompressed ZIP by name, starting from its end like unzip programs.
 *
 * @throws {Error} for wrong sizes, offsets or checksums
 */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== endMark) throw new Error("The ZIP has no end.");
  const count = zip.readUInt16LE(end + 10);
  let offset = zip.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  for (let index = 0; index < count; index++) {
    if (zip.readUInt32LE(offset) !== entryMark) throw new Error(`There is no entry ${index}.`);
    const nameLength = zip.readUInt16LE(offset + 28);
    const name = zip.toString("utf8", offset + 46, offset + 46 + nameLength);
    const content = contentAt(zip, zip.readUInt32LE(offset + 42), zip.readUInt32LE(offset + 24));
    if (crc32(content) !== zip.readUInt32LE(offset + 16)) throw new Error(`${name} is damaged.`);
    files.set(name, content);
    offset += 46 + nameLength + zip.readUInt16LE(offset + 30) + zip.readUInt16LE(offset + 32);
  }
  if (offset !== end || files.size !== count) throw new Error("The list of files is not what its end says.");
  return files;
}

function contentAt(zip: Buffer, header: number, size: number): Buffer {
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  return zip.subarray(start, start + size);
}

import { type LasHeader, maxLasHeaderBytes, readLasHeader, recordLengths, toNumber } from "./las-header";
import type { ReadBytes } from "./las-records";
import { check, ScanError } from "./scan-error";

type Pointer = number;

/** The part of laz-perf that this module uses. The package's own types need a package that is not installed. */
interface LazPerf {
  HEAPU8: Uint8Array;
  _malloc: (bytes: number) => Pointer;
  _free: (pointer: Pointer) => void;
  ChunkDecoder: new () => {
    open: (format: number, length: number, data: Pointer) => void;
    getPoint: (to: Pointer) => void;
    delete: () => void;
  };
  LASZip: new () => {
    open: (data: Pointer, length: number) => void;
    getPoint: (to: Pointer) => void;
    delete: () => void;
  };
}

/** The entry point of laz-perf. The package has one script for workers and one for Node. */
type CreateLazPerf = (options: object) => Promise<LazPerf>;

/** Receives a point as bytes in a buffer that the next point overwrites. */
type OnPoint = (record: DataView) => void;

/** Decompresses points. A fault in WebAssembly ruins its memory, so the next call starts a new instance. */
export class Decoder {
  #lazPerf: Promise<LazPerf> | undefined;

  /** @param program the address of laz-perf.wasm, if the script cannot find it */
  constructor(
    readonly create: CreateLazPerf,
    readonly program?: string,
  ) {}

  prepare(): Promise<unknown> {
    return this.#load();
  }

  async decodeChunk(chunk: Uint8Array, count: number, header: LasHeader, onPoint: OnPoint): Promise<void> {
    checkChunk(chunk, count, header);
    await this.#run(chunk.length, header.recordLength, (lazPerf, data, record) => {
      lazPerf.HEAPU8.set(chunk, data);
      const decoder = new lazPerf.ChunkDecoder();
      decoder.open(header.format, header.recordLength, data);
      readPoints(lazPerf, decoder, { record, count, length: header.recordLength }, onPoint);
      decoder.delete();
    });
  }

  /**
   * Decompresses a whole file.
   *
   * @param fill writes the file into the decoder's memory
   * @param onHeader called before the first point
   * @returns whether a part of the point data is missing
   */
  async decodeFile(
    size: number,
    fill: (memory: () => Uint8Array) => Promise<void>,
    onHeader: (header: LasHeader, read: ReadBytes) => Promise<OnPoint>,
  ): Promise<boolean> {
    const lazPerf = await this.#load();
    const data = lazPerf._malloc(size);
    check(data !== 0, "There is no memory for the file.", "large");
    // `fill` takes a function, because growing replaces the memory.
    await fill(() => lazPerf.HEAPU8.subarray(data, data + size));
    const read = (offset: number, length: number) =>
      lazPerf.HEAPU8.slice(data + Math.min(offset, size), data + Math.min(offset + length, size));
    const header = readLasHeader(read(0, maxLasHeaderBytes));
    const onPoint = await onHeader(header, ({ offset, length }) => Promise.resolve(read(offset, length)));
    check(header.pointStart + 8 <= size, "The file ends before its points.");
    // The point data begins with the offset of the chunk table; a writer that streams puts the offset at the end of the file.
    const table = toNumber(new DataView(read(header.pointStart, 8).buffer), 0);
    const points = lazPerf.HEAPU8.subarray(data + header.pointStart, data + Math.min(table, size));
    const isDamaged = hasHole(points);
    await this.#run(0, header.recordLength, (_, __, record) => {
      const decoder = new lazPerf.LASZip();
      decoder.open(data, size);
      readPoints(
        lazPerf,
        decoder,
        { record, count: header.pointCount, length: header.recordLength },
        onPoint,
      );
      decoder.delete();
    });
    lazPerf._free(data);
    return isDamaged;
  }

  async #run(
    bytes: number,
    recordLength: number,
    task: (lazPerf: LazPerf, data: Pointer, record: Pointer) => void,
  ): Promise<void> {
    const lazPerf = await this.#load();
    try {
      const [data, record] = [lazPerf._malloc(Math.max(bytes, 1)), lazPerf._malloc(recordLength)];
      check(data !== 0 && record !== 0, "There is no memory for the points.", "large");
      task(lazPerf, data, record);
      lazPerf._free(record);
      lazPerf._free(data);
    } catch (error) {
      this.#lazPerf = undefined;
      if (error instanceof ScanError) throw error;
      throw new ScanError("damaged", `The points cannot be decompressed: ${String(error)}`);
    }
  }

  #load(): Promise<LazPerf> {
    const { program } = this;
    const options = {
      ...(program !== undefined && { locateFile: () => program }),
      // Discards the output, which is for developers of laz-perf.
      print: () => undefined,
      printErr: () => undefined,
    };
    this.#lazPerf ??= this.create(options).catch((error: unknown) => {
      this.#lazPerf = undefined;
      throw new ScanError("network", `The decoder did not load: ${String(error)}`);
    });
    return this.#lazPerf;
  }
}

function readPoints(
  lazPerf: LazPerf,
  decoder: { getPoint: (to: Pointer) => void },
  { record, count, length }: { record: Pointer; count: number; length: number },
  onPoint: OnPoint,
): void {
  let view = new DataView(lazPerf.HEAPU8.buffer, record, length);
  for (let index = 0; index < count; index++) {
    decoder.getPoint(record);
    if (view.buffer !== lazPerf.HEAPU8.buffer) view = new DataView(lazPerf.HEAPU8.buffer, record, length);
    onPoint(view);
  }
}

/**
 * A run of zeros of this many bytes is a hole: compressed points contain no such run, and disks and broken copies lose multiples of 512
 * bytes.
 */
const holeBytes = 512;

/** Whether bytes were lost. The zeros that replace them would decompress to points with wrong colors and positions. */
export function hasHole(bytes: Uint8Array): boolean {
  let from = 0;
  while (from + holeBytes <= bytes.length) {
    let at = from + holeBytes - 1;
    while (at >= from && bytes[at] === 0) at--;
    if (at < from) return true;
    from = at + 1;
  }
  return false;
}

/** Layers of a chunk: nine for any point format, one more for colors, one for infrared, and one per extra byte. */
const layersOfPoint = 9;
const layersOfFormat = new Map([
  [6, 0],
  [7, 1],
  [8, 2],
]);

/**
 * Throws unless a compressed chunk has all of its layers. A chunk begins with the first point uncompressed, the number of points, and the
 * length of each layer. The decoder trusts these numbers.
 */
function checkChunk(chunk: Uint8Array, count: number, { format, recordLength }: LasHeader): void {
  const layers =
    layersOfPoint + (layersOfFormat.get(format) ?? 0) + recordLength - (recordLengths.get(format) ?? 0);
  const start = recordLength + 4 + layers * 4;
  check(chunk.length >= start, "A chunk ends before its first layer.");
  const data = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  check(data.getUint32(recordLength, true) === count, "A chunk has another number of points than its node.");
  let end = start;
  for (let layer = 0; layer < layers; layer++) end += data.getUint32(recordLength + 4 + layer * 4, true);
  check(end <= chunk.length, "A chunk ends within a layer.");
  check(!hasHole(chunk.subarray(start)), "A part of a chunk is lost.");
}

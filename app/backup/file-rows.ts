import { parseCopyLine, readLines } from "~/db/transfer/copy-text";

/** What the table `files` says about the content of a file. */
export interface FileRow {
  storedName: string;
  byteSize: number;
  /** In hex. */
  sha256: string;
}

/** The table whose rows name the stored files. */
export const filesTable = "files";

/** Reads the rows of the table `files` in the text format of `COPY`. */
export async function* readFileRows(
  columns: readonly string[],
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<FileRow> {
  const [name, size, hash] = ["stored_name", "byte_size", "sha256"].map((column) => columns.indexOf(column));
  for await (const line of readLines(chunks)) {
    const values = parseCopyLine(line);
    yield {
      storedName: values[name ?? -1] ?? "",
      byteSize: Number(values[size ?? -1]),
      sha256: values[hash ?? -1] ?? "",
    };
  }
}

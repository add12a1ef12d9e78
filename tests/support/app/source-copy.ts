import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The files that the development server reads. Tests can edit the copies. */
const copied = ["app", "scripts", "package.json", "remix.config.js", "tsconfig.json", "vite.config.ts"];
const linked = ["drizzle", "node_modules", "public"];

/**
 * Copies the sources into a new folder with the same packages. A test can edit them while other tests read the original.
 *
 * @param more further files and folders that the test changes
 */
export function copySources(more: { copied?: string[] } = {}) {
  const extra = more.copied ?? [];
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-sources-"));
  for (const name of [...copied, ...extra]) cpSync(name, path.join(folder, name), { recursive: true });
  for (const name of linked.filter((each) => !extra.includes(each)))
    symlinkSync(path.resolve(name), path.join(folder, name));
  return {
    folder,
    /** Replaces a text of a file. Throws if the file does not contain it. */
    edit(file: string, from: string, to: string): void {
      const name = path.join(folder, file);
      const source = readFileSync(name, "utf8");
      if (!source.includes(from)) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(name, source.replace(from, to));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

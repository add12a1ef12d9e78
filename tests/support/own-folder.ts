import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * A folder for this test file's uploads and data. Import it before anything of the app: that reads the
 * environment as soon as it is loaded, and only once.
 */
export const ownFolder = mkdtempSync(path.join(tmpdir(), "datum3d-file-"));

process.env.UPLOADS_DIR = path.join(ownFolder, "uploads");
process.env.DATA_DIR = path.join(ownFolder, "data");

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * The folder for this test file's uploads and data. Import this module before any module of the app, which reads the environment once when it
 * is loaded.
 */
export const testFolder = mkdtempSync(path.join(tmpdir(), "datum3d-file-"));

process.env.UPLOADS_DIR = path.join(testFolder, "uploads");
process.env.DATA_DIR = path.join(testFolder, "data");

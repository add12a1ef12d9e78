// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { builtInputs, isBuilt, root } from "./setup.js";

/**
 * The content of the release.json that `npm run release` writes.
 *
 * @typedef {object} Release
 * @property {string} name
 * @property {string} commit
 * @property {string} platform the system of the compiled packages
 * @property {string} inputs the hash of the app's source files
 * @property {{ needs: string, bears: string }} schema the newest migration of the release, and the oldest one that another release on the
 *   same tables must have
 */

/** Returns the system of the compiled packages: `linux-x64-glibc`. */
export function platformName() {
  const { platform, arch } = process;
  if (platform !== "linux") return `${platform}-${arch}`;
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return `${platform}-${arch}-${header.glibcVersionRuntime ? "glibc" : "musl"}`;
}

/** @returns {Release | null} null in a clone of the repository */
function readRelease() {
  const file = path.join(root, "release.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/**
 * Returns the release's name, such as `datum3d-1.0.0-efe998661d86`; without the commit in a clone of the repository.
 *
 * @returns {string}
 */
export function releaseName() {
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  return readRelease()?.name ?? `datum3d-${version}`;
}

/** Whether this start must not install or build: it runs in production, or in a release without sources. */
export function isProductionStart() {
  return process.env.NODE_ENV === "production" || readRelease() !== null;
}

/**
 * Returns the reason why the app cannot start, in one line with the remedy; undefined if it can start.
 *
 * @returns {string | undefined}
 */
export function findStartFault() {
  const release = readRelease();
  const hint = release
    ? "Unpack the release again, into an empty folder."
    : "A production start neither installs nor builds. Run `npm run build` first, or start without NODE_ENV=production.";
  if (!hasPackages()) return `The packages are missing. ${hint}`;
  if (!release) return isBuilt() ? undefined : `The build is missing or older than its sources. ${hint}`;
  const here = platformName();
  if (release.platform !== here)
    return `This release is for ${release.platform}, and this machine is ${here}. Make a release on a machine like this one.`;
  return builtInputs() === release.inputs ? undefined : `The build is not that of ${release.name}. ${hint}`;
}

function hasPackages() {
  try {
    createRequire(import.meta.url).resolve("@remix-run/serve/dist/cli.js");
    return true;
  } catch {
    return false;
  }
}

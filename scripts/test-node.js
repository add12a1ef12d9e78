// @ts-check
/**
 * `npm run test:node 24`, or `npm run test:node 24 -- --project unit`: runs the tests on another Node, without installing it. Takes the
 * newest version that fits from npm into a temporary folder, and runs `npm test` with it: further arguments are those of Vitest.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "./setup.js";

const isWindows = process.platform === "win32";
/** Milliseconds: the package has 50 MB. */
const downloadTimeout = 300_000;

const [version = "", ...vitestArguments] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version)) {
  console.error("Name a version of Node: npm run test:node 24, or npm run test:node 24 -- --project unit");
  process.exit(1);
}

const folder = mkdtempSync(path.join(tmpdir(), "datum3d-node-"));
// A test starts the app as another user, who has to find this Node.
chmodSync(folder, 0o755);
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

try {
  process.exitCode = await runTests(installNode());
} catch (error) {
  // npm has printed its own error.
  console.error(`Node ${version} cannot be run: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** Installs Node into the temporary folder, and returns the path of its program. */
function installNode() {
  const name = packageName();
  execFileSync(
    "npm",
    [
      "install",
      "--prefix",
      folder,
      "--no-save",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      `${name}@${version}`,
    ],
    { stdio: ["ignore", "ignore", "inherit"], timeout: downloadTimeout, shell: isWindows },
  );
  const program = path.join(folder, "node_modules", name, "bin", isWindows ? "node.exe" : "node");
  console.log(`Node ${execFileSync(program, ["--version"], { encoding: "utf8" }).trim()}`);
  return program;
}

/** The package that npm's `node` package would install by a script, which npm 12 no longer runs: one for each system. */
function packageName() {
  const { platform, arch } = process;
  const prefix = platform === "darwin" && arch === "arm64" ? "node-bin" : "node";
  return [prefix, isWindows ? "win" : platform, arch].join("-");
}

/**
 * Runs the tests. Commands that they start by name, such as npm, find the same Node first.
 *
 * @param {string} program
 * @returns {Promise<number>} the exit code
 */
async function runTests(program) {
  const PATH = [path.dirname(program), process.env.PATH].join(path.delimiter);
  const child = spawn(program, [path.join(root, "scripts", "test.js"), ...vitestArguments], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    // A process group of its own, so that a signal ends Vitest too.
    detached: !isWindows,
    env: { ...process.env, PATH },
  });
  process.once("exit", () => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
    if (isWindows) child.kill();
    else process.kill(-child.pid, "SIGTERM");
  });
  const [code] = await once(child, "exit");
  return code ?? 1;
}

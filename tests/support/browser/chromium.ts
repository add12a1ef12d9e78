import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type LaunchOptions } from "playwright-core";

/** Whether the npm package has a Chromium for this system. */
export const isBundled = process.platform === "linux" && process.arch === "x64";

/** Arguments that turn off background traffic and block other hosts. A page that requests another host fails its test. */
const args = [
  "--no-sandbox",
  // Pages of a test file share compiled scripts: see contexts.ts.
  "--process-per-site",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
  "--host-resolver-rules=MAP localhost 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Returns the options to launch Chromium; null if neither the npm package nor this machine has one that starts. The package is the first
 * choice: its headless shell has no windows, and opens a page in a third of the processor time of an installed browser.
 */
export async function findChromium(): Promise<LaunchOptions | null> {
  const wanted = process.env.CHROME_PATH;
  if (!wanted && isBundled && (await starts(carriedChromium))) return carriedChromium();
  for (const executablePath of wanted ? [wanted] : installed.filter(existsSync)) {
    const options = { executablePath, args };
    if (await starts(() => options)) return options;
  }
  if (wanted) throw new Error(`CHROME_PATH is ${wanted}, and no Chromium starts there.`);
  return null;
}

async function starts(find: () => LaunchOptions): Promise<boolean> {
  try {
    await (await chromium.launch({ ...find(), timeout: 30_000 })).close();
    return true;
  } catch {
    return false;
  }
}

/** Returns the options for the package's Chromium, with the system libraries that a minimal machine lacks. */
export function carriedChromium(): LaunchOptions {
  const folder = unpack();
  // Written each time, because the cache folder can move.
  writeFileSync(
    path.join(folder, "fonts.conf"),
    `<fontconfig><dir>${path.join(folder, "fonts")}</dir></fontconfig>`,
  );
  return {
    executablePath: path.join(folder, "chromium"),
    args,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(folder, "al2023", "lib"),
      FONTCONFIG_PATH: folder,
    },
  };
}

/** Unpacks the package once into a cache. Unpacks to a temporary folder first, so that the cache is never incomplete. */
function unpack(): string {
  const cache = path.resolve("node_modules", ".cache");
  const folder = path.join(cache, `chromium-${carriedVersion()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const attempt = mkdtempSync(path.join(cache, "chromium-"));
  execFileSync(process.execPath, ["tests/support/programs/unpack-chromium.js"], {
    // The package unpacks the libraries only if it detects AWS Lambda.
    env: { ...process.env, TMPDIR: attempt, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" },
    timeout: 60_000,
  });
  try {
    renameSync(attempt, folder);
  } catch (error) {
    rmSync(attempt, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function carriedVersion(): string {
  const file = path.resolve("node_modules", "@sparticuz", "chromium", "package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";

const remixReact = "@remix-run/react";

/** Bytes under gzip of `floor.tsx` with Remix and React in it, as they are published, built for the same browsers as the app. */
export async function floorSize(): Promise<number> {
  const published = copyAsPublished();
  try {
    const output = (await build({
      configFile: false,
      logLevel: "silent",
      mode: "production",
      resolve: { alias: { [remixReact]: published } },
      build: {
        write: false,
        target: ["chrome111", "firefox121", "safari16.4"],
        modulePreload: { polyfill: false },
        rollupOptions: { input: fileURLToPath(new URL("./floor.tsx", import.meta.url)) },
      },
    })) as Rollup.RollupOutput;
    const chunks = output.output.filter((file) => file.type === "chunk");
    return chunks.reduce((bytes, { code }) => bytes + gzipSync(code).length, 0);
  } finally {
    rmSync(published, { recursive: true });
  }
}

/** Copies the package without its patch to where it finds what it imports. Returns the folder. */
function copyAsPublished(): string {
  mkdirSync("node_modules/.cache", { recursive: true });
  const copy = path.resolve(mkdtempSync("node_modules/.cache/published-"));
  cpSync(`node_modules/${remixReact}`, copy, { recursive: true });
  const patch = readdirSync("patches").find((name) => name.startsWith("@remix-run+react+"));
  if (patch) execFileSync("patch", ["-R", "-s", "-p4", "-d", copy, "-i", path.resolve("patches", patch)]);
  return copy;
}

import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";

/** Bytes under gzip of `floor.tsx` with Remix and React in it, built for the same browsers as the app. */
export async function floorSize(): Promise<number> {
  const output = (await build({
    configFile: false,
    logLevel: "silent",
    mode: "production",
    build: {
      write: false,
      target: ["chrome111", "firefox121", "safari16.4"],
      modulePreload: { polyfill: false },
      rollupOptions: { input: fileURLToPath(new URL("./floor.tsx", import.meta.url)) },
    },
  })) as Rollup.RollupOutput;
  const chunks = output.output.filter((file) => file.type === "chunk");
  return chunks.reduce((bytes, { code }) => bytes + gzipSync(code).length, 0);
}

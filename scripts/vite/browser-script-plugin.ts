import { createHash } from "node:crypto";
import path from "node:path";
import { build, type Plugin, type Rollup } from "vite";

const suffix = "?script";

/**
 * Turns `import url from "./x.ts?script"` into the URL of a script for pages without React: the module and its imports in one minified file
 * with a content hash in its name. Vite's `?worker&url` is not minified in the server build, and `?url` bundles nothing.
 *
 * @param plugins the plugins for the modules of a script
 */
export function browserScript(plugins: Plugin[], target: string[]): Plugin {
  let isBuild = false;
  const fileNames = new Map<string, string>();
  return {
    name: "browser-script",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return undefined;
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer);
      return resolved ? resolved.id + suffix : undefined;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const file = id.slice(0, -suffix.length);
      // The development server serves each module separately.
      if (!isBuild) return `export default ${JSON.stringify(`/${path.relative(process.cwd(), file)}`)};`;
      const source = await bundle(file, plugins, target);
      const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
      const fileName = `assets/${path.parse(file).name}-${hash}.js`;
      this.emitFile({ type: "asset", fileName, source });
      fileNames.set(id, fileName);
      return `export default ${JSON.stringify(`/${fileName}`)};`;
    },
    /** Adds the script to the manifest, because Remix moves the server build's assets there to the folder of the browser build. */
    renderChunk(_code, { moduleIds, viteMetadata }) {
      for (const id of moduleIds) {
        const fileName = fileNames.get(id);
        if (fileName) viteMetadata?.importedAssets.add(fileName);
      }
      return null;
    },
  };
}

async function bundle(file: string, plugins: Plugin[], target: string[]): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins,
    build: {
      write: false,
      target,
      // Library mode leaves `import()` unchanged. App mode would add a kilobyte of preload code to it.
      lib: { entry: file, formats: ["iife"], name: "script" },
    },
  });
  const [output] = [result].flat() as Rollup.RollupOutput[];
  const chunk = output?.output[0];
  if (chunk?.type !== "chunk" || output?.output.length !== 1)
    throw new Error(`${file} must become one script without other files.`);
  return chunk.code;
}

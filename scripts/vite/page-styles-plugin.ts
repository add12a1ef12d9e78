import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { marketing, visitors } from "../../app/route-map";

/** The pages that each style sheet is for; `tailwind.css` is for all others. */
const sheets: Readonly<Record<string, readonly string[]>> = {
  "marketing.css": Object.keys(marketing),
  "visitors.css": Object.keys(visitors).filter((id) => !(id in marketing)),
};
const frame = ["root.tsx", "routes/site/layout/route.tsx"];

/** Gives the style sheets of some pages the utilities that the modules of these pages name, and no others. */
export function pageStyles(): Plugin {
  let app = "";
  return {
    name: "page-styles",
    enforce: "pre",
    configResolved: ({ root }) => void (app = path.join(root, "app")),
    transform(code, id) {
      // The module that has the address of a style sheet.
      if (/\?url\b/.test(id)) return undefined;
      const pages = sheets[path.relative(app, id.replace(/\?.*$/, ""))];
      if (!pages) return undefined;
      const entries = [...frame, ...pages.map((page) => `${page}/route.tsx`)];
      const sources = findModules(entries.map((file) => path.join(app, file)));
      return {
        code: [code, ...sources.map((file) => `@source "./${path.relative(app, file)}";`)].join("\n"),
        map: null,
      };
    },
  };

  /** Returns the files and all of the app that they import, types and modules of the server excepted. */
  function findModules(entries: readonly string[]): string[] {
    const found = new Set(entries);
    // A set also yields what is added on the way.
    for (const file of found)
      for (const imported of importsOf(file)) {
        const module = resolve(imported, file);
        if (module) found.add(module);
      }
    return [...found];
  }

  function resolve(imported: string, importer: string): string | undefined {
    if (!/^(~|\.{1,2})\//.test(imported)) return undefined;
    const base = imported.startsWith("~/")
      ? path.join(app, imported.slice(2))
      : path.resolve(path.dirname(importer), imported);
    return ["", ".tsx", ".ts", "/index.ts"]
      .map((end) => base.replace(/\?\w+$/, "") + end)
      .find(
        (file) => /(?<!\.server)\.(?:tsx?|js)$/.test(file) && existsSync(file) && statSync(file).isFile(),
      );
  }
}

function importsOf(file: string): string[] {
  const code = readFileSync(file, "utf8").replace(/^import type [^;]+;/gm, "");
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g)].map(([, name = ""]) => name);
}

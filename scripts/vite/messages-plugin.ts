import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import type { Plugin } from "vite";

const prefix = "~/messages/";
/** Marks the generated modules. Their ids stay paths below app/, by which the build groups modules into chunks. */
const pseudoQuery = "?pseudo";
const catalogs = path.resolve("app/messages");

/** The name of the generated language of tests: every text of en-US with accents and between ⟦ and ⟧. */
const pseudoLocale = "pseudo";

/**
 * Resolves `~/messages/*` to the catalogs of the build's language: a folder of app/messages/, or "pseudo". Modules that lie
 * directly in app/messages/ are code and belong to all languages.
 */
export function messages(locale: string): Plugin {
  return {
    name: "messages",
    enforce: "pre",
    resolveId(source) {
      if (!source.startsWith(prefix)) return undefined;
      const name = source.slice(prefix.length);
      if (locale === pseudoLocale && isCatalog(name) && name !== "locale")
        return findModule("en-US", name) + pseudoQuery;
      return findModule(locale === pseudoLocale ? "en-US" : locale, name);
    },
    load(id) {
      if (!id.endsWith(pseudoQuery)) return undefined;
      const file = id.slice(0, -pseudoQuery.length);
      const names = exportedNames(file);
      return [
        `import * as _messages from ${JSON.stringify(file)};`,
        `import { toPseudo as _toPseudo } from ${JSON.stringify(path.join(catalogs, "pseudo.ts"))};`,
        ...names.map((name) => `export const ${name} = /* @__PURE__ */ _toPseudo(_messages.${name});`),
      ].join("\n");
    },
  };
}

function isCatalog(name: string): boolean {
  return ts.sys.fileExists(path.join(catalogs, "en-US", `${name}.ts`));
}

/**
 * Returns the file of a module: the catalog of the language first, then that of en-US, since the texts for staff are not translated, then
 * shared code, as in tsconfig.json.
 */
function findModule(locale: string, name: string): string {
  const candidates = [
    path.join(locale, `${name}.ts`),
    path.join("en-US", `${name}.ts`),
    `${name}.ts`,
    `${name}.tsx`,
  ];
  const found = candidates.map((file) => path.join(catalogs, file)).find((file) => ts.sys.fileExists(file));
  if (!found) throw new Error(`app/messages/${locale} has no catalog "${name}".`);
  return found;
}

/** Returns the names of a module's exported values; types are not included. */
function exportedNames(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  });
}

import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import type { Plugin } from "vite";
import { outputLocale } from "./minify-plugin";
import { locales } from "../../app/messages/languages";

const prefix = "~/messages/";
/** Marks the generated modules that choose among the languages when a text is read. Their ids stay paths below app/, by which the build groups modules into chunks. */
const chosenQuery = "?chosen";
/** Marks the modules that choose among several languages when a script is minified. */
const translatedQuery = "?translated";
const root = path.resolve("app/messages");

/** An import of a catalog as a namespace. ESLint (`local/texts-when-shown`) allows no other for translated ones. */
const namespaceImport = /^import \* as (\w+) from "~\/messages\/([\w/-]+)";$/gm;

/**
 * Resolves `~/messages/*` to the catalogs of a language, a folder of app/messages/. Modules that lie directly in app/messages/ are code and
 * belong to all languages.
 *
 * On the server a translated catalog becomes an object whose texts are those of the current language when they are read. The scripts of the
 * browser are built for each language; only those of the development server choose it as the server does.
 *
 * @param outputs the languages of which the build has scripts: a text is chosen when a script is minified
 */
export function messages(outputs: readonly string[] = []): Plugin {
  let isBuild = false;
  return {
    name: "messages",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    transform(code, id, options) {
      // The minifier leaves out a call only if it knows that nothing else happens.
      if (outputs.length > 0 && catalogLocale(id))
        return { code: code.replace(/\bplural\(/g, "/* @__PURE__ */ plural("), map: null };
      const isStatic = isBuild && options?.ssr !== true;
      if (isStatic || !code.includes(prefix) || catalogLocale(id)) return undefined;
      return {
        code: code.replace(namespaceImport, (statement, alias: string, name: string) =>
          isTranslated(name)
            ? `import { texts as ${alias} } from "${prefix}${name}${chosenQuery}";`
            : statement,
        ),
        map: null,
      };
    },
    resolveId(source, importer) {
      if (!source.startsWith(prefix)) return undefined;
      const name = source.slice(prefix.length);
      if (name.endsWith(chosenQuery))
        return findModule("en-US", name.slice(0, -chosenQuery.length)) + chosenQuery;
      if (outputs.length > 0 && isTranslated(name)) return findModule("en-US", name) + translatedQuery;
      // A catalog reads others of its own language.
      const own = catalogLocale(importer) ?? "en-US";
      return findModule(own, name);
    },
    load(id, options) {
      if (id.endsWith(chosenQuery)) return choose(id.slice(0, -chosenQuery.length), options?.ssr ?? false);
      if (id.endsWith(translatedQuery))
        return chooseWhenMinified(id.slice(0, -translatedQuery.length), outputs);
      return undefined;
    },
  };
}

/** Returns the source of a module that exports a catalog in all languages as `texts`. */
function choose(english: string, isServer: boolean): string {
  const name = path.relative(path.join(root, "en-US"), english);
  const current = `current-locale.${isServer ? "server" : "browser"}.ts`;
  return [
    `import { chooseTexts } from ${JSON.stringify(path.join(root, "languages.ts"))};`,
    `import { currentLocale } from ${JSON.stringify(path.join(root, current))};`,
    ...locales.map(
      (locale, index) => `import * as c${index} from ${JSON.stringify(path.join(root, locale, name))};`,
    ),
    `export const texts = chooseTexts({ ${locales.map((locale, index) => `"${locale}": c${index}`).join(", ")} }, currentLocale);`,
  ].join("\n");
}

/** Returns the source of a module that exports the texts of the one language that a script is minified for. */
function chooseWhenMinified(english: string, outputs: readonly string[]): string {
  const name = path.relative(path.join(root, "en-US"), english);
  const choose = (text: string) =>
    outputs.reduceRight(
      (others, locale, index) =>
        `/* @__PURE__ */ ${outputLocale} === "${locale}" ? c${index}.${text} : ${others}`,
      "undefined",
    );
  return [
    ...outputs.map(
      (locale, index) => `import * as c${index} from ${JSON.stringify(path.join(root, locale, name))};`,
    ),
    ...exportedNames(english).map((text) => `export const ${text} = ${choose(text)};`),
  ].join("\n");
}

/** Returns the language of a module that is a catalog. */
function catalogLocale(id = ""): string | undefined {
  const [folder = "", ...rest] = path.relative(root, id).split(path.sep);
  return rest.length > 0 && locales.some((locale) => locale === folder) ? folder : undefined;
}

function isCatalog(locale: string, name: string): boolean {
  return ts.sys.fileExists(path.join(root, locale, `${name}.ts`));
}

/** Whether visitors read a catalog, in any language: those for staff and programs are English. */
function isTranslated(name: string): boolean {
  return locales.every((locale) => isCatalog(locale, name));
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
  const found = candidates.map((file) => path.join(root, file)).find((file) => ts.sys.fileExists(file));
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

import { existsSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { defaultLocale, locales, translations } from "../../app/messages/languages";

const prefix = "~/messages/";
const root = path.resolve("app/messages");
/** Marks generated modules with the current language's texts. Their ids stay paths below app/, by which the build groups modules into chunks. */
const chosenQuery = "?chosen";
/** Marks generated modules that a browser loads for a page in a language other than English. */
const loadedQuery = "?loaded";

/** An import of a catalog as a namespace. For translated catalogs, ESLint (`local/texts-when-shown`) allows no other form. */
const namespaceImport = /^import \* as (\w+) from "~\/messages\/([\w/-]+)";$/gm;

/**
 * Resolves `~/messages/*` to the catalogs of a language, a folder of app/messages/. Modules directly in app/messages/ are code for all
 * languages. A translated catalog becomes an object whose texts are chosen by the current language when they are read. The server has all
 * languages. A browser has English, and loads the language of its page. A single-file script (`isScript`) contains its few texts in all
 * languages.
 */
export function messages({ isScript = false } = {}): Plugin {
  return {
    name: "messages",
    enforce: "pre",
    transform(code, id) {
      if (!code.includes(prefix) || catalogLocale(id)) return undefined;
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
        return findModule(defaultLocale, name.slice(0, -chosenQuery.length)) + chosenQuery;
      // A catalog imports other catalogs in its own language.
      return findModule(catalogLocale(importer) ?? defaultLocale, name);
    },
    load(id, options) {
      if (id.endsWith(chosenQuery)) {
        const name = path.relative(path.join(root, defaultLocale), id.slice(0, -chosenQuery.length));
        if (isScript) return chooseFromAll(name, [], "document.documentElement.lang");
        return options?.ssr ? chooseOnServer(name) : chooseInBrowser(name);
      }
      if (id.endsWith(loadedQuery)) return addWhenLoaded(id.slice(0, -loadedQuery.length));
      return undefined;
    },
  };
}

/** Returns the import specifier of a file below app/messages/. */
const specifier = (...parts: string[]) => JSON.stringify(path.join(root, ...parts));

/** Returns the source of a module that exports a catalog as `texts`, in the language of the request. */
function chooseOnServer(name: string): string {
  const currentLocale = `import { currentLocale } from ${specifier("current-locale.server.ts")};`;
  return chooseFromAll(name, [currentLocale], "currentLocale()");
}

/** Returns the source of a module that contains a catalog in all languages. `language` is a source expression for the current language. */
function chooseFromAll(name: string, imports: readonly string[], language: string): string {
  return [
    ...imports,
    `import { chooseTexts } from ${specifier("languages.ts")};`,
    ...locales.map((locale, index) => `import * as c${index} from ${specifier(locale, name)};`),
    `const catalogs = { ${locales.map((locale, index) => `"${locale}": c${index}`).join(", ")} };`,
    `export const texts = chooseTexts(c0, () => catalogs[${language}]);`,
  ].join("\n");
}

/** Like `chooseOnServer`, for a browser and the language of its page. */
function chooseInBrowser(name: string): string {
  const loaders = translations.map(
    (locale) => `"${locale}": () => import(${specifier(locale, name + loadedQuery)})`,
  );
  return [
    `import { translate } from ${specifier("translate.browser.ts")};`,
    `import * as english from ${specifier(defaultLocale, name)};`,
    `export const texts = translate("${name}", english, { ${loaders.join(", ")} });`,
  ].join("\n");
}

function addWhenLoaded(file: string): string {
  const [, ...name] = path.relative(root, file).split(path.sep);
  return [
    `import { addTexts } from ${specifier("translate.browser.ts")};`,
    `import * as catalog from ${JSON.stringify(file)};`,
    `addTexts("${path.join(...name)}", catalog);`,
  ].join("\n");
}

/** Returns the language of a catalog; undefined for other modules. */
function catalogLocale(id = ""): string | undefined {
  const [folder = "", ...rest] = path.relative(root, id).split(path.sep);
  return rest.length > 0 && locales.some((locale) => locale === folder) ? folder : undefined;
}

/** Whether a catalog is translated. Catalogs for staff and programs exist only in English. */
function isTranslated(name: string): boolean {
  return locales.every((locale) => existsSync(path.join(root, locale, `${name}.ts`)));
}

/**
 * Returns the file of a module: the language's catalog; otherwise the English one, because texts for staff are not translated; otherwise
 * shared code, as in tsconfig.json.
 */
function findModule(locale: string, name: string): string {
  const candidates = [
    path.join(locale, `${name}.ts`),
    path.join(defaultLocale, `${name}.ts`),
    `${name}.ts`,
    `${name}.tsx`,
  ];
  const found = candidates.map((file) => path.join(root, file)).find((file) => existsSync(file));
  if (!found) throw new Error(`app/messages/${locale} has no catalog "${name}".`);
  return found;
}

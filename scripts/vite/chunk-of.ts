import type { Rollup } from "vite";
import { translations } from "../../app/messages/languages";

const framework =
  /\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\/|vite\/preload-helper|commonjsHelpers/;
/**
 * The entry modules of two groups: the visitors' pages with React, and the layout of every staff page. Modules that a group shares with
 * other pages get their own file.
 */
const groups = {
  site: /\/app\/(entry\.client|root|routes\/site\/(booking|layout)\/route)\.tsx/,
  staff: /\/app\/routes\/staff\/layout\/route\.tsx/,
};

/**
 * Names the browser chunk of a module: the framework, a language's texts, modules that the booking form shares with other pages, and modules
 * of every staff page. Rollup alone makes about forty chunks of a few hundred bytes, each of which costs a request.
 */
export function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  if (framework.test(id)) return "framework";
  const language = translations.find((locale) => id.includes(`/app/messages/${locale}/`));
  if (language) return `texts-${language}`;
  const users = findUsers(id, getModuleInfo);
  if (users.length < 2) return undefined;
  return Object.entries(groups).find(([, page]) => users.some((user) => page.test(user)))?.[0];
}

/** Returns the entries and the lazily loaded modules that import a module, directly or not. */
function findUsers(id: string, getModuleInfo: Rollup.GetModuleInfo): string[] {
  const importers = new Set([id]);
  // Iterating a set includes the elements that are added during the loop.
  for (const each of importers)
    for (const importer of getModuleInfo(each)?.importers ?? []) importers.add(importer);
  return [...importers].filter((each) => {
    const info = getModuleInfo(each);
    return info?.isEntry === true || (info?.dynamicImporters.length ?? 0) > 0;
  });
}

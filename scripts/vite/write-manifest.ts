/** An entry of Remix's manifest. */
export interface Route {
  id: string;
  parentId?: string;
  path?: string;
  index?: true;
  caseSensitive?: boolean;
  hasAction: boolean;
  hasLoader: boolean;
  hasClientAction: boolean;
  hasClientLoader: boolean;
  hasErrorBoundary: boolean;
  /** Addresses of files, such as `/assets/route-Bo_yhyMY.js`. */
  module: string;
  imports: string[];
  css: string[];
}

/** What Remix's browser script reads at start. */
export interface Manifest {
  routes: Record<string, Route>;
  entry: { module: string; imports: string[] };
  url: string;
  version: string;
}

const asset = /^\/assets\/(.+)\.js$/;
const flags = ["hasAction", "hasLoader", "hasClientAction", "hasClientLoader", "hasErrorBoundary"] as const;

/**
 * Returns the manifest as a script whose entries are rows of values: the names of the properties, repeated for each of some sixty routes,
 * are a fifth of its size under gzip. It leaves out imports, which are half of the rest: they are only for preloading, and the document
 * lists those of its page.
 *
 * @throws {Error} when a route has what a row cannot say
 */
export function writeManifest({ entry, ...manifest }: Omit<Manifest, "routes">, routes: Route[]): string {
  const rows = JSON.stringify(routes.map(toRow));
  return `{...${JSON.stringify(manifest)},entry:{module:${JSON.stringify(entry.module)},imports:[]},routes:Object.fromEntries(${rows}.map(${toEntry}))};`;
}

function toRow(route: Route) {
  const { id, parentId = 0, path = 0, index, module, caseSensitive, css } = route;
  if (caseSensitive || css.length > 0) throw new Error(`The manifest has no room for an option of ${id}.`);
  const [, name] = asset.exec(module) ?? [];
  if (!name) throw new Error(`${module} is not a script of the build.`);
  const set = flags.map((flag) => (route[flag] ? 1 : 0)).join("");
  return [id, parentId, path, index ? 1 : 0, set, name];
}

/** Runs in the browser: turns a row back into an entry. */
const toEntry = `([id,parentId,path,index,set,name])=>{
const [${flags.join(",")}]=[...set].map(Number).map(Boolean);
return [id,{id,parentId:parentId||undefined,path:path||undefined,index:index?true:undefined,${flags.join(",")},module:"/assets/"+name+".js",imports:[],css:[]}]}`;

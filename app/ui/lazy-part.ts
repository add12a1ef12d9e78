import { type ComponentType, lazy, type LazyExoticComponent } from "react";

interface LazyPart<Props extends object> {
  /** Belongs inside of a `ChunkBoundary`. */
  Part: ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;
  /** Loads the script ahead of time. If that fails, the part tries again once it is shown. */
  preload: () => void;
}

/**
 * Makes a part of a page a browser chunk of its own. The server renders the part directly, so it is in the document; a browser loads its
 * script with the first page that shows it.
 *
 * @param component `import.meta.env.SSR && Component`: by the condition, the browser build leaves it out
 * @param load imports the same component
 */
export function lazyPart<Props extends object>(
  component: ComponentType<Props> | false,
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  return {
    Part: component || lazy(() => load().then((loaded) => ({ default: loaded }))),
    preload: () => void load().catch(() => undefined),
  };
}

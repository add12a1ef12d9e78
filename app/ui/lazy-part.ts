import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from "react";

interface LazyPart<Props extends object> {
  /** Belongs inside of a `ChunkBoundary`. */
  Part: ComponentType<Props>;
  /** Loads the script ahead of time. If that fails, the part tries again once it is shown. */
  preload: () => void;
  /** Loads the script for a document that has the part, so that React hydrates it without waiting: see `BeforeHydration`. */
  loadBeforeHydration: () => Promise<void>;
}

/** What a route's `handle` may have: entry.client.tsx awaits it before React hydrates the document. */
export interface BeforeHydration {
  loadBeforeHydration?: () => Promise<void>;
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
  let loaded = component || undefined;
  const keep = async () => (loaded = await load());
  const Lazy = lazy(async () => ({ default: await keep() }));
  return {
    // A part that waited for its script stays the same component, with what was typed into it.
    Part: function Part(props) {
      const [shown] = useState({ component: loaded ?? Lazy });
      return createElement(shown.component as FunctionComponent<Props>, props);
    },
    preload: () => void load().catch(() => undefined),
    loadBeforeHydration: async () => {
      await keep();
    },
  };
}

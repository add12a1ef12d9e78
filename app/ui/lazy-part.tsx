import {
  Component,
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from "react";

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

interface ChunkBoundaryProps {
  /**
   * Shown while the chunk loads. It must have no inputs, because the content replaces it. Without it, a navigation waits for the chunk, as
   * it does for the route's.
   */
  pending?: ReactNode;
  /** Shown when the chunk fails to load. */
  fallback: ReactNode;
  /** A `lazy` component. */
  children: ReactNode;
}

/** Renders a `lazy` component, with placeholders while its chunk loads and when loading fails. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { pending, fallback, children } = this.props;
    if (this.state.hasFailed) return fallback;
    return pending === undefined ? children : <Suspense fallback={pending}>{children}</Suspense>;
  }
}

import { Component, type ReactNode, Suspense } from "react";

interface ChunkBoundaryProps {
  /**
   * Shown while the chunk loads. It must have no inputs, because the content replaces it. Without it, a navigation waits for the chunk, as it
   * does for the route's.
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

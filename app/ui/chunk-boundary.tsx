import { Component, type ReactNode, Suspense } from "react";

interface ChunkBoundaryProps {
  /** Shown while the script loads. Nothing to fill in: the content replaces it. */
  pending: ReactNode;
  /** Shown where the script cannot be loaded. Must do without it. */
  fallback: ReactNode;
  /** A `lazy` component. */
  children: ReactNode;
}

/** Shows a `lazy` component, and stands in for it while its script loads and where it cannot be loaded. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { pending, fallback, children } = this.props;
    return this.state.hasFailed ? fallback : <Suspense fallback={pending}>{children}</Suspense>;
  }
}

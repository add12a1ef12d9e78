import { Component, type ReactNode, Suspense } from "react";

interface ChunkBoundaryProps {
  /** Must do without the script that its content waits for. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows `fallback` while the script of a `lazy` component loads, and where it cannot be loaded. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}

import { lazy } from "react";
import { ChunkBoundary } from "~/ui/chunk-boundary";
import { ErrorPage } from "./error-page";
import { NotFoundPage } from "./not-found-page";

/**
 * The server renders the page directly. A browser needs its script only when a page with React leads to an unknown URL,
 * so it is not part of what every such page loads.
 */
const Loaded = import.meta.env.SSR
  ? NotFoundPage
  : lazy(() => import("./not-found-page").then(({ NotFoundPage }) => ({ default: NotFoundPage })));

/** The page for an unknown URL, in its own browser chunk. */
export function LazyNotFoundPage() {
  return (
    <ChunkBoundary pending={null} fallback={<ErrorPage />}>
      <Loaded />
    </ChunkBoundary>
  );
}

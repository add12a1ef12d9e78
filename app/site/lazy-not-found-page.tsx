import { ChunkBoundary, lazyPart } from "~/ui/lazy-part";
import { ErrorPage } from "./error-page";
import { NotFoundPage } from "./not-found-page";

const { Part } = lazyPart(import.meta.env.SSR && NotFoundPage, () =>
  import("./not-found-page").then(({ NotFoundPage }) => NotFoundPage),
);

/**
 * The page for an unknown URL, in its own browser chunk: only a page with React that leads to such a URL needs its script.
 */
export function LazyNotFoundPage() {
  return (
    <ChunkBoundary pending={null} fallback={<ErrorPage />}>
      <Part />
    </ChunkBoundary>
  );
}

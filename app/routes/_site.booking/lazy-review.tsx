import { lazy, memo } from "react";
import { ChunkBoundary } from "~/ui/chunk-boundary";
import { AnswerList } from "./answer-list";
import { Review } from "./review";
import type { StepProps } from "./step-props";

const load = () => import("./review").then(({ Review }) => ({ default: Review }));

/** The server renders the review directly; a browser loads its script with the steps before it. */
const Loaded = import.meta.env.SSR ? Review : lazy(load);

/** Preloads the review's script. If that fails, the last step tries again. */
export function preloadReview(): void {
  load().catch(() => undefined);
}

/** The review of all answers, in its own browser chunk. While that loads, or if it fails to load, lists the answers. */
export const LazyReview = memo(function LazyReview({ data }: Pick<StepProps, "data">) {
  const list = <AnswerList answers={data.answers.flatMap(({ items }) => items)} />;
  return (
    <ChunkBoundary pending={list} fallback={list}>
      <Loaded data={data} />
    </ChunkBoundary>
  );
});

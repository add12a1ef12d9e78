import { lazy, memo } from "react";
import { Banner } from "~/ui/banner";
import { ChunkBoundary } from "~/ui/chunk-boundary";
import { Container } from "~/ui/container";
import { Confirmation } from "./confirmation";
import type { ConfirmationData } from "./confirmation.server";

const load = () => import("./confirmation");

/** The server renders the confirmation at once; a browser loads its script after the last step. */
const Loaded = import.meta.env.SSR
  ? Confirmation
  : lazy(async () => ({ default: (await load()).Confirmation }));

/** Loads the script of the confirmation ahead of the submit. */
export function preloadConfirmation(): void {
  load().catch(() => undefined);
}

/**
 * The confirmation, in a browser chunk of its own; while that loads, and where it cannot be loaded, what the visitor
 * must keep.
 */
export const LazyConfirmation = memo(function LazyConfirmation({ data }: { data: ConfirmationData }) {
  const summary = (
    <Container className="py-section">
      <Banner tone="ok" title="Booking and files saved successfully">
        Reference: {data.reference}
      </Banner>
    </Container>
  );
  return (
    <ChunkBoundary pending={summary} fallback={summary}>
      <Loaded data={data} />
    </ChunkBoundary>
  );
});

import { lazy, memo } from "react";
import * as text from "~/messages/booking";
import { Banner } from "~/ui/banner";
import { ChunkBoundary } from "~/ui/chunk-boundary";
import { Container } from "~/ui/container";
import { Confirmation } from "./confirmation";
import type { ConfirmationData } from "./confirmation.server";

const load = () => import("./confirmation").then(({ Confirmation }) => ({ default: Confirmation }));

/** The server renders the confirmation directly; a browser loads its script with the last step. */
const Loaded = import.meta.env.SSR ? Confirmation : lazy(load);

/** Preloads the confirmation's script. */
export function preloadConfirmation(): void {
  load().catch(() => undefined);
}

/**
 * The confirmation, in its own browser chunk. While that loads, or if it fails to load, shows the reference, which the
 * visitor must keep.
 */
export const LazyConfirmation = memo(function LazyConfirmation({ data }: { data: ConfirmationData }) {
  const summary = (
    <Container className="py-section">
      <Banner tone="ok" title={text.saved}>
        {text.savedReference(data.reference)}
      </Banner>
    </Container>
  );
  return (
    <ChunkBoundary pending={summary} fallback={summary}>
      <Loaded data={data} />
    </ChunkBoundary>
  );
});

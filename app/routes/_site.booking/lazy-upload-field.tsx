import { type ComponentProps, lazy, memo } from "react";
import { ChunkBoundary } from "~/ui/chunk-boundary";
import { PlainUploadField } from "./plain-upload-field";
import { UploadField } from "./upload-field";

const load = () => import("./upload-field");

/** The server renders the field at once; a browser loads its script with the step that shows it. */
const Loaded = import.meta.env.SSR
  ? UploadField
  : lazy(async () => ({ default: (await load()).UploadField }));

/** Loads the field's script ahead of the step that shows it; should that fail, the step tries again. */
export function preloadUploadField(): void {
  load().catch(() => undefined);
}

/**
 * The upload field, in a browser chunk of its own: a fifth of the form's script serves one step of five. Where the
 * chunk cannot be loaded, files are sent with the form, as without script. `memo`, because React replaces the
 * server's markup, and a file chosen in it, when an update reaches a boundary that still waits for its script.
 */
export const LazyUploadField = memo(function LazyUploadField(props: ComponentProps<typeof UploadField>) {
  const { uploaded, refused } = props;
  return (
    <ChunkBoundary
      pending={<PlainUploadField uploaded={uploaded} refused={refused} isPending />}
      fallback={<PlainUploadField uploaded={uploaded} refused={refused} />}
    >
      <Loaded {...props} />
    </ChunkBoundary>
  );
});

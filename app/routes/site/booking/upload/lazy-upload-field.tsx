import { type ComponentProps, lazy, memo } from "react";
import { ChunkBoundary } from "~/ui/chunk-boundary";
import { PlainUploadField } from "./plain-upload-field";
import { UploadField } from "./upload-field";

const load = () => import("./upload-field").then(({ UploadField }) => ({ default: UploadField }));

/** The server renders the field directly; a browser loads its script with the step that shows it. */
const Loaded = import.meta.env.SSR ? UploadField : lazy(load);

/** Preloads the field's script. If that fails, the step that shows the field tries again. */
export function preloadUploadField(): void {
  load().catch(() => undefined);
}

/**
 * The upload field, in its own browser chunk: a fifth of the form's script is for one step of five. If the chunk fails
 * to load, files are sent with the form, as without script. `memo` prevents updates while the chunk loads: an update
 * would make React discard the server's markup, and with it a file that was chosen in it.
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

import { type ComponentProps, memo } from "react";
import { ChunkBoundary, lazyPart } from "~/ui/lazy-part";
import { PlainUploadField } from "./plain-upload-field";
import { UploadField } from "./upload-field";

const upload = lazyPart(import.meta.env.SSR && UploadField, () =>
  import("./upload-field").then(({ UploadField }) => UploadField),
);

/** Loads the field's script ahead of the step that shows it. */
export const preloadUploadField = upload.preload;

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
      <upload.Part {...props} />
    </ChunkBoundary>
  );
});

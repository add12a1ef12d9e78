import { type ComponentProps, lazy, memo } from "react";
import { Button } from "~/ui/button";
import { ChunkBoundary } from "~/ui/chunk-boundary";
import { Field } from "~/ui/field";
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
  return (
    <ChunkBoundary fallback={<PlainUploadField />}>
      <Loaded {...props} />
    </ChunkBoundary>
  );
});

function PlainUploadField() {
  return (
    <div className="rounded-control border border-dashed border-line-strong bg-raised p-5">
      <Field id="files" label="Upload Files (max 15 MB each)">
        <div className="flex flex-wrap items-center gap-3">
          <input id="files" name="files" type="file" multiple className="w-[22rem] max-w-full" />
          <Button size="sm" type="submit" name="intent" value="upload" formNoValidate>
            Upload
          </Button>
        </div>
      </Field>
    </div>
  );
}

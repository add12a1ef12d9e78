import { Component, type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { UploadField } from "./upload-field";

/** The server renders the field at once; a browser loads its script with the step that shows it. */
const Loaded = import.meta.env.SSR
  ? UploadField
  : lazy(async () => ({ default: (await loadUploadField()).UploadField }));

/** Loads the script of the field ahead of the step that shows it; should that fail, the step tries again. */
export function preloadUploadField(): void {
  loadUploadField().catch(() => undefined);
}

/**
 * The upload field, in a browser chunk of its own: a fifth of the form's script serves one step of five. Where the
 * chunk cannot be loaded, files are sent with the form, as without script.
 */
export function LazyUploadField(props: ComponentProps<typeof UploadField>) {
  return (
    <FallbackOnError fallback={<PlainUploadField />}>
      <Suspense fallback={<PlainUploadField />}>
        <Loaded {...props} />
      </Suspense>
    </FallbackOnError>
  );
}

function loadUploadField() {
  return import("./upload-field");
}

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

class FallbackOnError extends Component<
  { fallback: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

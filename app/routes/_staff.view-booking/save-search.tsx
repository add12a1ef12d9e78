import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type ListFilter, toListParams } from "~/booking/list/filter";
import type { ErrorReport } from "~/server/report-error.server";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { FailureBanner } from "~/ui/failure-banner";
import { TextField } from "~/ui/text-field";
import { useIsSubmitting } from "~/ui/use-is-submitting";

/** The action data of a search that could not be saved, with the submitted name. */
export interface SaveSearchRefusal {
  name: string;
  errors?: string[];
  failure?: ErrorReport;
}

/** Saves the current search under a name. A disclosure, so that it works without script. */
export function SaveSearch({
  filter,
  refusal,
  isRefused,
}: {
  filter: ListFilter;
  refusal: SaveSearchRefusal | undefined;
  /** Whether the last submission was rejected; also true for a body that could not be read, which has no `refusal`. */
  isRefused: boolean;
}) {
  const isSaving = useIsSubmitting({ intent: "save-search" });
  const form = useFocusOnRefusal(refusal);
  const details = useClosedWhenSaved(isSaving, isRefused);
  return (
    <details ref={details} open={refusal !== undefined} className="min-w-0 open:w-full">
      <summary className="inline-flex min-h-11 items-center rounded-control px-2 text-accent-text underline underline-offset-[0.2em] hover:decoration-2">
        Save this search
      </summary>
      <Form
        ref={form}
        method="post"
        action={paths.bookings(toListParams(filter))}
        className="mt-2 grid max-w-104 gap-3"
      >
        {refusal?.failure && <FailureBanner failure={refusal.failure} takesFocus={false} />}
        <input type="hidden" name="intent" value="save-search" />
        <div className="flex items-end gap-2">
          <TextField
            id="search-name"
            name="name"
            label="Name of the search"
            hint="One of the same name is replaced."
            errors={refusal?.errors}
            defaultValue={refusal?.name}
            required
            autoComplete="off"
            className="flex-1"
          />
          <Button type="submit" size="sm" isLoading={isSaving}>
            Save
          </Button>
        </div>
      </Form>
    </details>
  );
}

/** Focuses the name after a rejected submission. */
function useFocusOnRefusal(refusal: SaveSearchRefusal | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLInputElement>("[name=name]")?.focus();
  }, [refusal]);
  return form;
}

/** Resets and closes the disclosure after the search is saved, and focuses its summary. */
function useClosedWhenSaved(isSaving: boolean, isRefused: boolean) {
  const details = useRef<HTMLDetailsElement>(null);
  const wasSaving = useRef(false);
  useEffect(() => {
    const isSaved = wasSaving.current && !isSaving && !isRefused;
    wasSaving.current = isSaving;
    if (!isSaved || !details.current) return;
    details.current.querySelector("form")?.reset();
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  }, [isSaving, isRefused]);
  return details;
}

import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type ListFilter, toListParams } from "~/booking/list/filter";
import type { ErrorReport } from "~/server/report-error.server";
import { paths } from "~/paths";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";

/** What could not be saved, as it was typed, and why. */
export interface SaveSearchRefusal {
  name: string;
  errors?: string[];
  failure?: ErrorReport;
}

/** Keeps the search that is shown under a name; a disclosure, so that it works without script. */
export function SaveSearch({
  filter,
  refusal,
  isRefused,
}: {
  filter: ListFilter;
  refusal: SaveSearchRefusal | undefined;
  /** Also where the server could not read what was sent, and so has no `refusal` of this form. */
  isRefused: boolean;
}) {
  const isSaving = useNavigation().formData?.get("intent") === "save-search";
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
        {refusal?.failure && <FailureReport failure={refusal.failure} />}
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

function FailureReport({ failure: { title, advice, requestId } }: { failure: ErrorReport }) {
  return (
    <Banner tone="bad" title={title}>
      <p>{advice}</p>
      {requestId && <p className="font-mono text-mono wrap-anywhere">Request id: {requestId}</p>}
    </Banner>
  );
}

/** After a refusal, the name is where to go on. */
function useFocusOnRefusal(refusal: SaveSearchRefusal | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLInputElement>("[name=name]")?.focus();
  }, [refusal]);
  return form;
}

/** Once the search is saved, the name is of no more use; the focus goes back to where it came from. */
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

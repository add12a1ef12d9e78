import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type ListFilter, toListParams } from "~/booking/list/filter";
import { type FormResult, resultOf } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/bookings-list";
import { paths } from "~/paths";
import { FailureBanner } from "~/ui/failure-banner";
import { SubmitButton, useIsSubmitting } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";

/** A form in a disclosure, so that it works without script. */
export function SaveSearch({ filter, result }: { filter: ListFilter; result: FormResult | undefined }) {
  const refusal = resultOf(result, { intent: "save-search" });
  const [form, { name }] = useForm<{ name: string }>({
    id: "save-search",
    lastResult: refusal,
  });
  const isSaving = useIsSubmitting({ intent: "save-search" });
  const element = useFocusOnRefusal(refusal);
  // A body that could not be read has a result that belongs to no form.
  const details = useClosedWhenSaved(isSaving, result !== undefined);
  return (
    <details ref={details} open={Boolean(refusal)} className="relative min-w-0 max-sm:w-full">
      <summary className="inline-flex min-h-11 items-center rounded-control px-2 text-accent-text underline underline-offset-[0.2em] hover:decoration-2 max-sm:-mx-2">
        {text.saveThisSearch}
      </summary>
      <Form
        ref={element}
        method="post"
        {...getFormProps(form)}
        action={paths.viewBooking(toListParams(filter))}
        className="mt-2 grid gap-3 sm:absolute sm:top-full sm:left-0 sm:z-(--z-menu) sm:w-96 sm:rounded-control sm:border sm:border-line sm:bg-raised sm:p-5 sm:shadow-menu"
      >
        {form.errors && <FailureBanner messages={form.errors} takesFocus={false} />}
        <div className="flex items-end gap-2">
          <TextField
            field={name}
            label={text.searchName}
            hint={text.replacesSameName}
            required
            autoComplete="off"
            className="flex-1"
          />
          <SubmitButton intent="save-search" size="sm">
            {text.saveSearch}
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}

function useFocusOnRefusal(refused: FormResult | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLInputElement>("[name=name]")?.focus();
  }, [refused]);
  return form;
}

/** Resets and closes the disclosure once the search is saved, and focuses its summary. */
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

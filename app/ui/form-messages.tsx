import type { FormMetadata } from "@conform-to/react";
import {
  type CheckedField,
  ErrorSummary,
  listErrors,
  useErrorTitle,
  useFocusAfterSubmit,
} from "./error-summary";
import { MessageBanner } from "./page-messages";

/**
 * The fields' error summary, and a banner with the form-level errors: the first is its title, the others are its lines. Render it even
 * without errors, because it also manages the prefix "Error: " of the document title. After a submit, the summary takes focus, or else the
 * banner.
 *
 * @param title of the error summary
 * @param isRefused whether the title of the document has the prefix, on a page whose forms show `FormErrors`
 */
export function FormMessages({
  title,
  form,
  formErrors = form?.errors ?? [],
  fields = form ? fieldsWithErrors(form) : [],
  isRefused,
}: {
  title?: string;
  form?: CheckedForm;
  formErrors?: string[] | undefined;
  fields?: readonly CheckedField[];
  isRefused?: boolean;
}) {
  const errors = listErrors(fields);
  useErrorTitle(isRefused ?? errors.length + formErrors.length > 0);
  const banner = useFocusAfterSubmit(formErrors.length > 0 && errors.length === 0, (element) => {
    const form = element.closest("form");
    return form ? [form] : [];
  });
  return (
    <>
      <ErrorSummary title={title} fields={fields} />
      {formErrors.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script, nothing else moves focus to the message
        <div ref={banner} tabIndex={-1} autoFocus>
          <MessageBanner messages={formErrors} />
        </div>
      )}
    </>
  );
}

/** The fields' error summary of one of a page's forms. The page shows the form-level errors, and prefixes the document title. */
export function FormErrors({ form }: { form: Pick<CheckedForm, "id" | "allErrors"> }) {
  return <ErrorSummary fields={fieldsWithErrors(form)} />;
}

type CheckedForm = Pick<FormMetadata, "id" | "errors" | "allErrors">;

/** Returns the fields with errors, in the order of the schema. */
export function fieldsWithErrors({ id, allErrors }: Pick<CheckedForm, "id" | "allErrors">): CheckedField[] {
  return Object.entries(allErrors)
    .filter(([name]) => name !== "")
    .map(([name, errors]) => ({ id: `${id}-${name}`, errors }));
}

import { ErrorSummary, useErrorTitle, useFocusAfterSubmit } from "./error-summary";
import { MessageBanner } from "./page-messages";

interface Field {
  id: string;
  errors?: string[];
}

/**
 * The error summary of the fields and a banner with the form-level errors: the first is its title, the others are
 * its lines. Render it also without errors: while there are some, it prefixes the document title with "Error: ". What is shown takes
 * focus after a submit, the summary first.
 *
 * @param title of the error summary
 */
export function FormMessages({
  title,
  formErrors = [],
  fields,
}: {
  title?: string;
  formErrors?: string[];
  fields: readonly Field[];
}) {
  const errors = fields.flatMap(({ id, errors: messages = [] }) =>
    messages.map((message) => ({ id, message })),
  );
  useErrorTitle(errors.length + formErrors.length > 0);
  const banner = useFocusAfterSubmit(formErrors.length > 0 && errors.length === 0, (element) => {
    const form = element.closest("form");
    return form ? [form] : [];
  });
  return (
    <>
      <ErrorSummary title={title} errors={errors} />
      {formErrors.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script, nothing else moves focus to the message
        <div ref={banner} tabIndex={-1} autoFocus>
          <MessageBanner messages={formErrors} />
        </div>
      )}
    </>
  );
}

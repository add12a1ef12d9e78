import { Banner } from "./banner";
import { ErrorSummary } from "./error-summary";
import { useErrorTitle } from "./use-error-title";

interface Field {
  id: string;
  errors?: string[];
}

/**
 * What is wrong with a form, above it: the summary of its fields' errors, and what the form as a whole was told
 * (title, advice, request id). Render it always, inside the form: the page's title says "Error: " with it.
 *
 * @param title heads the summary
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
  const [heading, ...rest] = formErrors;
  return (
    <>
      <ErrorSummary title={title} errors={errors} />
      {heading !== undefined && (
        <Banner tone="bad" title={heading}>
          {rest.length > 0 && rest.map((line) => <p key={line}>{line}</p>)}
        </Banner>
      )}
    </>
  );
}

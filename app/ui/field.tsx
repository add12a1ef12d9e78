import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import * as text from "~/messages/ui";
import { classNames } from "./class-names";
import { Icon } from "./icon";

export interface FieldText {
  /** The control's id; the ids of the hint and the errors derive from it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  errors?: string[];
  /** A remark on the value, below the control. "" creates the live region that announces a later remark. */
  advice?: ReactNode;
  /** Adds "(optional)" to the label; required fields have no mark. */
  optional?: boolean;
}

/** A field that Conform's `useForm` has bound, or the id and the errors of a control outside such a form. */
export interface FieldSource {
  field?: FieldMetadata;
  id?: string;
  errors?: string[];
}

export const hintId = (id: string) => `${id}-hint`;
const errorsId = (id: string) => `${id}-error`;
const adviceId = (id: string) => `${id}-advice`;

/** Returns the `aria-describedby` of a control in a `Field`: the ids of its hint, errors and advice, if any. */
export function describedBy(
  id: string,
  { hint, errors, advice }: Pick<FieldText, "hint" | "errors" | "advice">,
) {
  return classNames(
    Boolean(hint) && hintId(id),
    Boolean(errors?.length) && errorsId(id),
    Boolean(advice) && adviceId(id),
  );
}

/** Label, hint and errors above a control. The control itself sets its `aria-describedby`; see `describedBy`. */
export function Field({
  id,
  label,
  hint,
  errors,
  advice,
  optional,
  isLabelHidden,
  children,
  className,
}: FieldText & {
  /** Shows the label only to screen readers, where the context makes it obvious, as in a search box. */
  isLabelHidden?: boolean;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={classNames("grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5", errorBar(errors), className)}
    >
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : labelStyles}>
        {label} {optional && <OptionalMark />}
      </label>
      <Hint id={id}>{hint}</Hint>
      <FieldErrors id={id} errors={errors} />
      {children}
      <FieldAdvice id={id} advice={advice} />
    </div>
  );
}

/** The element exists even while it is empty, because screen readers announce only changes in it. */
export function FieldAdvice({ id, advice }: Pick<FieldText, "id" | "advice">) {
  if (advice === undefined) return null;
  return (
    <div id={adviceId(id)} aria-live="polite" className="empty:-mt-1.5">
      {advice && <AdviceLine>{advice}</AdviceLine>}
    </div>
  );
}

export function AdviceLine({ children }: { children: ReactNode }) {
  return (
    <p className="mt-1.5 flex items-start gap-2 text-small">
      <Icon name="info" className="size-5 text-warn" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

export const labelStyles = "leading-snug font-semibold text-base";

export function errorBar(errors: string[] | undefined) {
  return errors?.length ? "border-s-3 border-danger ps-4" : undefined;
}

export function OptionalMark() {
  return <span className="font-normal text-muted">{text.optional}</span>;
}

export function Hint({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p id={hintId(id)} className="text-small text-muted">
      {children}
    </p>
  );
}

export function FieldErrors({ id, errors }: Pick<FieldText, "id" | "errors">) {
  if (!errors?.length) return null;
  return (
    <div id={errorsId(id)} className="grid gap-1">
      {errors.map((error) => (
        <ErrorText key={error}>{error}</ErrorText>
      ))}
    </div>
  );
}

/** An error message with an icon, prefixed with "Error:" for screen readers. */
export function ErrorText({ children, className = "text-ui" }: { children: ReactNode; className?: string }) {
  return (
    <p className={`flex items-start gap-2 leading-snug font-semibold text-danger ${className}`}>
      <Icon name="warning" className="mt-px size-4.5" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">{text.errorPrefix} </span>
        {children}
      </span>
    </p>
  );
}

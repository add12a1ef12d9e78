import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

/** What every field of a form says of itself. */
export interface FieldText {
  /** The control's id; the hint's and the errors' ids derive from it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  errors?: string[];
  /** Adds "(optional)" to the label: required fields carry no mark. */
  optional?: boolean;
}

export const hintId = (id: string) => `${id}-hint`;
const errorsId = (id: string) => `${id}-error`;

/** The `aria-describedby` of a control in a `Field`: its hint, then its errors, if it has them. */
export function describedBy(id: string, { hint, errors }: Pick<FieldText, "hint" | "errors">) {
  return classNames(Boolean(hint) && hintId(id), Boolean(errors?.length) && errorsId(id));
}

/** A labelled control: label, hint, errors, then the control. It wires ids only; see `describedBy`. */
export function Field({
  id,
  label,
  hint,
  errors,
  optional,
  isLabelHidden,
  children,
  className,
}: FieldText & {
  /** The label is read out but not shown: only where the place makes it plain, as in a search box. */
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
    </div>
  );
}

export const labelStyles = "leading-snug font-semibold text-base";

/** The red bar at the side of what has errors. */
export function errorBar(errors: string[] | undefined) {
  return errors?.length ? "border-s-3 border-danger ps-4" : undefined;
}

export function OptionalMark() {
  return <span className="font-normal text-muted">(optional)</span>;
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

/** One error beside what it is about: icon, the word "Error" for screen readers, the message. */
export function ErrorText({ children, className = "text-ui" }: { children: ReactNode; className?: string }) {
  return (
    <p className={`flex items-start gap-2 leading-snug font-semibold text-danger ${className}`}>
      <Icon name="warning" className="mt-px size-4.5" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">Error: </span>
        {children}
      </span>
    </p>
  );
}

import { type FormEvent, useEffect, useState } from "react";
import type { FormResult } from "~/forms/form-result";
import { formatClock } from "~/lib/pacific-time";
import * as text from "~/messages/booking-work";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { clearAfterSignOut, type UnsentInput, readUnsent, removeUnsent, writeUnsent } from "./unsent-work";

export type UnsentFormInput<Result extends FormResult = FormResult> = ReturnType<
  typeof useUnsentInput<Result>
>;

/** Hidden fields, which hold no input. */
const hiddenNames = ["formId", "seen", "read", "intent"];

/**
 * Stores a form's input in this tab until the form is sent, and restores it when the form is opened again.
 *
 * @param name identifies the form and its booking
 * @param formId changes only when the form is sent
 * @param result of the last post, if it was rejected
 */
export function useUnsentInput<Result extends FormResult>(
  name: string,
  formId: string,
  result: Result | undefined,
) {
  const [unsent, setUnsent] = useState<UnsentInput | null>(null);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [discarded, setDiscarded] = useState<{ result: Result | undefined; times: number } | null>(null);
  useEffect(() => {
    clearAfterSignOut();
    const stored = readUnsent(name, formId);
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser has it
    setUnsent(stored);
    setSavedAt(stored?.savedAt ?? null);
  }, [name, formId]);
  const shownResult = discarded && discarded.result === result ? undefined : result;
  return {
    /** The rejected result; otherwise the unsent input as a result. */
    result: shownResult ?? (unsent ? (toFormResult(unsent) as Result) : undefined),
    /** The form's key. It changes when the fields must show other values. */
    version: `${formId} ${unsent?.savedAt ?? ""} ${discarded?.times ?? ""}`,
    /** When the unsent input was saved; null if there is none. */
    savedAt,
    /** Whether the fields show input from before the form was opened. */
    isRestored: unsent !== null,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      const now = Date.now();
      writeUnsent(name, { formId, savedAt: now, fields: readForm(currentTarget) });
      setSavedAt(now);
    },
    discard: () => {
      removeUnsent(name);
      setUnsent(null);
      setSavedAt(null);
      setDiscarded({ result, times: (discarded?.times ?? 0) + 1 });
    },
  };
}

function readForm(form: HTMLFormElement): UnsentInput["fields"] {
  return [...new FormData(form)].flatMap(([name, value]): UnsentInput["fields"] =>
    typeof value === "string" && !hiddenNames.includes(name) ? [[name, value]] : [],
  );
}

function toFormResult({ fields }: UnsentInput): FormResult {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of fields) {
    const before = values[name];
    values[name] = before === undefined ? value : [before, value].flat();
  }
  // Only the input is restored; the other members of a result are optional.
  return { initialValue: values };
}

/** Renders nothing without unsent input. */
export function UnsentNote({
  unsent: { savedAt, discard },
}: {
  unsent: Pick<UnsentFormInput, "savedAt" | "discard">;
}) {
  if (savedAt === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small text-muted">
      <span className="inline-flex items-center gap-1.5 tabular-nums">
        <Icon name="check" className="size-4" />
        {text.draftSaved(formatClock(new Date(savedAt)))}
      </span>
      <Button type="button" variant="quiet" size="sm" onClick={discard}>
        {text.discardDraft}
      </Button>
    </p>
  );
}

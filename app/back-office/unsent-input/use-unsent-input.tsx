import { type FormEvent, useEffect, useState } from "react";
import type { FormResult } from "~/forms/form-result";
import { formatClock } from "~/lib/pacific-time";
import * as text from "~/messages/booking-work";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { clearAfterSignOut, type UnsentInput, readUnsent, removeUnsent, writeUnsent } from "./unsent-work";

/** What a form keeps of what is typed into it. */
export type UnsentFormInput<Result extends FormResult = FormResult> = ReturnType<
  typeof useUnsentInput<Result>
>;

/** Fields that identify a form, and are no work. */
const carried = ["formId", "seen", "read", "intent"];

/**
 * Keeps what is typed into a form in this tab until the form is sent, and shows it again when the form is opened again.
 *
 * @param name of the form and its booking
 * @param formId changes once the form is sent, and only then
 * @param result of the form that was sent last, if it was refused
 */
export function useUnsentInput<Result extends FormResult>(
  name: string,
  formId: string,
  result: Result | undefined,
) {
  const [unsent, setUnsent] = useState<UnsentInput | null>(null);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  /** The result that was discarded with the unsent input. */
  const [discarded, setDiscarded] = useState<{ result: Result | undefined; times: number } | null>(null);
  useEffect(() => {
    clearAfterSignOut();
    const stored = readUnsent(name, formId);
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser has it
    setUnsent(stored);
    setSavedAt(stored?.savedAt ?? null);
  }, [name, formId]);
  const shown = discarded && discarded.result === result ? undefined : result;
  return {
    /** Of the form that was sent last; or else the unsent input, as if it were one. */
    result: shown ?? (unsent ? (toResult(unsent) as Result) : undefined),
    /** The key of the form: changes when its fields get other values than those that they show. */
    version: `${formId} ${unsent?.savedAt ?? ""} ${discarded?.times ?? ""}`,
    /** When the unsent input was saved; null without any. */
    savedAt,
    /** The fields show unsent input of before the form was opened. */
    isRestored: unsent !== null,
    /** Listens to the form. */
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      const now = Date.now();
      writeUnsent(name, { formId, savedAt: now, fields: readForm(currentTarget) });
      setSavedAt(now);
    },
    /** Removes the unsent input, and shows the form as it was. */
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
    typeof value === "string" && !carried.includes(name) ? [[name, value]] : [],
  );
}

function toResult({ fields }: UnsentInput): FormResult {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of fields) {
    const before = values[name];
    values[name] = before === undefined ? value : [before, value].flat();
  }
  // No more than what was typed: whatever else a result shows is optional.
  return { initialValue: values };
}

/** Says that what is typed is kept, and offers to discard it; nothing before anything is typed. */
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

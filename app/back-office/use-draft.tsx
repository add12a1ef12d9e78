import { type FormEvent, useEffect, useState } from "react";
import type { FormResult } from "~/forms/form-result";
import { formatClock } from "~/lib/pacific-time";
import * as text from "~/messages/booking-work";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { clearAfterSignOut, type Draft, readDraft, removeDraft, writeDraft } from "./unsent-work";

/** What a form keeps of what is typed into it. */
export type FormDraft<Result extends FormResult = FormResult> = ReturnType<typeof useDraft<Result>>;

/** Fields that identify a form, and are no work. */
const carried = ["formId", "seen", "read", "intent"];

/**
 * Keeps what is typed into a form in this tab until the form is sent, and shows it again when the form is opened again.
 *
 * @param name of the form and its booking
 * @param formId changes once the form is sent, and only then
 * @param result of the form that was sent last, if it was refused
 */
export function useDraft<Result extends FormResult>(
  name: string,
  formId: string,
  result: Result | undefined,
) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  /** The result that was discarded with the draft. */
  const [discarded, setDiscarded] = useState<{ result: Result | undefined; times: number } | null>(null);
  useEffect(() => {
    clearAfterSignOut();
    const stored = readDraft(name, formId);
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser has the draft
    setDraft(stored);
    setSavedAt(stored?.savedAt ?? null);
  }, [name, formId]);
  const shown = discarded && discarded.result === result ? undefined : result;
  return {
    /** Of the form that was sent last; or else the draft, as if it were one. */
    result: shown ?? (draft ? (toResult(draft) as Result) : undefined),
    /** The key of the form: changes when its fields get other values than those that they show. */
    version: `${formId} ${draft?.savedAt ?? ""} ${discarded?.times ?? ""}`,
    /** When the draft was saved; null without one. */
    savedAt,
    /** The fields show a draft of before the form was opened. */
    isRestored: draft !== null,
    /** Listens to the form. */
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      const now = Date.now();
      writeDraft(name, { formId, savedAt: now, fields: readForm(currentTarget) });
      setSavedAt(now);
    },
    /** Removes the draft, and shows the form as it was. */
    discard: () => {
      removeDraft(name);
      setDraft(null);
      setSavedAt(null);
      setDiscarded({ result, times: (discarded?.times ?? 0) + 1 });
    },
  };
}

function readForm(form: HTMLFormElement): Draft["fields"] {
  return [...new FormData(form)].flatMap(([name, value]): Draft["fields"] =>
    typeof value === "string" && !carried.includes(name) ? [[name, value]] : [],
  );
}

function toResult({ fields }: Draft): FormResult {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of fields) {
    const before = values[name];
    values[name] = before === undefined ? value : [before, value].flat();
  }
  // No more than what was typed: whatever else a result shows is optional.
  return { initialValue: values };
}

/** Says that what is typed is kept, and offers to discard it; nothing before anything is typed. */
export function DraftNote({
  draft: { savedAt, discard },
}: {
  draft: Pick<FormDraft, "savedAt" | "discard">;
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

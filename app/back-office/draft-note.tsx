import { formatClock } from "~/lib/pacific-time";
import * as text from "~/messages/booking-work";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { FormDraft } from "./use-draft";

/** Says that what is typed is kept, and offers to discard it; nothing before anything is typed. */
export function DraftNote({ draft: { savedAt, discard } }: { draft: FormDraft }) {
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

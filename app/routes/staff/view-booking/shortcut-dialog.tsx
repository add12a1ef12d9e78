import * as text from "~/messages/bookings-list";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Dialog } from "~/ui/dialog";

/** Lists the keyboard shortcuts, with a checkbox that turns them off. */
export function ShortcutDialog({
  isOpen,
  onClose,
  isOn,
  onChange,
}: {
  isOpen: boolean;
  onClose: () => void;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <Dialog
      title={text.keyboardShortcuts}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button type="button" size="sm" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {Object.entries(text.shortcuts).map(([key, description]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid min-w-8 place-items-center rounded-control border border-line-strong px-2 py-0.5 font-mono text-mono">
                {key === "Enter" ? text.enterKey : key}
              </kbd>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        id="use-shortcuts"
        label={text.useShortcuts}
        hint={text.shortcutsHint}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Dialog>
  );
}

import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Dialog } from "~/ui/dialog";

const shortcuts = [
  { key: "/", description: "Go to the search box" },
  { key: "n", description: "Next page" },
  { key: "p", description: "Previous page" },
  { key: "?", description: "Show this help" },
];

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
      title="Keyboard shortcuts"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button type="button" size="sm" onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {shortcuts.map(({ key, description }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid min-w-8 place-items-center rounded-control border border-line-strong px-2 py-0.5 font-mono text-mono">
                {key}
              </kbd>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        id="use-shortcuts"
        label="Use these shortcuts"
        hint="Kept in this browser. They never act while you type in a field."
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Dialog>
  );
}

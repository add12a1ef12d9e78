import { Button } from "~/ui/button";
import { popoverCloserProps, popoverProps } from "~/ui/popover";
import { chip } from "./view-parts";

/** Renders what a viewer says when it cannot load, with a button for another attempt. */
export function LoadFailure({ tryAgain }: { tryAgain: string }) {
  return (
    <div
      data-part="failure"
      role="alert"
      hidden
      className={`pointer-events-auto flex flex-wrap items-center gap-3 ${chip}`}
    >
      <p data-part="failureText" />
      <Button type="button" size="sm" data-part="retry" className="min-h-11!">
        {tryAgain}
      </Button>
    </div>
  );
}

interface ControlHelpProps {
  /** Of the popover, which `ViewButtons` opens. */
  id: string;
  /** Of the list, which describes the canvas. */
  listId: string;
  controls: readonly { name: string; text: string }[];
  close: string;
}

/** Renders how a viewer is used by mouse, touch and keys. */
export function ControlHelp({ id, listId, controls, close }: ControlHelpProps) {
  return (
    <div
      {...popoverProps(id)}
      className="on-ink m-auto max-h-[80vh] w-[min(34rem,92vw)] overflow-auto border border-line bg-ink p-5 text-text"
    >
      <dl id={listId} className="grid gap-x-gutter gap-y-3 text-ui">
        {controls.map(({ name, text }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <Button type="button" size="sm" {...popoverCloserProps(id)} className="mt-4 min-h-11!">
        {close}
      </Button>
    </div>
  );
}

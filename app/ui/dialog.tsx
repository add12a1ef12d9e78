import { type ReactNode, useEffect, useId, useRef } from "react";

/**
 * A native modal dialog, which traps and restores focus. It closes on Escape and on a click on the backdrop.
 *
 * @param actions the footer's buttons, Cancel first
 */
export function Dialog({
  title,
  isOpen,
  onClose,
  actions,
  children,
}: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  actions: ReactNode;
  children?: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) element?.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);
  return (
    // The content fills the dialog, so only a click on the backdrop targets the dialog itself. Keyboards have Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The close event fires later, when the dialog may be open again.
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-control border border-line bg-raised p-0 text-text backdrop:bg-[oklch(0_0_0/0.5)]"
    >
      <div className="grid gap-4 p-6">
        <h2 id={titleId} className="wrap-anywhere">
          {title}
        </h2>
        {children}
        <div className="flex flex-wrap items-center justify-end gap-3">{actions}</div>
      </div>
    </dialog>
  );
}

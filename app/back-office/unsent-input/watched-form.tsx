import { Form, type FormProps, useBeforeUnload, useBlocker, useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { isChanged, isControl } from "~/lib/form-control";
import * as text from "~/messages/unsaved-changes";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

/**
 * A form that warns before the user leaves the page with unsent changes. Does nothing without script.
 *
 * @param isRefused whether the fields show rejected input, which differs from the stored values
 */
export function WatchedForm({ isRefused, ...props }: FormProps & { isRefused: boolean }) {
  // A script can prevent the submit of a document form, which is then not sent.
  const { reloadDocument: isDocument = false } = props;
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    if (isIdle) isSending.current = false;
  }, [isIdle]);
  useEffect(() => {
    // A listener on `window` runs last, when it is clear whether a script prevents the submit.
    const onSubmit = (event: SubmitEvent) => {
      if (event.target === form.current) isSending.current = !isDocument || !event.defaultPrevented;
    };
    window.addEventListener("submit", onSubmit);
    return () => window.removeEventListener("submit", onSubmit);
  }, [isDocument]);
  const isUnsaved = useCallback(
    () => !isSending.current && form.current !== null && (isRefused || hasChanges(form.current)),
    [isRefused],
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search) &&
      isUnsaved(),
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isUnsaved()) event.preventDefault();
      },
      [isUnsaved],
    ),
  );
  const stay = () => blocker.reset?.();
  return (
    <>
      <Dialog
        title={text.title}
        isOpen={blocker.state === "blocked"}
        onClose={stay}
        actions={
          <>
            <Button size="sm" onClick={stay}>
              {text.stay}
            </Button>
            <Button size="sm" variant="danger-filled" onClick={() => blocker.proceed?.()}>
              {text.leave}
            </Button>
          </>
        }
      >
        <p>{text.consequence}</p>
      </Dialog>
      <Form method="post" {...props} ref={form} />
    </>
  );
}

function hasChanges({ elements }: HTMLFormElement): boolean {
  return [...elements].some((element) => isControl(element) && isChanged(element));
}

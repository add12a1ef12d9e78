import { Form, type FormProps, useBeforeUnload, useBlocker, useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { isChanged, isControl } from "~/lib/form-control";
import * as text from "~/messages/unsaved-changes";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

/**
 * A form that is posted, and asks before its page is left with changes that are not sent. Nothing without script.
 *
 * @param isRefused whether the form shows what the server has refused: its defaults are not what is stored
 */
export function WatchedForm({ isRefused, ...props }: FormProps & { isRefused: boolean }) {
  // A submit of a document that script prevents is not sent at all.
  const { reloadDocument: isDocument = false } = props;
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    if (isIdle) isSending.current = false;
  }, [isIdle]);
  useEffect(() => {
    // On `window`, which hears of a submit when it is known whether script prevents it.
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

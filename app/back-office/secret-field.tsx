import { useId, useRef, useState } from "react";
import type { ShownLink } from "~/lib/qr-code.server";
import * as text from "~/messages/secret-link";
import { Button } from "~/ui/button";
import { controlStyles } from "~/ui/control-styles";
import { QrDrawing } from "~/ui/qr-drawing";
import { useIsHydrated } from "~/ui/use-is-hydrated";

/** @param copyByHand advice for a browser that refuses to copy; the secret is then selected */
export function SecretField({
  label,
  secret,
  copyByHand,
}: {
  label: string;
  secret: string;
  copyByHand: string;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isHydrated = useIsHydrated();
  const [outcome, setOutcome] = useState("");

  const copy = async () => {
    // Cleared first, so that a screen reader announces the same words again.
    setOutcome("");
    try {
      await navigator.clipboard.writeText(secret);
      setOutcome(text.copied);
    } catch {
      // The page is not served over HTTPS, or the browser denies access.
      field.current?.focus();
      setOutcome(copyByHand);
    }
  };

  return (
    <>
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {label}
        </label>
        <textarea
          ref={field}
          id={id}
          value={secret}
          readOnly
          rows={2}
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          className={controlStyles(false, "field-sizing-content resize-none font-mono break-all")}
        />
      </div>
      {isHydrated && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="sm" type="button" onClick={() => void copy()}>
            {text.copy}
          </Button>
          <span role="status" className="text-small font-medium">
            {outcome}
          </span>
        </p>
      )}
    </>
  );
}

export function SecretLink({ label, link: { url, code } }: { label: string; link: ShownLink }) {
  return (
    <div className="mt-3 grid max-w-160 min-w-0 gap-3">
      <SecretField label={label} secret={url} copyByHand={text.copyByHand} />
      <details>
        <summary className="inline-flex min-h-11 items-center underline">{text.showCode}</summary>
        {/* White in both themes, for the code's quiet zone. */}
        <div className="mt-2 w-fit bg-white p-4">
          <QrDrawing code={code} label={text.code} className="size-48" />
        </div>
        <p className="mt-2 text-small text-muted">{text.codeHint}</p>
      </details>
    </div>
  );
}

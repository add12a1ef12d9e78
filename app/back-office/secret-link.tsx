import type { ShownLink } from "~/lib/qr-code.server";
import * as text from "~/messages/secret-link";
import { QrDrawing } from "~/ui/qr-drawing";
import { SecretField } from "./secret-field";

/** A secret link to copy, and on demand as a QR code for a phone. */
export function SecretLink({ label, link: { url, code } }: { label: string; link: ShownLink }) {
  return (
    <div className="mt-3 grid max-w-160 min-w-0 gap-3">
      <SecretField label={label} secret={url} copyByHand={text.copyByHand} />
      <details>
        <summary className="inline-flex min-h-11 items-center underline">{text.showCode}</summary>
        {/* White in both themes: the quiet zone of the code. */}
        <div className="mt-2 w-fit bg-white p-4">
          <QrDrawing code={code} label={text.code} className="size-48" />
        </div>
        <p className="mt-2 text-small text-muted">{text.codeHint}</p>
      </details>
    </div>
  );
}

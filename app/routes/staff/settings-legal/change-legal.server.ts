import type { Session } from "~/access/session";
import type { LegalDocument } from "~/db/schema.server";
import type { Reply } from "~/forms/explain-error.server";
import { redirectWithFlash } from "~/forms/flash.server";
import { handleForms, toHandler } from "~/forms/handle-form.server";
import * as text from "~/messages/legal-settings";
import { paths } from "~/paths";
import { compareLegal, findStoredText, legalFigures } from "~/settings/legal/legal-versions.server";
import { legalSchema as schema, publishLegal } from "~/settings/legal/publish-legal.server";
import { fillIn, findUnknownNames, readLegalText } from "~/settings/legal/legal-text";
import type { Preview } from "./legal-preview";

/** Previews, edits again or publishes the next version of a legal text; `intent` says which. */
export function changeLegal(request: Request, session: Session, document: LegalDocument) {
  const preview = toHandler<typeof schema, { preview: Preview }>({
    schema,
    act: async ({ text: next }) => {
      const { text: current } = await findStoredText(document);
      const blocks = readLegalText(fillIn(next, legalFigures()));
      return (
        refuseUnknownNames(next) ?? { shown: { preview: { blocks, changes: compareLegal(current, next) } } }
      );
    },
  });
  const edit = toHandler({ schema, act: () => ({}) });
  const publish = toHandler({
    schema,
    act: async ({ text: next, basedOn }) => {
      const refusal = refuseUnknownNames(next);
      if (refusal) return refusal;
      const { result } = await publishLegal({ document, text: next, basedOn }, session);
      if (result === "changed") return { status: 409, messages: [text.changed, text.changedAdvice] };
      const { version } = await findStoredText(document);
      const flash = { tone: "ok", title: text.published(version), advice: text.publishedAdvice } as const;
      return redirectWithFlash(request, paths.legalSettings({ document }), flash, 303);
    },
  });
  return handleForms<{ preview: Preview }>(request, { preview, edit, publish }, preview);
}

/** Refuses a text with a name that nothing replaces; undefined for any other. */
function refuseUnknownNames(next: string): Reply<never> | undefined {
  const unknown = findUnknownNames(next, Object.keys(legalFigures()));
  if (unknown.length === 0) return undefined;
  return { status: 400, errors: { text: [text.unknownNames(unknown.join(", "))] } };
}

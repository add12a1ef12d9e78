import type { LoaderFunctionArgs } from "@remix-run/node";
import { draftForUpload, readDraftCookie } from "~/booking/form/draft-cookie.server";
import { noteUploads, toFileDraft } from "~/booking/form/draft.server";
import { visitorUploads } from "~/files/resumable/visitor-uploads.server";
import { respondToTus } from "~/forms/respond-to-tus.server";
import { paths } from "~/paths";
import { clientAddress } from "~/server/request-context.server";

/** Begins a file of the visitor's draft, takes its next bytes, or says how much of it has arrived. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return respondToTus(request, async () => {
    const address = clientAddress();
    // It is not set again: while a file arrives, another response may have set a newer one.
    const draftId = await draftForUpload(await readDraftCookie(request), address);
    return visitorUploads({
      draft: draftId ? toFileDraft(draftId) : null,
      address,
      addressOf: paths.bookingUpload,
      onOutcome: async (outcome) => {
        if (!draftId) return;
        if ("stored" in outcome) await noteUploads(draftId, { stored: [outcome.stored], refused: [] });
        else await noteUploads(draftId, { stored: [], refused: [outcome.refused] });
      },
    });
  });
}

export const action = loader;

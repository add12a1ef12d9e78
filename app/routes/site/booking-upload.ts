import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { toFileDraft } from "~/booking/form/draft.server";
import { draftForUpload, readDraftCookie } from "~/booking/form/draft-cookie.server";
import { noteUploads } from "~/booking/form/note-uploads.server";
import { handleTusRequest } from "~/files/resumable/tus-server.server";
import { visitorUploads } from "~/files/resumable/visitor-uploads.server";
import { explainError } from "~/forms/explain-error.server";
import { paths } from "~/paths";
import { clientAddress } from "~/server/request-context.server";

/** Says how much of a file has arrived. Its content is not read here. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return handle(request);
}

/** Begins a file of the visitor's draft, or takes its next bytes. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  return handle(request);
}

async function handle(request: Request): Promise<Response> {
  try {
    return await answer(request);
  } catch (error) {
    const { status, messages = [], headers } = explainError(error);
    return new Response(messages.join("\n"), { status, headers });
  }
}

async function answer(request: Request): Promise<Response> {
  const address = clientAddress();
  // It is not set again: while a file arrives, another response may have set a newer one.
  const cookie = await readDraftCookie(request);
  const draftId = await draftForUpload(cookie, address);
  const policy = visitorUploads({
    draft: draftId ? toFileDraft(draftId) : null,
    address,
    addressOf: paths.bookingUpload,
    onOutcome: async (outcome) => {
      if (!draftId) return;
      if ("stored" in outcome) await noteUploads(draftId, { stored: [outcome.stored], refused: [] });
      else await noteUploads(draftId, { stored: [], refused: [outcome.refused] });
    },
  });
  return handleTusRequest(request, policy);
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { openPrivatePage } from "~/booking/private-page/private-link.server";
import { handleTusRequest } from "~/files/resumable/tus-server.server";
import { visitorUploads } from "~/files/resumable/visitor-uploads.server";
import { explainError } from "~/forms/explain-error.server";
import { paths } from "~/paths";
import { clientAddress } from "~/server/request-context.server";

/** Says how much of a file has arrived. Its content is not read here. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return handle(request, params.token);
}

/** Begins a file for a request, or takes its next bytes. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  return handle(request, params.token);
}

async function handle(request: Request, token = ""): Promise<Response> {
  try {
    return await answer(request, token);
  } catch (error) {
    const { status, messages = [], headers } = explainError(error);
    return new Response(messages.join("\n"), { status, headers });
  }
}

async function answer(request: Request, token: string): Promise<Response> {
  const address = clientAddress();
  const booking = await openPrivatePage(token, address);
  const addressOf = (id: string) => paths.privatePageUpload(token, id);
  const policy = booking && visitorUploads({ draft: null, address, addressOf });
  return handleTusRequest(request, policy);
}

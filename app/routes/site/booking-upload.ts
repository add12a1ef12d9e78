import type { ActionFunctionArgs } from "@remix-run/node";
import { respondToUpload, uploadToDraft } from "~/api/upload-files.server";
import { methodNotAllowed } from "~/server/json-response.server";

export function loader() {
  return methodNotAllowed("POST");
}

export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return respondToUpload(request, () => uploadToDraft(request));
}

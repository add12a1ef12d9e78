import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { guard } from "~/guard.server";
import { paths } from "~/paths";
import { openPerson } from "~/persons/person-token.server";
import { sendPerson } from "~/persons/send-person.server";
import { requestContext } from "~/process/current-request.server";
import { describeRefusedFile } from "~/refusals/file";
import { requireForm } from "~/server/read-body.server";
import { asAdmin } from "~/server/session-redirects.server";

/** The download requires a post, because it writes an audit entry. */
export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/downloads/person-zip", request);
  return redirect(paths.people());
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/downloads/person-zip", request);
  const token = (await requireForm(request)).get("person") ?? "";
  const key = openPerson(token);
  if (!key) return redirect(paths.people({ person: token }));
  return asAdmin(request, paths.people({ person: token }), () =>
    sendPerson(key, session, { connection: requestContext(), describeRefusal: describeRefusedFile }),
  );
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { sayFile } from "~/forms/refusals/file";
import { asAdmin } from "~/forms/session-redirects.server";
import { guard } from "~/guard.server";
import { paths } from "~/paths";
import { openPerson } from "~/persons/person-token.server";
import { sendPerson } from "~/persons/send-person.server";
import { requestContext } from "~/process/current-request.server";
import { readForm } from "~/server/read-body.server";

/** A download is a post, because it is entered in the audit log. */
export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/downloads/person-zip", request);
  return redirect(paths.people());
}

/** Sends everything of a person as one ZIP. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/downloads/person-zip", request);
  const token = (await readForm(request)).get("person") ?? "";
  const key = openPerson(token);
  if (!key) return redirect(paths.people({ person: token }));
  return asAdmin(request, paths.people({ person: token }), () =>
    sendPerson(key, session, { connection: requestContext(), sayFile }),
  );
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { zipStream } from "~/files/transport/zip-stream.server";
import { asAdmin } from "~/forms/session-redirects.server";
import { guard } from "~/guard.server";
import { toPacificInput } from "~/lib/pacific-time";
import { downloadHeaders } from "~/lib/response-headers";
import { paths } from "~/paths";
import { exportPerson } from "~/persons/export-person.server";
import { openPerson } from "~/persons/person-token.server";
import { recordExport } from "~/persons/record-export.server";
import { readForm } from "~/server/read-body.server";
import { requestContext } from "~/server/request-context.server";

/** A download is a post, because it is entered in the audit log. */
export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/downloads/person-zip", request);
  return redirect(paths.people());
}

/** Sends everything of a person as one ZIP. The entry in the audit log is written before the first byte. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/downloads/person-zip", request);
  const token = (await readForm(request)).get("person") ?? "";
  const key = openPerson(token);
  if (!key) return redirect(paths.people({ person: token }));
  await asAdmin(request, () => recordExport(key, session));
  const today = toPacificInput(new Date()).slice(0, 10);
  return new Response(zipStream(exportPerson(key), requestContext()), {
    headers: {
      ...downloadHeaders,
      // Without the person's name: the list of downloads of a shared computer would show it.
      "Content-Disposition": `attachment; filename="personal-data-${today}.zip"`,
      "Content-Type": "application/zip",
    },
  });
}

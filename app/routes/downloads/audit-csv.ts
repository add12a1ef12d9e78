import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportAudit } from "~/audit/export-audit.server";
import { countAudit } from "~/audit/list-audit.server";
import { readAuditFilter } from "~/audit/read-audit-query";
import { recordAuditExport } from "~/audit/record-reading.server";
import { nameAuditSubjects } from "~/back-office/name-audit-subjects.server";
import { asAdmin } from "~/forms/session-redirects.server";
import { guard } from "~/guard.server";
import { sendCsv } from "~/server/send-csv.server";

/** Sends the complete filtered audit log as a CSV file. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await guard("routes/downloads/audit-csv", request);
  const filter = readAuditFilter(new URL(request.url).searchParams);
  return asAdmin(request, undefined, () =>
    sendCsv(request, {
      name: "audit",
      chunks: exportAudit(filter, nameAuditSubjects),
      record: async () => recordAuditExport(session, { count: await countAudit(filter), filter }),
      event: "audit-exported",
      actor: session.staff.id,
    }),
  );
}

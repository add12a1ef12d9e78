import type { LoaderFunctionArgs } from "@remix-run/node";
import { readNotices } from "~/booking/list/notices.server";
import { guard } from "~/guard.server";

/** What the bell shows beside new requests, as JSON for its script. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/downloads/notices", request);
  const { waiting, replies, handedOver } = await readNotices(staff.id);
  return Response.json({ waiting, replies, handedOver }, { headers: { "Cache-Control": "no-store" } });
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { readNotices } from "~/booking/desk/notices.server";
import { guard } from "~/guard.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/downloads/notices", request);
  return Response.json(await readNotices(staff.id), { headers: { "Cache-Control": "no-store" } });
}

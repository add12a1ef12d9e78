import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { guard } from "~/guard.server";
import * as text from "~/messages/scan-file";
import { loadStaffScan } from "~/private-page/results/load-scan.server";
import { ScanPage } from "~/private-page/results/scan-page";
import { titleOf } from "~/settings/company";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf(text.title(data?.name ?? "")) },
  { name: "robots", content: "noindex, nofollow" },
];

/** This page of the back office uses the public site's frame, because the viewer does not use React. */
export async function loader({ request, params: { id = "", item = "" } }: LoaderFunctionArgs) {
  await guard("routes/site/booking-scan", request);
  return loadStaffScan(id, item);
}

export default ScanPage;

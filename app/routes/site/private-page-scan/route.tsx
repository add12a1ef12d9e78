import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import * as text from "~/messages/scan-file";
import { loadCustomerScan } from "~/private-page/results/load-scan.server";
import { ScanPage } from "~/private-page/results/scan-page";
import { titleOf } from "~/settings/company";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf(text.title(data?.name ?? "")) },
  { name: "description", content: text.description },
  { name: "robots", content: "noindex, nofollow" },
];

/** A point cloud of the results, for the customer. */
export function loader({ params: { token = "", item = "" } }: LoaderFunctionArgs) {
  return loadCustomerScan(token, item);
}

export default function PrivatePageScan() {
  return <ScanPage scan={useLoaderData<typeof loader>()} />;
}

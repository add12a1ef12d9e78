import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formHeaders } from "~/forms/form-headers";
import * as text from "~/messages/request";
import { titleOf } from "~/settings/company";
import { ConfirmView } from "./confirm-view";
import { loadPageView } from "./page-loader.server";
import { handlePagePost } from "./post/page-action.server";
import { PrivatePage } from "./private-page";
import { UnknownLink } from "./unknown-link";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: titleOf(toTitle(view)) },
  { name: "description", content: text.description },
  { name: "robots", content: "noindex, nofollow" },
];

function toTitle(view: Awaited<ReturnType<typeof loader>>["data"] | undefined): string {
  if (view?.kind !== "page") return text.unknown.title;
  return view.isRefused ? text.titleWithErrors(view.title) : view.title;
}

export const headers = formHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { view, init } = await loadPageView(request, params.token);
  return data(view, init);
}

export function action({ request, params }: ActionFunctionArgs) {
  return handlePagePost(request, params.token);
}

export default function PrivatePageRoute() {
  const view = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (view.kind === "unknown") return <UnknownLink wait={view.wait} />;
  if (view.confirm !== null) return <ConfirmView view={view} confirm={view.confirm} result={result} />;
  return <PrivatePage view={view} result={result} />;
}

import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readPageNumber } from "~/lib/page-number";
import { consumeFlash } from "~/forms/flash.server";
import { searchLength } from "~/lib/text";
import { paths } from "~/paths";
import { titleOf } from "~/site/company";
import { guard } from "~/guard.server";
import { pageOfUsers } from "~/staff/accounts/users.server";
import { ConfirmPage } from "./confirm-page";
import { changeUsers } from "./change-users.server";
import { UserList } from "./user-list";

export const meta: MetaFunction = () => [{ title: titleOf("User List") }];

/** Carries Retry-After from the action to the document. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** What the address asks of the list. */
function readQuery(address: string) {
  const { searchParams } = new URL(address);
  const query = (searchParams.get("q") ?? "").slice(0, searchLength).replaceAll("\u0000", "").toWellFormed();
  return { query: query.trim(), page: readPageNumber(searchParams.get("page")) };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/_staff.users", request);
  const { notice, headers } = await consumeFlash(request);
  const { query, page } = readQuery(request.url);
  const list = await pageOfUsers({ query, page });
  return data({ ...list, query, notice, ownId: staff.id }, { headers });
}

export async function action({ request }: ActionFunctionArgs) {
  return changeUsers(request, await guard("routes/_staff.users", request), addressOf(readQuery(request.url)));
}

/** The address of the list as it is shown. */
function addressOf({ query, page }: { query: string; page: number }): string {
  return paths.users({ q: query, page: page > 1 ? page : undefined });
}

export default function StaffManagement() {
  const list = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const address = addressOf(list);
  return answer?.kind === "question" ? (
    <ConfirmPage question={answer} address={address} />
  ) : (
    <UserList {...list} address={address} refusal={answer} />
  );
}

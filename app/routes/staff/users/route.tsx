import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { titleMeta } from "~/back-office/page-title";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { formHeaders } from "~/forms/form-result";
import { guard, requireVerificationToType } from "~/guard.server";
import { formatPacificDay, formatPacificShort } from "~/lib/pacific-time";
import { toShownLink } from "~/lib/qr-code.server";
import { searchLength } from "~/lib/text";
import { readPageNumber } from "~/lib/to-page";
import { hasMailServer } from "~/mail/outbox-state.server";
import * as text from "~/messages/staff-users";
import { paths } from "~/paths";
import { siteOrigin } from "~/site/origin.server";
import { pageOfUsers } from "~/staff/accounts/users.server";
import { findUsableKeys } from "~/staff/api-keys/keys.server";
import { invitationPath } from "~/staff/invitations/invitation-link.server";
import { listOpenInvitations } from "~/staff/invitations/invite.server";
import { ConfirmPage } from "~/ui/confirm-page";
import { TextField } from "~/ui/text-field";
import { HandOverPage } from "./hand-over-page";
import { loadHandOver } from "./hand-over.server";
import { KeysLeft } from "./keys-left";
import { UserList } from "./user-list";
import { handleUsersForms, type ChangeQuestion } from "./users-forms.server";

export const meta = titleMeta(text.userList);

export const headers = formHeaders;

function readQuery(url: string) {
  const { searchParams } = new URL(url);
  const query = (searchParams.get("q") ?? "").slice(0, searchLength).replaceAll("\u0000", "").toWellFormed();
  return { query: query.trim(), page: readPageNumber(searchParams.get("page")) };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await guard("routes/staff/users", request);
  const { query, page } = readQuery(request.url);
  // The search also sends an empty input.
  if (new URL(request.url).searchParams.get("q") === "") throw redirect(getListUrl({ query, page }));
  const removedId = new URL(request.url).searchParams.get("handover");
  if (removedId !== null) await requireVerificationToType(request, session, "account-removed");
  const [list, invitations, handOver] = await Promise.all([
    pageOfUsers({ query, page }),
    listOpenInvitations(),
    removedId === null ? null : loadHandOver(removedId),
  ]);
  const pageData = {
    handOver,
    ownId: session.staff.id,
    canMail: hasMailServer(),
    invitations: invitations.map(({ expiresAt, ...invitation }) => ({
      ...invitation,
      expires: formatPacificDay(expiresAt),
    })),
  };
  const keys = await findUsableKeys(list.users.map(({ id }) => id));
  const users = list.users.map(({ lastSignInAt, ...user }) => ({
    ...user,
    keys: keys.get(user.id) ?? [],
    lastSignIn: lastSignInAt && formatPacificShort(lastSignInAt),
  }));
  const form = await toFormPage(request, { ...list, users, query, ...pageData });
  const { flash } = form.data;
  const link = flash?.linkId ? toShownLink(siteOrigin(request) + invitationPath(flash.linkId)) : null;
  return data({ ...form.data, link }, form.init ?? undefined);
}

export const action = formAction(async ({ request }) => {
  const session = await guard("routes/staff/users", request);
  return handleUsersForms(request, session, getListUrl(readQuery(request.url)));
});

function getListUrl({ query, page }: { query: string; page: number }): string {
  return paths.users({ q: query, page: page > 1 ? page : undefined });
}

export default function StaffManagement() {
  const { handOver, ...list } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const address = getListUrl(list);
  // Without script, the question comes with a new document. Otherwise the list is still there, and asks in a dialog.
  const [first] = useState(result);
  if (handOver) return <HandOverPage question={handOver} result={result} />;
  return result?.question && result === first ? (
    <ConfirmChange question={result.question} address={address} />
  ) : (
    <UserList {...list} address={address} result={result} />
  );
}

function ConfirmChange({ question, address }: { question: ChangeQuestion; address: string }) {
  const { intent, id, name, keys } = question;
  const { title, consequence, confirm } = text.confirmations[intent];
  return (
    <ConfirmPage
      title={title}
      address={address}
      fields={{ intent, id, confirmed: "yes" }}
      confirmLabel={confirm}
      isDestructive={intent === "remove"}
    >
      <p className="wrap-anywhere">{consequence(name)}</p>
      <KeysLeft name={name} keys={keys} />
      {intent === "update" && (
        <TextField
          id="confirm-password"
          type="password"
          name="password"
          label={text.passwordAgain}
          autoComplete="new-password"
          required
        />
      )}
    </ConfirmPage>
  );
}

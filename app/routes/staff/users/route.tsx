import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { titleMeta } from "~/back-office/page-title";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { formHeaders, type FormResult, messagesOf, typedInto } from "~/forms/form-result";
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
import { MessageBanner } from "~/ui/page-messages";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import { type HandOverQuestion, loadHandOver } from "./hand-over.server";
import { RemainingApiKeys } from "./keys-left";
import { UserList } from "./user-list";
import { type ChangeQuestion, handleUsersForms, type UsersResultData } from "./users-forms.server";

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
  // The search form also sends an empty input.
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
  // Without script, the question comes with a new document. Otherwise the list is still there and asks in a dialog.
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
      <RemainingApiKeys name={name} keys={keys} />
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

function HandOverPage({
  question,
  result,
}: {
  question: HandOverQuestion;
  result: FormResult<UsersResultData> | undefined;
}) {
  const { id, name, keys, visits, visitCount, bookingCount, colleagues } = question;
  const fields = {
    intent: "remove",
    id,
    confirmed: "yes",
    visits: String(visitCount),
    requests: String(bookingCount),
    anyway: result?.anyway ?? "",
  };
  return (
    <ConfirmPage
      title={text.handOver.title(name)}
      address={paths.users({ handover: id })}
      cancelAddress={paths.users()}
      fields={fields}
      confirmLabel={result?.anyway ? text.handOver.anyway : text.handOver.confirm}
      isDestructive
    >
      <MessageBanner messages={messagesOf(result)} tone={result?.tone} />
      <p className="text-lg font-semibold">{text.handOver.work(visitCount, bookingCount)}</p>
      {visits.length > 0 && (
        <ul className="border-t border-line">
          {visits.map(({ to, label }) => (
            <li key={to} className="border-b border-line py-2.5 wrap-anywhere">
              <Link to={to} className="text-accent-text underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {visits.length < visitCount && (
        <p className="text-small text-muted">{text.handOver.more(visits.length)}</p>
      )}
      <RemainingApiKeys name={name} keys={keys} />
      <Select
        id="hand-to"
        name="handTo"
        defaultValue={typedInto(result, "handTo") ?? ""}
        label={text.handOver.to}
        hint={text.handOver.hint}
        required
      >
        <option value="" disabled>
          {text.handOver.choose}
        </option>
        {colleagues.map((colleague) => (
          <option key={colleague.id} value={colleague.id} translate="no">
            {colleague.fullName}
          </option>
        ))}
        <option value="nobody">{text.handOver.nobody}</option>
      </Select>
    </ConfirmPage>
  );
}

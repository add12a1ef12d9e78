import { Form } from "@remix-run/react";
import { useState } from "react";
import { SecretLink } from "~/back-office/secret-field";
import { StaffIcon } from "~/back-office/staff-icon";
import { type FormResult, messagesOf } from "~/forms/form-result";
import type { ShownLink } from "~/lib/qr-code.server";
import { searchLength } from "~/lib/text";
import { link as linkLabel } from "~/messages/invitation";
import * as text from "~/messages/staff-users";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FlashBanner, MessageBanner } from "~/ui/page-messages";
import { Pagination } from "~/ui/pagination";
import { TextField } from "~/ui/text-field";
import { InvitationSection, type InvitationSectionProps } from "./invitation-section";
import type { ShownUser } from "./user-row";
import { UserTable } from "./user-table";
import type { UsersResultData } from "./users-forms.server";

interface UserListProps extends InvitationSectionProps {
  users: readonly ShownUser[];
  ownId: string;
  query: string;
  page: number;
  pages: number;
  flash: Parameters<typeof FlashBanner>[0]["flash"];
  /** The link of a new invitation, if there is no mail server. */
  link: ShownLink | null;
  result: FormResult<UsersResultData> | undefined;
}

export function UserList({
  users,
  ownId,
  query,
  page,
  pages,
  flash,
  address,
  link,
  result,
  ...more
}: UserListProps) {
  const [dismissed, setDismissed] = useState<FormResult<UsersResultData>>();
  // A removal that waits for confirmation hides the previous refusal. An update brings its own result.
  const refused = result?.status === "error" && result !== dismissed ? result : undefined;
  const pageLink = (number: number) => paths.users({ q: query, page: number });
  return (
    <>
      <div className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1>{text.userList}</h1>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.invite()} size="sm">
            {text.invite}
          </ButtonLink>
          <ButtonLink to={paths.signup()} size="sm">
            <StaffIcon name="user-add" />
            {text.addStaff}
          </ButtonLink>
        </div>
      </div>
      <div className="mb-5 grid gap-5 empty:hidden">
        {refused ? (
          <MessageBanner messages={messagesOf(refused)} tone={refused.tone} />
        ) : (
          <FlashBanner flash={flash}>{link && <SecretLink label={linkLabel} link={link} />}</FlashBanner>
        )}
        {(pages > 1 || query !== "") && <UserSearch query={query} />}
      </div>
      {users.length > 0 ? (
        <UserTable
          users={users}
          ownId={ownId}
          address={address}
          refused={refused}
          question={result?.question}
          onRemove={() => setDismissed(result)}
        />
      ) : (
        <NoUsers query={query} />
      )}
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          previousHref={page > 1 ? pageLink(page - 1) : undefined}
          nextHref={page < pages ? pageLink(page + 1) : undefined}
        />
      )}
      <InvitationSection invitations={more.invitations} canMail={more.canMail} address={address} />
    </>
  );
}

function UserSearch({ query }: { query: string }) {
  return (
    <Form method="get" action={paths.users()} role="search" className="flex w-full gap-2 sm:w-104">
      <TextField
        // A link that clears the search must also empty the input.
        key={query}
        id="user-search"
        type="search"
        name="q"
        label={text.searchLabel}
        isLabelHidden
        icon="search"
        defaultValue={query}
        maxLength={searchLength}
        placeholder={text.searchPlaceholder}
        className="flex-1"
      />
      <Button type="submit" size="sm">
        {text.search}
      </Button>
    </Form>
  );
}

/** Shown instead of the table if there are no accounts, or none matches the search. */
function NoUsers({ query }: { query: string }) {
  return (
    <EmptyState title={text.noUsers} role="status" className="wrap-anywhere">
      {query ? (
        <>
          <p>{text.noMatches(query)}</p>
          <ButtonLink to={paths.users()} size="sm">
            {text.clearSearch}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{text.everyoneNeedsAccount}</p>
          <ButtonLink to={paths.signup()} size="sm">
            {text.addStaff}
          </ButtonLink>
        </>
      )}
    </EmptyState>
  );
}

import { useState } from "react";
import { SecretLink } from "~/back-office/secret-link";
import { StaffIcon } from "~/back-office/staff-icon";
import { type FormResult, messagesOf } from "~/forms/reply";
import * as text from "~/messages/staff-users";
import { paths } from "~/paths";
import type { User } from "~/staff/accounts/users.server";
import { ButtonLink } from "~/ui/button";
import { FlashBanner, MessageBanner } from "~/ui/page-messages";
import { Pagination } from "~/ui/pagination";
import type { UsersShown } from "./account-change";
import { InvitationSection, type InvitationSectionProps } from "./invitation-section";
import { NoUsers } from "./no-users";
import { UserSearch } from "./user-search";
import { UserTable } from "./user-table";

interface UserListProps extends InvitationSectionProps {
  users: readonly User[];
  ownId: string;
  query: string;
  page: number;
  pages: number;
  flash: Parameters<typeof FlashBanner>[0]["flash"];
  /** The link of an invitation that was just made, where no mail is sent. */
  link: string | null;
  /** The result of the form that was sent last. */
  result: FormResult<UsersShown> | undefined;
}

/** The page of the staff accounts, with forms to change and remove each. */
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
  const [dismissed, setDismissed] = useState<FormResult<UsersShown>>();
  // The refusal of the last change is dismissed when a removal waits for confirmation. An update brings an answer of its own.
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
          <ButtonLink to={paths.addStaff()} size="sm">
            <StaffIcon name="user-add" />
            {text.addStaff}
          </ButtonLink>
        </div>
      </div>
      <div className="mb-5 grid gap-5 empty:hidden">
        {refused ? (
          <MessageBanner messages={messagesOf(refused)} tone={refused.tone} />
        ) : (
          <FlashBanner flash={flash}>{link && <SecretLink link={link} />}</FlashBanner>
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

import { draftLinkPath } from "./booking/form/draft-link.server";
import { privatePath } from "./booking/private-page/private-link.server";
import type { PrivatePaths } from "./mail/action-path.server";
import { invitationPath } from "./staff/invitations/invitation-link.server";
import { resetLinkPath } from "./staff/passwords/reset-link.server";

/** The pages that mails link to and the outbox does not name. */
export const privatePaths: PrivatePaths = {
  request: privatePath,
  draft: draftLinkPath,
  invitation: invitationPath,
  "password-reset": resetLinkPath,
};

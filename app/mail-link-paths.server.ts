import { draftLinkPath } from "./booking/form/draft-link.server";
import { privatePagePath } from "./booking/private-page/private-link.server";
import type { MailLinkPaths } from "./mail/action-path.server";
import { invitationPath } from "./staff/invitations/invitation-link.server";
import { resetLinkPath } from "./staff/passwords/reset-link.server";

/** The linked pages whose secret address the outbox does not contain. */
export const mailLinkPaths: MailLinkPaths = {
  request: privatePagePath,
  draft: draftLinkPath,
  invitation: invitationPath,
  "password-reset": resetLinkPath,
};

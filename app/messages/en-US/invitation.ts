/** Invitations to the back office: the form, the open invitations, the mail, and the page of its link. */

export const title = "Invite by email";
export const lead = (days: number) =>
  `We’ll email a link that works once, for ${days} days. They choose their own password.`;
export const leadWithoutMail = (days: number) =>
  `You’ll get a link to pass on. It works once, for ${days} days, and they choose their own password.`;
export const fullName = "Full name";
export const email = "Email";
export const mobile = "Phone number";
export const role = "Role";
export const staff = "Staff";
export const staffHint = "Dashboard, bookings and their own profile.";
export const administrator = "Administrator";
export const administratorHint = "All of that, and staff accounts and settings.";
export const send = "Send invitation";
export const createLink = "Create link";
export const instead = "Rather set a password for them yourself? <link>Add staff</link>.";

export const sent = (name: string) => `${name} is invited`;
export const sentAdvice = (email: string, days: number) =>
  `The link is on its way to ${email}. It works once, for ${days} days.`;
export const linkAdvice = (name: string) =>
  `Pass this link on to ${name}, and to nobody else. It isn’t shown again, but you can renew it.`;
export const link = "Link";

export const openTitle = "Open invitations";
export const openLead = "Renewing sends a new link. The earlier one stops working.";
export const openLeadWithoutMail = "Renewing shows a new link. The earlier one stops working.";
export const tableCaption = "Open invitations, newest first";
export const columns = {
  name: "Name",
  email: "Email",
  role: "Role",
  expires: "Valid until",
  renew: "Renew",
  revoke: "Revoke",
};
export const invitedBy = (name: string) => `Invited by ${name}`;
export const expired = (day: string) => `Expired ${day}`;
export const renew = "Renew";
export const renewOf = (name: string) => `Renew the invitation of ${name}`;
export const revoke = "Revoke";
export const revokeOf = (name: string) => `Revoke the invitation of ${name}`;
export const revoked = "Invitation revoked";
export const revokedAdvice = (email: string) => `The link that ${email} got doesn’t work anymore.`;
export const closed = "That invitation isn’t open anymore";
export const closedAdvice = "It was accepted, revoked or renewed. The list below is up to date.";

export const acceptTitle = "Create your account";
export const acceptDescription = "Accept an invitation to the back office.";
export const acceptLead = (company: string, email: string) =>
  `You’re invited to work with ${company}. Choose a password for <email>${email}</email>.`;
export const accept = "Create account";
export const accepted = (name: string) => `Welcome, ${name}. Your account is ready`;
export const acceptedAdvice = (email: string) => `Sign in with ${email} and your new password.`;

export const dead = {
  title: "This invitation doesn’t work anymore",
  lead: (days: number) =>
    `An invitation works once, for ${days} days. Ask the administrator who invited you for a new one.`,
  login: "Already have an account? <link>Sign in</link>.",
};

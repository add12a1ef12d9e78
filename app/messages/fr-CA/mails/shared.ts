/** What the emails to customers and to staff have in common. */

export * from "~/messages/fr-BE/mails/shared";

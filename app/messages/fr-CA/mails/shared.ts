/** What the emails to customers and to staff have in common. */

export * from "../../fr-BE/mails/shared";

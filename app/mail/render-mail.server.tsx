import { renderToStaticMarkup } from "react-dom/server";
import type { MailContent } from "~/db/schema.server";
import { withLocale } from "~/messages/current-locale.server";
import * as frameText from "~/messages/frame";
import { defaultLocale } from "~/messages/languages";
import * as sharedText from "~/messages/mails/shared";
import { paths } from "~/paths";
import { company } from "~/settings/company";
import { MailDocument, type MailDocumentProps } from "./mail-document";

/** Calls a function in the language of the mail's content. */
export function inLanguageOf<Result>({ content }: { content: MailContent }, run: () => Result): Result {
  return withLocale(content.language ?? defaultLocale, run);
}

interface RenderedMail {
  html: string;
  text: string;
}

/** Renders a mail as HTML and as plain text with the same content. The HTML loads nothing: no pictures, no fonts, no tracking. */
export function renderMail(
  subject: string,
  content: MailContent,
  { origin, href }: { origin: string; href: string | undefined },
): RenderedMail {
  const legal = [
    { label: frameText.legalTitles.terms, href: origin + paths.terms() },
    { label: frameText.legalTitles.privacy, href: origin + paths.privacy() },
  ];
  const mail = { subject, ...content, origin, href, legal };
  return {
    html: `<!doctype html>${renderToStaticMarkup(<MailDocument {...mail} />)}`,
    text: toPlainTextMail(mail),
  };
}

function toPlainTextMail({
  greeting,
  paragraphs,
  signature,
  quote,
  facts = [],
  action,
  origin,
  href,
  footnote,
  legal,
}: MailDocumentProps) {
  const quoted = quote?.replace(/^/gm, "> ");
  const table = facts
    .map(({ label, value, path }) => toFactLine(label, path ? origin + path : value))
    .join("\n");
  const link = action && href ? `${sharedText.toLabelPrefix(action.label)}\n${href}` : "";
  const { name, phone } = company();
  const sender = phone ? `${name}, ${phone.label}` : name;
  const texts = legal.map((text) => toFactLine(text.label, text.href)).join("\n");
  return (
    [greeting, ...paragraphs, signature, quoted, table, link, footnote, sender, texts]
      .filter(Boolean)
      .join("\n\n") + "\n"
  );
}

function toFactLine(label: string, value: string): string {
  return `${sharedText.toLabelPrefix(label)} ${value}`;
}

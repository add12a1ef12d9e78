import { Fragment } from "react";

/** The plain text of a mail, in which the address of its link can be followed. */
export function MailText({ text, href }: { text: string; href: string | null }) {
  const parts = href === null ? [text] : text.split(href);
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && href !== null && <a href={href}>{href}</a>}
          {part}
        </Fragment>
      ))}
    </p>
  );
}

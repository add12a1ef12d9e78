import { renderToStaticMarkup } from "react-dom/server";
import type { MailContent } from "~/db/schema.server";
import { locale } from "~/messages/locale";
import { company } from "~/site/company";
import { darkStyles, styles } from "./mail-styles";

export interface RenderedMail {
  html: string;
  text: string;
}

/**
 * Renders a mail as HTML and as plain text that says the same. The HTML loads nothing from anywhere: no pictures, no fonts, no
 * tracking.
 *
 * @param href the address of the link, if the mail has one
 */
export function renderMail(subject: string, content: MailContent, href: string | undefined): RenderedMail {
  const mail = { subject, ...content, href };
  return { html: `<!doctype html>${renderToStaticMarkup(<MailDocument {...mail} />)}`, text: toText(mail) };
}

type Mail = MailContent & { subject: string; href: string | undefined };

function toText({ greeting, paragraphs, quote, facts = [], action, href }: Mail): string {
  const table = facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
  const link = action && href ? `${action.label}:\n${href}` : "";
  const signature = `${company.name}, ${company.phone.label}`;
  const quoted = quote?.replace(/^/gm, "> ");
  return [greeting, ...paragraphs, quoted, table, link, signature].filter(Boolean).join("\n\n") + "\n";
}

function MailDocument({ subject, greeting, paragraphs, quote, facts = [], action, href }: Mail) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: darkStyles }} />
      </head>
      <body className="page" style={styles.body}>
        <Table className="page" style={styles.page}>
          <Table style={styles.column}>
            <div className="text" style={styles.name}>
              {company.name}
            </div>
            <div className="card" style={styles.card}>
              {greeting && <Paragraph text={greeting} />}
              {paragraphs.map((paragraph, index) => (
                <Paragraph key={index} text={paragraph} />
              ))}
              {quote && (
                <blockquote className="rule" style={styles.quote}>
                  <Paragraph text={quote} />
                </blockquote>
              )}
              {facts.length > 0 && <Facts facts={facts} />}
              {action && (
                <a className="button" href={href} style={styles.button}>
                  {action.label}
                </a>
              )}
            </div>
            <div className="muted" style={styles.footer}>
              {company.name}, {company.address.locality}, {company.address.region}
              <br />
              {company.phone.label}
            </div>
          </Table>
        </Table>
      </body>
    </html>
  );
}

interface TableProps {
  className?: string;
  style: React.CSSProperties;
  children: React.ReactNode;
}

/** A table of one cell: what every mail program lays out alike. */
function Table({ className, style, children }: TableProps) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} className={className} style={style}>
      <tbody>
        <tr>
          <td>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Paragraph({ text }: { text: string }) {
  return (
    <p className="text" style={styles.paragraph}>
      {text.split("\n").flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]))}
    </p>
  );
}

function Facts({ facts }: { facts: NonNullable<MailContent["facts"]> }) {
  return (
    <table cellPadding={0} cellSpacing={0} className="rule" style={styles.facts}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" align="left" className="muted" style={styles.term}>
              {label}
            </th>
            <td className="text" style={styles.value}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

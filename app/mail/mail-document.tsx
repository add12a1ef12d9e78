import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Column } from "@react-email/column";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Row } from "@react-email/row";
import { Text } from "@react-email/text";
import { Fragment } from "react";
import type { MailContent } from "~/db/schema.server";
import { splitHyphenated } from "~/lib/text";
import * as language from "~/messages/locale";
import { company, formatAddress } from "~/settings/company";
import { darkStyles, styles } from "./mail-styles";

export interface MailDocumentProps extends MailContent {
  subject: string;
  /** Scheme and host of the site. */
  origin: string;
  href: string | undefined;
  legal: readonly { label: string; href: string }[];
}

/**
 * Renders a mail as HTML. React Email's components build the layout from tables, because old mail programs support only them. The table
 * of facts is a real table for screen readers.
 *
 * Every element with a color has a class, by which the dark theme overrides it.
 */
export function MailDocument(mail: MailDocumentProps) {
  const { subject, greeting, paragraphs, signature, quote, facts = [], action, href, footnote, legal } = mail;
  const { name, phone, address } = company();
  return (
    <Html lang={language.locale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: darkStyles }} />
      </Head>
      <Body className="page" style={styles.body}>
        {/* The preview in the list of mails. It has no invisible padding, which spam filters count. */}
        {paragraphs[0] && <div style={styles.preview}>{paragraphs[0]}</div>}
        <Container style={styles.column}>
          <Text className="text" style={styles.name}>
            {name}
          </Text>
          <Row className="card" style={styles.card}>
            <Column style={styles.cardBody}>
              <Heading as="h1" className="text" style={styles.title}>
                <Subject text={subject} />
              </Heading>
              {greeting && <Paragraph text={greeting} />}
              {paragraphs.map((paragraph, index) => (
                <Paragraph key={index} text={paragraph} />
              ))}
              {signature && <Paragraph text={signature} />}
              {quote && (
                <blockquote className="rule" style={styles.quote}>
                  <Paragraph text={quote} style={styles.quoted} />
                </blockquote>
              )}
              {facts.length > 0 && <Facts facts={facts} origin={mail.origin} />}
              {action && (
                <Button className="button" href={href} style={styles.button}>
                  {action.label}
                </Button>
              )}
              {footnote && <Paragraph text={footnote} className="muted" style={styles.footnote} />}
            </Column>
          </Row>
          <Text className="muted" style={styles.footer}>
            {name}, {formatAddress(address)}
            {legal.map((link) => (
              <Fragment key={link.href}>
                <br />
                <Link href={link.href} className="link" style={styles.phone}>
                  {link.label}
                </Link>
              </Fragment>
            ))}
            {phone && (
              <>
                <br />
                <Link href={phone.href} className="link" style={styles.phone}>
                  {phone.label}
                </Link>
              </>
            )}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** Keeps references and ranges of numbers from breaking at their hyphens. */
function Subject({ text }: { text: string }) {
  return splitHyphenated(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} style={styles.reference}>
        {part}
      </span>
    ),
  );
}

interface ParagraphProps {
  text: string;
  className?: string;
  style?: React.CSSProperties;
}

function Paragraph({ text, className = "text", style = styles.paragraph }: ParagraphProps) {
  return (
    <Text className={className} style={style}>
      {text.split("\n").flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]))}
    </Text>
  );
}

function Facts({ facts, origin }: Required<Pick<MailDocumentProps, "facts" | "origin">>) {
  return (
    <table cellPadding={0} cellSpacing={0} className="rule" style={styles.facts}>
      <tbody>
        {facts.map(({ label, value, path }, index) => (
          <tr key={index}>
            <th scope="row" align="left" className="muted rule" style={styles.term}>
              {label}
            </th>
            <td className="text rule" style={styles.value}>
              {path ? (
                <Link href={origin + path} className="link" style={styles.phone}>
                  {value}
                </Link>
              ) : (
                value
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

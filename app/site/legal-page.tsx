import type { MetaDescriptor } from "@remix-run/react";
import * as frameText from "~/messages/frame";
import * as text from "~/messages/legal";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { titleOf } from "~/settings/company";
import type { LegalPage } from "~/settings/legal/legal-versions.server";
import { Container } from "~/ui/container";
import { LegalText } from "~/ui/legal-text";
import { pageMeta } from "./page-meta";

/** Returns the meta tags of the page that shows the version in force. */
export function currentLegalMeta(page: LegalPage | undefined, origin: string | undefined): MetaDescriptor[] {
  if (!page) return [];
  const { document } = page;
  return legalMeta(document, {
    title: frameText.legalTitles[document],
    path: paths.legalText(document),
    origin,
  });
}

/**
 * Returns the meta tags of the page of one version. While it is in force, search engines are sent to the page above; an earlier one is
 * not for them.
 */
export function legalVersionMeta(page: LegalPage | undefined, origin: string | undefined): MetaDescriptor[] {
  if (!page) return [];
  const { document, version, current } = page;
  const title = text.versionTitle(frameText.legalTitles[document], version);
  if (version === current) return legalMeta(document, { title, path: paths.legalText(document), origin });
  const meta = legalMeta(document, { title, path: paths.legalText(document, version), origin });
  return [...meta, { name: "robots", content: "noindex" }];
}

function legalMeta(
  document: LegalPage["document"],
  { title, ...page }: { title: string; path: string; origin: string | undefined },
): MetaDescriptor[] {
  const description = text.descriptions[document];
  return pageMeta({ title: titleOf(title), description, ...page, image: "hero-social-1200.jpg" });
}

/** A version of the terms or of the privacy policy. */
export function LegalDocumentPage({ page }: { page: LegalPage }) {
  const { document, version, current, published, isTranslation, lang, blocks } = page;
  return (
    <Container className="pt-[clamp(2.5rem,5vw,5.5rem)] pb-section">
      <h1>{frameText.legalTitles[document]}</h1>
      <p className="mt-4 font-mono text-mono text-muted">{text.version(version, published)}</p>
      {version < current && (
        <p className="mt-4 max-w-read border-l-4 border-warn bg-raised px-4 py-3">
          <RichText
            text={text.replaced}
            tags={{ current: (label) => <a href={paths.legalText(document)}>{label}</a> }}
          />
        </p>
      )}
      {isTranslation && <p className="mt-4 max-w-read border-l-4 border-line px-4 py-3">{text.binding}</p>}
      <div lang={lang}>
        <LegalText blocks={blocks} />
      </div>
      {version > 1 && (
        <p className="mt-10">
          <a href={paths.legalText(document, version - 1)}>{text.earlier(version - 1)}</a>
        </p>
      )}
    </Container>
  );
}

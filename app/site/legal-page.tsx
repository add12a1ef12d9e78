import type { MetaDescriptor } from "@remix-run/react";
import * as text from "~/messages/legal";
import { titles } from "~/messages/legal-titles";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { titleOf } from "~/settings/company";
import type { LegalPage } from "~/settings/legal/legal-versions.server";
import { Container } from "~/ui/container";
import { LegalText } from "~/ui/legal-text";
import { pageMeta } from "./page-meta";

/** Returns the meta tags of a version; earlier versions are not for search engines. */
export function legalMeta(page: LegalPage | undefined, origin: string | undefined): MetaDescriptor[] {
  if (!page) return [];
  const { document, version, current } = page;
  const meta = pageMeta({
    title: titleOf(titles[document]),
    description: text.descriptions[document],
    path: paths[document](),
    origin,
    image: "hero-social-1200.jpg",
  });
  return version === current ? meta : [...meta, { name: "robots", content: "noindex" }];
}

/** A version of the terms or of the privacy policy. */
export function LegalDocumentPage({ page }: { page: LegalPage }) {
  const { document, version, current, published, blocks } = page;
  return (
    <Container className="pt-[clamp(2.5rem,5vw,5.5rem)] pb-section">
      <h1>{titles[document]}</h1>
      <p className="mt-4 font-mono text-mono text-muted">{text.version(version, published)}</p>
      {version < current && (
        <p className="mt-4 max-w-read border-l-4 border-warn bg-raised px-4 py-3">
          <RichText
            text={text.replaced}
            tags={{ current: (label) => <a href={paths[document]()}>{label}</a> }}
          />
        </p>
      )}
      <LegalText blocks={blocks} />
      {version > 1 && (
        <p className="mt-10">
          <a href={paths[document](version - 1)}>{text.earlier(version - 1)}</a>
        </p>
      )}
    </Container>
  );
}

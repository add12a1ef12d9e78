import { type MetaFunction, useLoaderData } from "@remix-run/react";
import * as frameText from "~/messages/frame";
import * as text from "~/messages/legal";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { titleOf } from "~/settings/company";
import { Container } from "~/ui/container";
import { LegalText } from "~/ui/legal-text";
import type { loadLegalPage } from "./load-legal-page.server";
import { originIn, pageMeta } from "./page-meta";

type LoadLegalPage = () => ReturnType<typeof loadLegalPage>;

/**
 * Returns the meta tags of a legal page. The canonical address of the version in force contains no version number. Search engines do not
 * index earlier versions.
 */
export const legalMeta: MetaFunction<LoadLegalPage> = ({ data: page, params, matches }) => {
  if (!page) return [];
  const { document, version, current } = page;
  const name = frameText.legalTitles[document];
  const isInForce = version === current;
  const meta = pageMeta({
    title: titleOf(params.version === undefined ? name : text.versionTitle(name, version)),
    description: text.descriptions[document],
    path: isInForce ? paths.legalText(document) : paths.legalText(document, version),
    origin: originIn(matches),
    image: "hero-social-1200.jpg",
  });
  return isInForce ? meta : [...meta, { name: "robots", content: "noindex" }];
};

export function LegalPage() {
  const { document, version, current, published, isTranslation, lang, blocks } =
    useLoaderData<LoadLegalPage>();
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

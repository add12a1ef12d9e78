import * as text from "~/messages/industries";
import { serviceLabels } from "~/messages/services";
import { paths } from "~/paths";
import type { Industry } from "~/site/industries";
import { Picture } from "~/site/picture";
import { servicesOf } from "~/site/service-pages";

/** Renders an industry as picture, title, sentence and links to its services; cards in the right column are offset downward. */
export function IndustryCard({ industry, isFirst }: { industry: Industry; isFirst: boolean }) {
  const { slug, name, description, alt } = industry;
  return (
    <li id={slug} className="scroll-mt-24 md:even:translate-y-24">
      <Picture
        name={slug}
        alt={text.illustration(alt)}
        sizes="(min-width: 90rem) 44rem, (min-width: 48rem) 47vw, 92vw"
        isFirst={isFirst}
        className="aspect-8/5 w-full object-cover"
      />
      <h2 className="mt-4.5 text-h3 font-semibold tracking-[-0.012em]">{name}</h2>
      <p className="mt-1.5 max-w-[46ch] text-muted">{description}</p>
      <ul aria-label={text.servicesFor(name)} className="mt-1.5 flex flex-wrap gap-x-5 text-base font-medium">
        {servicesOf(slug).map((service) => (
          <li key={service.slug}>
            <a
              href={paths.service(service.slug)}
              className="inline-flex min-h-11 items-center text-accent-text underline hover:decoration-2"
            >
              {serviceLabels[service.slug]}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

import type { Industry } from "~/site/industries";
import { Picture } from "~/site/picture";

/** Renders an industry as picture, title and sentence; cards in the right column are offset downward. */
export function IndustryCard({ industry, isFirst }: { industry: Industry; isFirst: boolean }) {
  return (
    <li id={industry.slug} className="scroll-mt-24 md:even:translate-y-24">
      <Picture
        name={industry.slug}
        alt={`${industry.alt} Computer-generated illustration.`}
        sizes="(min-width: 90rem) 44rem, (min-width: 48rem) 47vw, 92vw"
        isFirst={isFirst}
        className="aspect-8/5 w-full object-cover"
      />
      <h2 className="mt-4.5 text-h3 font-semibold tracking-[-0.012em]">{industry.name}</h2>
      <p className="mt-1.5 max-w-[46ch] text-muted">{industry.description}</p>
    </li>
  );
}

import type { ServiceSlug } from "~/booking/services";
import * as text from "~/messages/services/page";
import { DimensionLine } from "~/site/dimension-line";
import type { ServicePage } from "~/site/service-pages/service-page";
import { ServicePicture } from "~/site/service-pages/service-picture";

const sizes = "(min-width: 100rem) 100vw, (min-width: 90rem) 90rem, 100vw";

/** Renders the main picture with its caption; on wide screens at full width, over a dimension line. */
export function ServiceFigure({ slug, page }: { slug: ServiceSlug; page: ServicePage }) {
  const { alt, caption } = page.picture;
  return (
    <figure className="min-[56rem]:col-span-12 min-[100rem]:contents">
      <div className="crop-marks min-[100rem]:col-span-12 min-[100rem]:ml-[calc(50%-50vw)] min-[100rem]:w-screen min-[100rem]:after:hidden">
        <div
          data-service={slug}
          className="aspect-4/3 w-full md:aspect-16/9 min-[100rem]:max-h-[max(50vw,calc(100svh-8rem))]"
        >
          <ServicePicture
            slug={slug}
            alt={alt}
            sizes={sizes}
            isFirst
            className="size-full object-cover object-[48%_50%]"
          />
        </div>
      </div>
      {page.accuracy !== undefined && (
        <DimensionLine className="mt-5 hidden text-text min-[100rem]:order-1 min-[100rem]:col-span-12 min-[100rem]:flex">
          {page.accuracy}
        </DimensionLine>
      )}
      <figcaption className="mt-5 text-small text-muted min-[100rem]:order-1 min-[100rem]:col-span-6 min-[100rem]:mt-6 min-[100rem]:self-start">
        <span className="flex flex-wrap justify-between gap-x-8 gap-y-1">
          <span>{caption}</span>
          <span className="font-mono text-mono">{text.illustration}</span>
        </span>
      </figcaption>
    </figure>
  );
}

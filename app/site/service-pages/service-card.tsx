import type { ComponentProps } from "react";
import * as offer from "~/messages/offer";
import * as text from "~/messages/services";
import * as pageText from "~/messages/services/page";
import { paths } from "~/paths";
import type { ServiceSlug } from "~/settings/offer";
import { startingPrice } from "~/settings/offer";
import { Picture } from "~/site/picture";
import { findPicture } from "~/site/pictures";
import { classNames } from "~/ui/class-names";
import { formatsOf, servicePage } from "./service-pages";

/** Renders a card that links to the service's page as a whole. */
export function ServiceCard({ slug, sizes, layout }: CardProps) {
  const { summary, deliverables } = servicePage(slug);
  const price = startingPrice(slug);
  const isGrid = layout === "grid";
  return (
    <article
      className={
        "group relative flex flex-col has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-6 print:break-inside-avoid " +
        "has-[a:focus-visible]:outline-focus " +
        (isGrid
          ? "max-[38rem]:grid max-[38rem]:grid-cols-[7.5rem_minmax(0,1fr)] max-[38rem]:grid-rows-[auto_1fr] max-[38rem]:gap-x-4 max-[19rem]:block"
          : "")
      }
    >
      <div
        data-service={slug}
        className={`aspect-8/5 overflow-hidden bg-sunken ${isGrid ? "max-[38rem]:row-span-2 max-[38rem]:aspect-square max-[38rem]:self-start" : ""}`}
      >
        <ServicePicture
          slug={slug}
          alt=""
          sizes={sizes}
          className="size-full object-cover transition-transform duration-(--duration-slow) ease-out group-hover:scale-[1.025]"
        />
      </div>
      <h3 className={`pt-4 ${isGrid ? "max-[38rem]:pt-0" : ""}`}>
        <a
          href={paths.service(slug)}
          className="outline-none! group-hover:underline group-hover:decoration-1 after:absolute after:inset-0 after:z-(--z-raised)"
        >
          {text.serviceLabels[slug]}
        </a>
      </h3>
      <div>
        {isGrid && (
          <p className="mt-1 font-mono text-mono text-muted">
            {pageText.deliverableCount(deliverables.items.length)}
            <span className="block max-[38rem]:hidden">{formatsOf(slug).join(", ")}</span>
            {price !== null && <span className="block">{offer.from(price)}</span>}
          </p>
        )}
        <p className="mt-1.5 max-w-[44ch] text-base text-muted max-[38rem]:text-balance sm:text-body">
          {summary}
        </p>
      </div>
    </article>
  );
}

interface CardProps {
  slug: ServiceSlug;
  sizes: string;
  /** In a grid, the card also shows the number of deliverables, their formats and the lowest price, and on phones it is a row. */
  layout: "grid" | "slider";
}

/** Renders the main picture of a service. The dark theme shows the dark version, if it exists. */
export function ServicePicture({
  slug,
  isFirst = false,
  className,
  ...picture
}: Omit<ComponentProps<typeof Picture>, "name"> & { slug: ServiceSlug }) {
  const darkPicture = findPicture(`${slug}-dark`);
  if (!darkPicture) return <Picture {...picture} name={slug} isFirst={isFirst} className={className} />;
  const priority = isFirst && "in-one-theme";
  return (
    <>
      <Picture {...picture} name={slug} isFirst={priority} className={classNames(className, "dark:hidden")} />
      <Picture
        {...picture}
        name={darkPicture}
        isFirst={priority}
        className={classNames(className, "hidden dark:block")}
      />
    </>
  );
}

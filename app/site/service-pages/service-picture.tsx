import type { ServiceSlug } from "~/booking/services";
import { Picture } from "~/site/picture";
import { classNames } from "~/ui/class-names";
import { servicePages } from "./.";

interface ServicePictureProps {
  slug: ServiceSlug;
  alt: string;
  sizes: string;
  isFirst?: boolean;
  className: string;
}

/** Renders the main picture of a service; a bright one is replaced in the dark theme if it has a dark version. */
export function ServicePicture({ slug, isFirst = false, className, ...picture }: ServicePictureProps) {
  const { darkPicture } = servicePages[slug];
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

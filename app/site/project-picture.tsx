import { paths } from "~/paths";
import { type ShownPicture as Picture, toPictureName } from "~/projects/project";
import { highPriority, lazyLoading } from "./picture";

interface ProjectPictureProps {
  picture: Picture;
  sizes: string;
  /** Loads it with high priority: for the first picture of a page. */
  isFirst?: boolean;
  /** Empty where the text next to it says the same. */
  alt?: string;
  className?: string;
}

/** A picture of a project as WebP at the width that the screen needs, or as JPEG, with its space reserved. */
export function ProjectPicture({ picture, sizes, isFirst = false, alt, className }: ProjectPictureProps) {
  const { id, widths, height, lang } = picture;
  const width = widths.at(-1) ?? 0;
  const webp = widths.map((each) => `${paths.projectPicture(toPictureName(id, each, "webp"))} ${each}w`);
  return (
    <picture className="contents [&>source]:hidden">
      <source type="image/webp" srcSet={webp.join(", ")} sizes={sizes} />
      <img
        {...(isFirst ? highPriority : lazyLoading)}
        src={paths.projectPicture(toPictureName(id, width, "jpg"))}
        width={width}
        height={height}
        alt={alt ?? picture.alt}
        lang={alt === undefined ? lang : undefined}
        className={className}
      />
    </picture>
  );
}

import { paths } from "~/paths";
import { type ShownPicture as Picture, toPictureName } from "~/projects/project";
import { highPriority, lazyLoading } from "./picture";

interface ProjectPictureProps {
  picture: Picture;
  sizes: string;
  /** Loads the first picture of a page with high priority. */
  isFirst?: boolean;
  /** Empty if the text beside the picture has the same content. */
  alt?: string;
  className?: string;
}

/** Renders a picture as WebP at the width for the screen, or as JPEG, and reserves its space. */
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

import type { HtmlLinkDescriptor } from "@remix-run/react";
import { type PictureName, pictureSources } from "./pictures";

interface PictureProps {
  name: PictureName;
  /** Empty if the text next to the picture says the same. */
  alt: string;
  /** The displayed width, as a `sizes` attribute. */
  sizes: string;
  /**
   * Loads the picture with high priority: for the first picture of a page. `in-one-theme` loads it only in the theme that
   * shows it.
   */
  isFirst?: boolean | "in-one-theme";
  className?: string;
}

/** The `sizes` of a picture as wide as the content with its margins, or on wide screens as wide as the screen. */
export const sheetSizes = "(min-width: 100rem) 100vw, (min-width: 90rem) 90rem, 100vw";

/** The attributes of the first picture of a page. React 18 does not know this one and passes it through unchanged. */
export const highPriority = { fetchpriority: "high" };
// The browser loads a hidden picture, too, unless it is lazy.
const firstInOneTheme = { ...highPriority, loading: "lazy" } as const;
/** The attributes of all other pictures. */
export const lazyLoading = { loading: "lazy", decoding: "async" } as const;

/** Renders a picture as AVIF at the width that the screen needs, or as WebP, with its space reserved. */
export function Picture({ name, alt, sizes, isFirst = false, className }: PictureProps) {
  const { width, height, avif, fallback } = pictureSources(name);
  return (
    <picture className="contents [&>source]:hidden">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        {...(isFirst === "in-one-theme" ? firstInOneTheme : isFirst ? highPriority : lazyLoading)}
        src={fallback}
        width={width}
        height={height}
        alt={alt}
        className={className}
      />
    </picture>
  );
}

export function preloadPicture(name: PictureName, sizes: string): HtmlLinkDescriptor {
  return {
    ...highPriority,
    rel: "preload",
    as: "image",
    type: "image/avif",
    imageSrcSet: pictureSources(name).avif,
    imageSizes: sizes,
  };
}

import type { HtmlLinkDescriptor } from "@remix-run/react";
import { type PictureName, pictureSources } from "./pictures";

interface PictureProps {
  name: PictureName;
  /** Empty if the text beside the picture has the same content. */
  alt: string;
  /** The displayed width, as a `sizes` attribute. */
  sizes: string;
  /** Loads the first picture of a page with high priority. `in-one-theme` loads it only in the theme that shows it. */
  isFirst?: boolean | "in-one-theme";
  className?: string;
}

/** The `sizes` of a picture as wide as the content and its margins. From 100rem, it is as wide as the screen. */
export const sheetSizes = "(min-width: 100rem) 100vw, (min-width: 90rem) 90rem, 100vw";

/** The attribute of a page's first picture. It is in lower case because React 18 does not know it and passes it through. */
export const highPriority = { fetchpriority: "high" };
// Without `lazy`, the browser would also load the picture that the current theme hides.
const firstInOneTheme = { ...highPriority, loading: "lazy" } as const;
/** The attributes of all other pictures. */
export const lazyLoading = { loading: "lazy", decoding: "async" } as const;

/** Renders a picture as AVIF at the width for the screen, or as WebP, and reserves its space. */
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

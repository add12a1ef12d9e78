import type { HtmlLinkDescriptor } from "@remix-run/react";
import { pictureSources, type PictureName } from "./pictures";

interface PictureProps {
  name: PictureName;
  /** Empty where the words beside the picture say the same. */
  alt: string;
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** The picture that the page opens with: fetched at once, before others. */
  isFirst?: boolean;
  className?: string;
}

// React 18 has no name of its own for this attribute, and hands it on as it is.
const first = { fetchpriority: "high" };
const later = { loading: "lazy", decoding: "async" } as const;

/** A picture in AVIF or WebP, at the width that the screen needs, with its place kept free. */
export function Picture({ name, alt, sizes, isFirst = false, className }: PictureProps) {
  const { width, height, avif, webp, fallback } = pictureSources(name);
  return (
    <picture className="contents [&>source]:hidden">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        {...(isFirst ? first : later)}
        src={fallback}
        srcSet={webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        className={className}
      />
    </picture>
  );
}

/** Lets the browser fetch the page's first picture before it has read the body. */
export function preloadPicture(name: PictureName, sizes: string): HtmlLinkDescriptor {
  return {
    ...first,
    rel: "preload",
    as: "image",
    type: "image/avif",
    imageSrcSet: pictureSources(name).avif,
    imageSizes: sizes,
  };
}

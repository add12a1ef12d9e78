import { Picture } from "./picture";
import type { PictureName } from "./pictures";

const sheetSizes = "(min-width: 100rem) 100vw, (min-width: 90rem) 90rem, 100vw";

/**
 * Renders a picture as wide as the content with crop marks at its corners, or on wide screens as wide as the screen, and
 * captions below. Its section must clip what overflows, because the screen's width contains the scroll bar's.
 */
export function Sheet({
  name,
  alt,
  captions,
}: {
  name: PictureName;
  alt: string;
  captions: [string, string];
}) {
  return (
    <figure>
      <div className="crop-marks min-[100rem]:ml-[calc(50%-50vw)] min-[100rem]:w-screen min-[100rem]:after:hidden">
        <Picture
          name={name}
          alt={alt}
          sizes={sheetSizes}
          isFirst
          className="aspect-4/3 w-full object-cover object-[48%_50%] md:aspect-16/9 min-[100rem]:max-h-[calc(100svh-8rem)]"
        />
      </div>
      <figcaption className="mt-5 flex flex-wrap justify-between gap-x-8 gap-y-1 text-small text-muted">
        <span>{captions[0]}</span>
        <span className="font-mono text-mono">{captions[1]}</span>
      </figcaption>
    </figure>
  );
}

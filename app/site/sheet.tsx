import { classNames } from "~/ui/class-names";
import { Picture } from "./picture";
import type { PictureName } from "./pictures";

/** Pictures that lose what they show when they are cropped. */
const uncropped: readonly PictureName[] = ["scan-to-plan"];

const sheetSizes = "(min-width: 90rem) 90rem, 100vw";

/** Renders a full-width picture with crop marks at its corners and a caption below. */
export function Sheet({ name, alt, caption }: { name: PictureName; alt: string; caption: string }) {
  return (
    <figure>
      <div className="crop-marks">
        <Picture
          name={name}
          alt={alt}
          sizes={sheetSizes}
          isFirst
          className={classNames(
            "w-full object-cover",
            uncropped.includes(name) ? "aspect-16/10" : "aspect-4/3 object-[48%_50%] md:aspect-16/9",
          )}
        />
      </div>
      <figcaption className="mt-5 flex flex-wrap justify-between gap-x-8 gap-y-1 text-small text-muted">
        <span>{caption}</span>
        <span className="font-mono text-mono">Computer-generated illustration</span>
      </figcaption>
    </figure>
  );
}

import * as text from "~/messages/frame";
import { DimensionLine } from "~/site/dimension-line";
import { Picture } from "~/site/picture";

/** Renders the scanned living room beside the form, with the accuracy as a dimension; from 1024 px on. */
export function PointsPicture() {
  return (
    <div className="on-ink relative hidden overflow-hidden lg:block" aria-hidden="true">
      <Picture
        name="hero-points"
        alt=""
        sizes="71rem"
        className="absolute inset-0 size-full max-w-none object-cover"
      />
      <div className="absolute inset-x-0 bottom-0 h-36 bg-linear-to-t from-ink to-transparent" />
      <div className="absolute inset-x-8 bottom-8">
        <DimensionLine className="text-text">{text.accuracy}</DimensionLine>
      </div>
    </div>
  );
}

import type { ReactNode } from "react";
import { highPriority, lazyLoading, Picture } from "~/site/picture";
import type { PictureName } from "~/site/pictures";
import { Button } from "~/ui/button";
import { Template } from "~/ui/template";

/** On phones the poster is cropped to its middle. A width below the real one keeps the file small. */
const posterSizes = "(min-width: 90rem) 90rem, (min-width: 64rem) 100vw, 130vw";

/** The height of the screen below the site's header, or more if the tools need it, such as on phones. */
const openFrame =
  "data-open:flex data-open:min-h-[clamp(24rem,calc(100svh-7rem),60rem)] data-open:flex-col [&:fullscreen]:overflow-auto";
/** Leaves room for the elements over the picture. */
const openStage = "group-data-open/frame:min-h-104 group-data-open/frame:grow";
/** On wide screens, the height is limited so that the button is visible without scrolling. */
const photo =
  "aspect-square w-full object-cover sm:aspect-3/2 lg:aspect-2/1 lg:max-h-[max(20rem,calc(100svh-20rem))]";
const openPhoto =
  "group-data-open/frame:absolute group-data-open/frame:inset-0 group-data-open/frame:aspect-auto! group-data-open/frame:h-full group-data-open/frame:max-h-none!";

/** The style of a closed viewer's poster that is not one of the site's pictures. */
const plainPoster = "aspect-3/2 w-full sm:aspect-2/1 lg:aspect-5/2 group-data-open/frame:hidden";

/** A viewer that fills its page takes the remaining height, so a frame around the page never scrolls. */
const pageLayout = {
  figure: "flex grow flex-col",
  frame: "flex grow flex-col [&:fullscreen]:overflow-auto",
  stage: "min-h-36 grow",
  caption: "mt-2 short:hidden",
};
const sectionLayout = { figure: "", frame: openFrame, stage: openStage, caption: "mt-5" };

interface ViewerStageProps {
  /** The prefix of the URL's fragment. The script finds the viewer by it. */
  kind: "scan" | "tour";
  /** The poster, as a picture of the site. */
  picture?: PictureName;
  /** The address of a delivered poster. If the file is missing, rings of points are shown instead. */
  poster?: string;
  alt?: string;
  isFirst?: boolean;
  crop?: string;
  script: string;
  explore: string;
  /** The size of the download after the click. */
  size: string;
  failed: string;
  needsScript: ReactNode;
  unsupported: string;
  caption?: string;
  /** Whether the viewer fills the rest of the page. */
  fillsPage?: boolean;
  source?: string;
  /** Further data for the script, as attributes of the figure. */
  data?: Readonly<Record<`data-${string}`, string>>;
  /** The canvas with its overlay, and the tools below it. */
  children: ReactNode;
}

/**
 * Renders a poster with a button. The button, or a URL with the viewer's fragment, loads the script, which replaces the poster with the
 * content of the template (open-viewer.ts). Until then, no part of the viewer is loaded.
 */
export function ViewerStage(props: ViewerStageProps) {
  const { kind, picture, poster, alt = "", isFirst = false, fillsPage = false, crop = "" } = props;
  const { source, data, unsupported, caption, children } = props;
  const layout = fillsPage ? pageLayout : sectionLayout;
  return (
    <figure
      data-viewer={kind}
      data-source={source}
      data-unsupported={unsupported}
      {...data}
      className={layout.figure}
    >
      <div
        data-part="frame"
        data-page={fillsPage ? "" : undefined}
        className={`group/frame bg-ink ${layout.frame}`}
      >
        <div
          data-part="stage"
          className={`on-ink relative isolate overflow-clip border border-line ${layout.stage}`}
        >
          {picture ? (
            <Picture
              name={picture}
              alt={alt}
              sizes={posterSizes}
              isFirst={isFirst}
              className={`${photo} ${openPhoto} ${crop}`}
            />
          ) : (
            <>
              <Floor className={fillsPage ? "absolute inset-0 size-full" : plainPoster} />
              {poster !== undefined && (
                <img
                  {...(isFirst ? highPriority : lazyLoading)}
                  src={poster}
                  alt=""
                  className="absolute inset-0 size-full object-cover"
                />
              )}
            </>
          )}
          <StartBar {...props} />
        </div>
      </div>
      <Template>{children}</Template>
      {caption !== undefined && (
        <figcaption className={`text-small text-muted ${layout.caption}`}>{caption}</figcaption>
      )}
    </figure>
  );
}

/** Radii of the rings on the floor, at the angles of a scanner's beam in degrees. */
const rings = [50, 57, 62, 67, 71, 74.5, 77.5, 80, 82].map(
  (degrees) => Math.tan((degrees * Math.PI) / 180) * 62,
);

/** Renders the rings that a scanner records on the floor around its tripod. */
function Floor({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 600 300"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      className={`group-data-open/frame:hidden ${className}`}
    >
      {rings.map((radius) => (
        <ellipse
          key={radius}
          cx="390"
          cy="150"
          rx={radius}
          ry={radius * 0.36}
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeDasharray="0 5.5"
          className="stroke-accent"
          strokeOpacity={Math.min(0.9, 70 / radius)}
        />
      ))}
    </svg>
  );
}

function StartBar({ kind, script, explore, size, failed, needsScript }: ViewerStageProps) {
  return (
    <div
      data-part="start"
      className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ink via-ink/75 to-transparent p-[clamp(1rem,2.5vw,2rem)] pt-16 max-[19rem]:static max-[19rem]:pt-4 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type="button"
          variant="primary"
          data-import={script}
          data-address={`#${kind}:`}
          className="peer noscript:hidden"
        >
          {explore}
        </Button>
        <p data-part="message" role="alert" hidden>
          {failed}
        </p>
        <p className="font-mono text-mono text-muted peer-[[hidden]]:hidden noscript:hidden">{size}</p>
      </div>
      <noscript>
        <p>{needsScript}</p>
      </noscript>
    </div>
  );
}

import type { ReactNode } from "react";
import { Picture } from "~/site/picture";
import type { PictureName } from "~/site/pictures";
import { Button } from "~/ui/button";
import { Template } from "~/ui/template";

/** On phones the poster is cropped to its middle; a width below the real one keeps the file small. */
const posterSizes = "(min-width: 90rem) 90rem, (min-width: 64rem) 100vw, 130vw";

/** As much as the screen shows below the header of the site; more if what stands below the picture needs it, as on phones. */
const openFrame =
  "data-open:flex data-open:min-h-[clamp(24rem,calc(100svh-7rem),60rem)] data-open:flex-col fullscreen:overflow-auto";
/** What lies over the picture has room. */
const openStage = "group-data-open/frame:min-h-104 group-data-open/frame:grow";
/** On wide screens no higher than leaves its button on the first screen. */
const poster =
  "aspect-square w-full object-cover sm:aspect-3/2 lg:aspect-2/1 lg:max-h-[max(20rem,calc(100svh-20rem))]";
const openPoster =
  "group-data-open/frame:absolute group-data-open/frame:inset-0 group-data-open/frame:aspect-auto! group-data-open/frame:h-full group-data-open/frame:max-h-none!";

interface ViewerStageProps {
  /** What addresses within the page begin with, and how its script finds the viewer. */
  kind: "scan" | "tour";
  /** The poster; without one, the place is plain. */
  picture?: PictureName;
  alt?: string;
  isFirst?: boolean;
  crop?: string;
  script: string;
  explore: string;
  /** How much is loaded after the click. */
  size: string;
  failed: string;
  needsScript: ReactNode;
  unsupported: string;
  caption: string;
  source?: string;
  /** What else the script needs to know, as attributes of the figure. */
  data?: Readonly<Record<`data-${string}`, string>>;
  /** The picture with what lies over it, and what stands below it. */
  children: ReactNode;
}

/**
 * Renders the place of a viewer: a poster with a button. The button, or an address that leads into the viewer, loads the script, which
 * puts the content of the template in the place of the poster (open-viewer.ts); before that, nothing of the viewer is loaded.
 */
export function ViewerStage(props: ViewerStageProps) {
  const { kind, picture, alt = "", isFirst = false, crop = "", source, data, unsupported, children } = props;
  return (
    <figure data-viewer={kind} data-source={source} data-unsupported={unsupported} {...data}>
      <div data-part="frame" className={`group/frame bg-ink ${openFrame}`}>
        <div
          data-part="stage"
          className={`on-ink relative isolate overflow-clip border border-line ${openStage}`}
        >
          {picture ? (
            <Picture
              name={picture}
              alt={alt}
              sizes={posterSizes}
              isFirst={isFirst}
              className={`${poster} ${openPoster} ${crop}`}
            />
          ) : (
            <div className="h-44 group-data-open/frame:hidden" />
          )}
          <StartBar {...props} />
        </div>
      </div>
      <Template>{children}</Template>
      <figcaption className="mt-5 text-small text-muted">{props.caption}</figcaption>
    </figure>
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

import { useMemo, useSyncExternalStore } from "react";
import type { SeriesKey } from "./series";

/** What a canvas has to be told, because it knows no style sheet. */
export interface ChartTheme {
  /** By series, from the keys of the table. */
  colors: Record<SeriesKey, string>;
  text: string;
  muted: string;
  grid: string;
  ground: string;
  fontFamily: string;
  /** Pixels. */
  fontSize: number;
}

/** The look of the charts in `panel` as it is now, and again after each change of the theme. */
export function useChartTheme(panel: HTMLElement): ChartTheme {
  const look = useSyncExternalStore(watchTheme, () => readTheme(panel));
  return useMemo(() => JSON.parse(look) as ChartTheme, [look]);
}

const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether the visitor wants nothing to move. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(watchReducedMotion, () => matchMedia(reducedMotion).matches);
}

function watchReducedMotion(onChange: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** As text, so that what did not change compares as equal. */
function readTheme(panel: HTMLElement): string {
  const place = getComputedStyle(panel.querySelector("[data-chart]") ?? panel);
  const keyColor = (key: SeriesKey) => {
    const mark = panel.querySelector(`[data-series="${key}"]`);
    return mark ? getComputedStyle(mark).backgroundColor : "";
  };
  return JSON.stringify({
    colors: { pending: keyColor("pending"), total: keyColor("total"), viewed: keyColor("viewed") },
    text: getComputedStyle(panel).color,
    muted: place.color,
    grid: place.borderTopColor,
    ground: place.backgroundColor,
    fontFamily: place.fontFamily,
    fontSize: Number.parseFloat(place.fontSize),
    // Not used, but different once the font is there: then the chart is drawn again.
    hasFont: document.fonts.check(`${place.fontSize} ${place.fontFamily}`),
  } satisfies ChartTheme & { hasFont: boolean });
}

function watchTheme(onChange: () => void): () => void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const attribute = new MutationObserver(onChange);
  attribute.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  dark.addEventListener("change", onChange);
  document.fonts.addEventListener("loadingdone", onChange);
  return () => {
    attribute.disconnect();
    dark.removeEventListener("change", onChange);
    document.fonts.removeEventListener("loadingdone", onChange);
  };
}

import { useMemo, useSyncExternalStore } from "react";
import type { SeriesKey } from "./series";

/** Colors and font of a canvas, which CSS does not style. */
export interface ChartTheme {
  /** Colors by series, from the table. */
  colors: Record<SeriesKey, string>;
  text: string;
  muted: string;
  grid: string;
  background: string;
  fontFamily: string;
  /** In pixels. */
  fontSize: number;
}

/** Returns the theme of the charts in `panel`; updates when the theme changes. */
export function useChartTheme(panel: HTMLElement): ChartTheme {
  const serialized = useSyncExternalStore(watchTheme, () => readTheme(panel));
  return useMemo(() => JSON.parse(serialized) as ChartTheme, [serialized]);
}

const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Returns whether the user prefers reduced motion. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(watchReducedMotion, () => matchMedia(reducedMotion).matches);
}

function watchReducedMotion(onChange: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Returns the theme as JSON, so that equal themes compare as equal. */
function readTheme(panel: HTMLElement): string {
  const slotStyle = getComputedStyle(panel.querySelector("[data-chart]") ?? panel);
  const getColor = (key: SeriesKey) => {
    const swatch = panel.querySelector(`[data-series="${key}"]`);
    return swatch ? getComputedStyle(swatch).backgroundColor : "";
  };
  return JSON.stringify({
    colors: { pending: getColor("pending"), total: getColor("total"), viewed: getColor("viewed") },
    text: getComputedStyle(panel).color,
    muted: slotStyle.color,
    grid: slotStyle.borderTopColor,
    background: slotStyle.backgroundColor,
    fontFamily: slotStyle.fontFamily,
    fontSize: Number.parseFloat(slotStyle.fontSize),
    // Changes when the font has loaded, which redraws the chart.
    hasFont: document.fonts.check(`${slotStyle.fontSize} ${slotStyle.fontFamily}`),
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

import { BarElement, CategoryScale, Chart, type ChartOptions, LinearScale, type Scale } from "chart.js";
import { useMemo } from "react";
import { Bar } from "react-chartjs-2";
import {
  barValues,
  type ChartTheme,
  commonOptions,
  fillOf,
  type SeriesKey,
  useChartTheme,
} from "./canvas-style";

/** What a chart of bars draws. */
export interface BarChart {
  /** Whether the bars lie, with their labels before them. */
  isLying: boolean;
  labels: string[];
  series: {
    label: string;
    /** The color of all bars, or of each. */
    keys: SeriesKey[];
    values: (number | null)[];
  }[];
  /** Whether all values are whole numbers. */
  isWhole?: boolean;
  format: (value: number) => string;
  /** Of a bar, at most, in pixels. */
  thickness: number;
  /** Pixels of the width from which the labels below the bars fit on one line each; without it, they do on any. */
  oneLineWidth?: number;
}

// In chunks that pages load on demand. Only the elements that they use are registered, so the rest of Chart.js is not bundled.
Chart.register(BarElement, CategoryScale, LinearScale);

/** Room for the value behind the longest bar, and above the highest one, in pixels. */
const valueRoom = { lying: 76, standing: 24 };
/** Pixels between a label and its bar. */
const labelGap = 10;

export interface CanvasProps {
  /** The accessible name, which contains the numbers. */
  label: string;
  /** Its styles give the theme. */
  panel: HTMLElement;
}

/** A canvas with bars. */
export function BarCanvas({ chart, label, panel }: CanvasProps & { chart: BarChart }) {
  const theme = useChartTheme(panel);
  const data = useMemo(
    () => ({
      labels: chart.labels,
      datasets: chart.series.map(({ label: name, keys, values }) => ({
        label: name,
        data: values,
        backgroundColor: keys.map((key) => fillOf(key, theme)),
        borderColor: theme.colors.pending,
        // Only hatched bars need an outline.
        borderWidth: values.map((_, index) => (keys[index % keys.length] === "pending" ? 1.5 : 0)),
        borderSkipped: false as const,
        maxBarThickness: chart.thickness,
      })),
    }),
    [chart, theme],
  );
  const options = useMemo(() => toOptions(chart, theme), [chart, theme]);
  const plugins = useMemo(() => [barValues(theme, chart.format)], [theme, chart]);
  // Chart.js cannot replace the plugins of a chart, so another theme creates another chart.
  return <Bar key={theme.background} aria-label={label} data={data} options={options} plugins={plugins} />;
}

/** The most characters of a line of the label before a lying bar, and the width of one of the monospaced font, by its size. */
const [maxLineLength, characterWidth] = [19, 0.6];

/** Characters of such a line, by the width of the chart in pixels: Chart.js gives the labels half of it, and cuts off what is longer. */
function lineLengthOf(width: number, fontSize: number): number {
  const characters = ((width - valueRoom.lying) / 2 - labelGap) / (characterWidth * fontSize);
  return Math.max(1, Math.min(maxLineLength, Math.floor(characters)));
}

/** Breaks a label between words, and words that are longer than a line. */
function toLines(label: string, lineLength: number): string[] {
  const lines: string[] = [];
  const words = label.split(" ").flatMap((word) => word.match(new RegExp(`.{1,${lineLength}}`, "gu")) ?? []);
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function toOptions(chart: BarChart, theme: ChartTheme): ChartOptions<"bar"> {
  const { isLying, labels, isWhole = false, format, oneLineWidth = 0 } = chart;
  const { muted, grid, fontFamily, fontSize } = theme;
  const ticks = { color: muted, font: { family: fontFamily, size: fontSize } };
  const categories = {
    border: { color: muted },
    grid: { display: false },
    ticks: {
      ...ticks,
      maxRotation: 0,
      autoSkip: !isLying,
      callback(this: Scale, index: string | number) {
        const label = labels[Number(index)] ?? "";
        if (isLying) return toLines(label, lineLengthOf(this.chart.width, fontSize));
        return this.chart.width < oneLineWidth ? label.split(" ") : label;
      },
    },
  };
  const values = {
    beginAtZero: true,
    border: { display: false },
    grid: { color: grid },
    ticks: {
      ...ticks,
      display: !isLying,
      ...(isWhole && { precision: 0 }),
      maxTicksLimit: 6,
      callback: (value: string | number) => format(Number(value)),
    },
  };
  return {
    indexAxis: isLying ? "y" : "x",
    ...commonOptions(),
    layout: { padding: isLying ? { right: valueRoom.lying } : { top: valueRoom.standing } },
    scales: isLying ? { y: categories, x: values } : { x: categories, y: values },
  };
}

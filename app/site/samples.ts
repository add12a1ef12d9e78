/** The files in public/samples. The scripts in art/scripts/samples write them, and their sizes and figures into samples.json. */
import samples from "./samples.json";

export { samples };

type SampleKey = keyof typeof samples;

/** Returns the URL of a sample. Browsers keep public files for a year, so a new version gets a new URL. */
export function sampleUrl(key: SampleKey): string {
  const { file, version } = samples[key];
  return `/samples/${file}?v=${version}`;
}

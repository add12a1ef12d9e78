const large = { width: 2400, height: 1500, widths: [480, 800, 1200, 1600, 2400] } as const;
const closing = { width: 2000, height: 1250, widths: [640, 1200, 2000] } as const;
const hero = { width: 2400, height: 1350, widths: [640, 960, 1280, 1600, 1920, 2400] } as const;
const step = { width: 1200, height: 900, widths: [480, 800, 1200] } as const;
const view = { width: 1200, height: 750, widths: [480, 800, 1200] } as const;
const small = { width: 800, height: 500, widths: [480, 800] } as const;

/** The pictures in public/images, with their sizes and the widths of their AVIF files. */
const pictures = {
  "3d-virtual-tours": large,
  about: large,
  "architecture-engineering-construction": large,
  "closing-3d-virtual-tours": closing,
  "closing-digital-twin": closing,
  "closing-facility-management-scanning": closing,
  "closing-large-object-scanning": closing,
  "closing-scan-to-bim": closing,
  "closing-scan-to-plan": closing,
  "closing-virtual-staging": closing,
  "commercial-real-estate": large,
  "digital-twin": large,
  "facilities-management": large,
  "facility-management-scanning": large,
  "government-and-public-sector": large,
  "hero-photo": hero,
  "hero-points": hero,
  "insurance-and-restoration": large,
  "large-object-scanning": large,
  manufacturing: large,
  "plan-top": { width: 2000, height: 1250, widths: [480, 800, 1200, 1600, 2000] },
  "pump-bim": small,
  "pump-photo": small,
  "pump-points": small,
  "residential-real-estate": large,
  "sample-scan": { width: 2400, height: 1200, widths: [800, 960, 1200, 1600, 2400] },
  "sample-tour": { width: 1800, height: 900, widths: [480, 800, 1200, 1600] },
  "scan-to-bim": large,
  "scan-to-plan": large,
  "scan-to-plan-dark": large,
  "staging-after": large,
  "staging-before": large,
  "step-customize-dark": step,
  "step-customize-light": step,
  "step-schedule-dark": step,
  "step-schedule-light": step,
  "step-select-dark": step,
  "step-select-light": step,
  "tour-bath-view": view,
  "tour-bedroom-view": view,
  "tour-entrance-view": view,
  "tour-kitchen-view": view,
  "tour-living-view": view,
  "tour-study-view": view,
  "travel-and-hospitality": large,
  "virtual-staging": large,
} as const satisfies Record<string, { width: number; height: number; widths: readonly number[] }>;

export type PictureName = keyof typeof pictures;

/** Returns `name` if there is such a picture; otherwise undefined. Some pictures exist only for some pages or themes. */
export function findPicture(name: string): PictureName | undefined {
  return name in pictures ? (name as PictureName) : undefined;
}

/**
 * Returns the intrinsic size of a picture, the `srcset` of its AVIF files, and its only WebP file: the largest one of at most 1280 pixels.
 */
export function pictureSources(name: PictureName) {
  const { width, height, widths } = pictures[name];
  const fallbackWidth = Math.max(...widths.filter((each) => each <= 1280));
  return {
    width,
    height,
    avif: widths.map((each) => `/images/${name}-${each}.avif ${each}w`).join(", "),
    fallback: `/images/${name}-${fallbackWidth}.webp`,
  };
}

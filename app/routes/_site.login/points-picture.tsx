/** The scanned living room beside the form, with the accuracy as a dimension; from 1024 px on. */
export function PointsPicture() {
  return (
    <div className="on-ink relative hidden overflow-hidden lg:block" aria-hidden="true">
      <picture>
        <source type="image/avif" srcSet="/images/living-points-1200.avif" />
        {/* Lazy, so that phones, which do not show it, do not load it. */}
        <img
          src="/images/living-points-1200.webp"
          width="1200"
          height="675"
          alt=""
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
      <div className="absolute inset-x-0 bottom-0 h-36 bg-linear-to-t from-ink to-transparent" />
      <p className="absolute inset-x-8 bottom-8 flex items-center gap-3.5 font-mono text-mono whitespace-nowrap">
        <span className="relative h-px flex-1 bg-line-strong before:absolute before:-top-2 before:left-1.5 before:h-4 before:w-px before:bg-line-strong after:absolute after:-top-2 after:left-1.5 after:h-4 after:w-px after:rotate-45 after:bg-accent" />
        1/8 inch over 100 ft
        <span className="relative h-px flex-1 bg-line-strong before:absolute before:-top-2 before:right-1.5 before:h-4 before:w-px before:bg-line-strong after:absolute after:-top-2 after:right-1.5 after:h-4 after:w-px after:rotate-45 after:bg-accent" />
      </p>
    </div>
  );
}

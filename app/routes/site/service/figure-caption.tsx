/** Renders the caption of a picture: what it shows, and what that means. */
export function FigureCaption({
  title,
  className = "pt-4",
  children,
}: {
  title: string;
  className?: string;
  children: string;
}) {
  return (
    <figcaption className={className}>
      <strong className="block text-h3 font-semibold tracking-[-0.012em]">{title}</strong>
      <span className="mt-1 block max-w-[44ch] text-muted">{children}</span>
    </figcaption>
  );
}

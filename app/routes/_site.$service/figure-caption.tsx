/** The words under a picture of a row: what it shows, and what that means. */
export function FigureCaption({ title, children }: { title: string; children: string }) {
  return (
    <figcaption className="pt-4">
      <strong className="block text-h3 font-semibold tracking-[-0.012em]">{title}</strong>
      <span className="mt-1 block max-w-[44ch] text-muted">{children}</span>
    </figcaption>
  );
}

interface TextBlock {
  kind: "heading" | "paragraph" | "list";
  text?: string;
  items?: readonly string[];
}

/** Renders headings, paragraphs and lists. The content is always plain text, never HTML. */
export function LegalText({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <div className="mt-8 grid max-w-read gap-4 wrap-anywhere">
      {blocks.map((block, index) => (
        <LegalBlock key={index} {...block} />
      ))}
    </div>
  );
}

function LegalBlock({ kind, text, items = [] }: TextBlock) {
  if (kind === "heading") return <h2 className="mt-6 text-h3">{text}</h2>;
  if (kind === "paragraph") return <p>{text}</p>;
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

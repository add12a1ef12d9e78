import { Fragment, type ReactNode } from "react";

const tag = /<(\w+)>(.*?)<\/\1>/g;

type RenderTag = (children: string) => ReactNode;

interface RichTextProps {
  /** A message with tags around links or emphasis: `Prefer to talk? <phone>Call us</phone>.` Tags do not nest. */
  text: string;
  /** One function per tag name in the message. */
  tags: Record<string, RenderTag>;
  plain?: RenderTag;
}

/** Renders a message whose sentence contains links or emphasis, so that a translation can reorder them. */
export function RichText({ text, tags, plain = (part) => part }: RichTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(tag)) {
    const [whole, name = "", children = ""] = match;
    parts.push(
      <Fragment key={`before ${match.index}`}>{plain(text.slice(end, match.index))}</Fragment>,
      <Fragment key={match.index}>{tags[name]?.(children)}</Fragment>,
    );
    end = match.index + whole.length;
  }
  return (
    <>
      {parts}
      {plain(text.slice(end))}
    </>
  );
}

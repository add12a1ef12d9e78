import { splitReferences } from "~/lib/text";

/** Shows a text in which no reference of a booking breaks at its hyphen. */
export function KeepReferences({ text }: { text: string }) {
  return splitReferences(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

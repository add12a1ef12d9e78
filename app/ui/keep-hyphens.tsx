import { splitHyphenated } from "~/lib/text";

/** A text that breaks no booking reference and no range of numbers at its hyphen. */
export function KeepHyphens({ text }: { text: string }) {
  return splitHyphenated(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

import type { ReadableAnswer } from "~/booking/form/readable-answers";

/** Renders an answer; a location with coordinates is a link to a map. */
export function AnswerValue({ value, href }: Pick<ReadableAnswer, "value" | "href">) {
  if (!href) return <>{value}</>;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {value}
    </a>
  );
}

interface WithNamesProps {
  say: (...names: string[]) => string;
  /** In the order of `say`. */
  names: readonly string[];
}

/** The first placeholder for a name. It is from the private use area, which no text contains. */
const first = 0xe000;

/** A text that contains names. A name keeps its own direction, such as right to left, without affecting the text around it. */
export function WithNames({ say, names }: WithNamesProps) {
  const marks = names.map((_, index) => String.fromCharCode(first + index));
  const parts = say(...marks).split(/([\ue000-\ue00f])/);
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 0 ? part : <bdi key={index}>{names[part.charCodeAt(0) - first]}</bdi>,
      )}
    </>
  );
}

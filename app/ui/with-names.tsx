interface WithNamesProps {
  say: (...names: string[]) => string;
  /** In the order of `say`. */
  names: readonly string[];
}

/** The first of the characters that stand for the names: of the private use area, which no text has. */
const first = 0xe000;

/** Renders a text with names in it. The direction of a name, such as an Arabic one, stays its own and turns nothing beside it. */
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

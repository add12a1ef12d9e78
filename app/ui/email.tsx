import { Fragment } from "react";

/** Characters of a part without a break that a column of a table has room for; a longer one breaks anywhere. */
const longestPart = 24;

/**
 * An email address that breaks after its "@" where it must, then after its periods; anywhere only when it has a
 * very long part.
 */
export function Email({ email }: { email: string }) {
  const halves = email.split(/(?<=@)/);
  const isLong = email.split(/[@.]/).some((part) => part.length > longestPart);
  return (
    <span className={isLong ? "wrap-anywhere" : "wrap-normal"}>
      {halves.map((half, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span className="inline-block max-w-full">
            <BreakableAfterPeriods text={half} />
          </span>
        </Fragment>
      ))}
    </span>
  );
}

function BreakableAfterPeriods({ text }: { text: string }) {
  return text.split(/(?<=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

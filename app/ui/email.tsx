import { Fragment } from "react";

/** The number of characters that fit in a table column without a break. */
const maxPartLength = 24;

/** An email address that wraps after its "@", then after its periods. It wraps anywhere only if a part is too long for a table column. */
export function Email({ email }: { email: string }) {
  const halves = email.split(/(?<=@)/);
  const isLong = email.split(/[@.]/).some((part) => part.length > maxPartLength);
  return (
    <span className={isLong ? "wrap-anywhere" : "wrap-normal"}>
      {halves.map((half, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span className={isLong ? undefined : "inline-block"}>
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

import { Fragment } from "react";

/** Renders a figure with its metric one, which may go to the next line; neither is broken. */
export function Figure({ children }: { children: string }) {
  return children.split(/ (?=\()/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && " "}
      <span className="whitespace-nowrap">{part}</span>
    </Fragment>
  ));
}

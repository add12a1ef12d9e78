/** A link in a cell. Quieter than one in a text, because every cell of a row is one; 24 px high for touch. */
export const cellLink =
  "inline-flex min-h-6 items-center text-text underline decoration-line-strong hover:decoration-2";

/** The same for an email address, whose parts are blocks, which do not inherit the underline. */
export const cellEmail =
  "inline-flex min-h-6 items-center text-text no-underline [&_span]:underline [&_span]:decoration-line-strong hover:[&_span]:decoration-2";

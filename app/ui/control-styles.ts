import { classNames } from "./class-names";

/** The box of text fields and text areas. */
export function controlStyles(isInvalid: boolean, className?: string) {
  return classNames(
    "w-full min-h-control rounded-control border bg-raised px-3.5 py-2.5 text-body leading-snug text-text",
    "compact:min-h-control-sm compact:py-1.5 compact:text-base compact:leading-snug",
    "placeholder:text-muted placeholder:opacity-100",
    // The ring of the tokens stands off; a box wears it on its edge.
    "focus-visible:border-focus focus-visible:outline-offset-0!",
    "[&[readonly]]:border-dashed [&[readonly]]:bg-sunken [&[readonly]]:text-muted",
    "disabled:cursor-not-allowed disabled:border-dashed disabled:bg-sunken disabled:text-muted",
    isInvalid
      ? "border-danger inset-ring inset-ring-danger"
      : "border-line-strong enabled:hover:border-text focus-visible:hover:border-focus",
    className,
  );
}

import { classNames } from "./class-names";

export function controlStyles(isInvalid: boolean, className?: string) {
  return classNames(
    "w-full min-h-control rounded-control border bg-raised px-3.5 py-2.5 text-body leading-snug text-text",
    "compact:min-h-control-sm compact:py-1.5 compact:text-base compact:leading-snug",
    "placeholder:text-muted placeholder:opacity-100",
    // The default focus ring has an offset; these controls show it on the border.
    "focus-visible:border-focus focus-visible:outline-offset-0!",
    "[&[readonly]]:border-line [&[readonly]]:bg-sunken",
    "disabled:cursor-not-allowed disabled:border-dashed disabled:bg-sunken disabled:text-muted",
    isInvalid
      ? "border-danger inset-ring inset-ring-danger"
      : "border-line-strong enabled:hover:border-text focus-visible:hover:border-focus",
    className,
  );
}

import { Link } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { classNames } from "./class-names";

type ButtonVariant = keyof typeof variantStyles;

interface ButtonStyle {
  /** `primary` is a view's main action. `danger` opens a destructive action, `danger-filled` confirms it. The default is `secondary`. */
  variant?: ButtonVariant;
  /** 40 px high instead of 48, for dense pages and table rows. */
  size?: "sm";
}

const base =
  "relative inline-flex items-center justify-center rounded-control border text-center leading-tight font-semibold " +
  "no-underline transition-colors duration-(--duration-fast)";

const variantStyles = {
  primary: "border-transparent bg-fill text-on-fill",
  secondary: "border-line-strong text-text",
  quiet:
    "text-accent-text underline underline-offset-[0.25em] aria-busy:before:absolute aria-busy:before:right-full " +
    "aria-busy:before:me-1",
  danger: "border-danger text-danger",
  "danger-filled": "border-transparent bg-danger text-on-danger",
};

const hoverStyles = {
  primary: "hover:bg-fill-hover",
  secondary: "hover:border-text hover:bg-soft",
  quiet: "hover:decoration-2",
  danger: "hover:bg-danger hover:text-on-danger",
  "danger-filled": "hover:underline",
};

const disabledStyles = {
  filled: "cursor-not-allowed border-line bg-sunken text-muted",
  quiet: "cursor-not-allowed text-muted",
};

function sizeStyles(variant: ButtonVariant, size: ButtonStyle["size"], isLoading = false) {
  return classNames(
    base,
    size === "sm" ? "min-h-control-sm gap-1.5 py-1.5 text-ui" : "min-h-control gap-2.5 py-2.5 text-base",
    paddingStyles(variant, size, isLoading),
  );
}

/** Returns less padding while the spinner shows, so that the button keeps its width. */
function paddingStyles(variant: ButtonVariant, size: ButtonStyle["size"], isLoading: boolean) {
  // A quiet button has no padding, so that its text aligns with the text above it.
  if (variant === "quiet") return "border-0";
  if (size === "sm") return isLoading ? "px-1" : "px-3.5";
  return isLoading ? "px-2" : "px-5.5 max-[19rem]:px-3";
}

/** A native button. `isLoading` disables it and shows a spinner before its label (forms.css) without changing its width. */
export function Button({
  variant = "secondary",
  size,
  isLoading = false,
  className,
  children,
  ...button
}: ButtonStyle & { isLoading?: boolean } & ComponentPropsWithoutRef<"button">) {
  const isDisabled = Boolean(button.disabled);
  return (
    <button
      {...button}
      disabled={isDisabled || isLoading}
      aria-busy={isLoading || undefined}
      className={classNames(
        sizeStyles(variant, size, isLoading),
        stateStyles(variant, isDisabled, isLoading),
        className,
      )}
    >
      {children}
    </button>
  );
}

function stateStyles(variant: ButtonVariant, isDisabled: boolean, isLoading: boolean) {
  if (isLoading) return `cursor-progress ${variantStyles[variant]}`;
  if (isDisabled) return disabledStyles[variant === "quiet" ? "quiet" : "filled"];
  return `${variantStyles[variant]} ${hoverStyles[variant]}`;
}

export function ButtonLink({
  variant = "secondary",
  size,
  className,
  ...link
}: ButtonStyle & ComponentPropsWithoutRef<typeof Link>) {
  return (
    <Link
      {...link}
      className={classNames(sizeStyles(variant, size), stateStyles(variant, false, false), className)}
    />
  );
}

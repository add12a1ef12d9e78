import { type ComponentPropsWithoutRef, type KeyboardEvent, useState } from "react";
import * as uiText from "~/messages/ui";
import { classNames } from "./class-names";
import { useIsHydrated } from "./use-is-hydrated";

interface ComboboxOption {
  id: string;
  label: string;
  /** Shown beside the label, such as a price. */
  detail: string;
}

/**
 * A text input that suggests options while somebody types; any other text stays as typed. Arrow keys choose, Enter takes, Escape
 * closes. Without script, and without options, it is the input alone. Accepts all props of `<input>`; the input is uncontrolled.
 *
 * @param listLabel names the list of suggestions
 * @param onTake gets the option whose label the input has taken
 */
export function Combobox<Option extends ComboboxOption>({
  options,
  listLabel,
  onTake,
  ...input
}: {
  id: string;
  options: readonly Option[];
  listLabel: string;
  onTake: (option: Option, input: HTMLInputElement) => void;
} & Omit<ComponentPropsWithoutRef<"input">, "id">) {
  /** What is typed while the list is open; null while it is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const isHydrated = useIsHydrated();
  const matches = typed === null ? [] : matchOptions(options, typed);
  const isOpen = matches.length > 0;
  // The last one keeps what is typed.
  const count = matches.length + (typed?.trim() ? 1 : 0);
  const listId = `${input.id}-list`;
  const optionId = (index: number) => `${input.id}-option-${index}`;

  const open = (value: string) => {
    setTyped(value);
    setActive(0);
  };
  const take = (index: number, field: HTMLInputElement) => {
    setTyped(null);
    const option = matches[index];
    if (!option) return;
    field.value = option.label;
    onTake(option, field);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: field } = event;
    if (event.nativeEvent.isComposing) return;
    if (!isOpen) {
      if (key !== "ArrowDown" && key !== "ArrowUp") return;
      open(field.value);
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      setActive((active + (key === "ArrowDown" ? 1 : count - 1)) % count);
    } else if (key === "Enter") take(active, field);
    else if (key === "Escape") setTyped(null);
    else return;
    event.preventDefault();
  };

  if (options.length === 0) return <input {...input} />;
  return (
    <span className="relative block">
      <input
        {...input}
        {...(isHydrated && {
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-expanded": isOpen,
          "aria-controls": listId,
          "aria-activedescendant": isOpen ? optionId(active) : undefined,
        })}
        autoComplete="off"
        onInput={({ currentTarget }) => open(currentTarget.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={onKeyDown}
      />
      <ul
        id={listId}
        role="listbox"
        aria-label={listLabel}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-(--z-menu) mt-1 max-h-80 min-w-64 overflow-y-auto rounded-control border border-line bg-raised py-1 shadow-menu"
      >
        {Array.from({ length: isOpen ? count : 0 }, (_, index) => {
          const option = matches[index];
          return (
            // The keys of the options are those of the input, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={option?.id ?? "typed"}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                const field = document.getElementById(input.id);
                if (field instanceof HTMLInputElement) take(index, field);
              }}
              className={classNames(
                "flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3.5 py-2 text-ui leading-snug hover:bg-soft",
                "aria-selected:bg-soft aria-selected:inset-ring-2 aria-selected:inset-ring-fill",
                !option && "border-t border-line text-muted",
              )}
            >
              {option ? (
                <>
                  <span className="min-w-0 wrap-anywhere">{option.label}</span>
                  <span className="shrink-0 text-small text-muted tabular-nums">{option.detail}</span>
                </>
              ) : (
                <span className="min-w-0 wrap-anywhere">{uiText.combobox.keep(typed?.trim() ?? "")}</span>
              )}
            </li>
          );
        })}
      </ul>
    </span>
  );
}

/** Suggestions that are shown at most. */
const maxMatches = 8;

/** Returns the first options that have every typed word, or the beginning of one, in their label. */
export function matchOptions<Option extends { label: string }>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const words = toWords(typed);
  const found: Option[] = [];
  for (const option of options) {
    const inLabel = toWords(option.label);
    if (words.every((word) => inLabel.some((one) => one.startsWith(word)))) found.push(option);
    if (found.length === maxMatches) break;
  }
  return found;
}

function toWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

// @ts-check
// The only script of the marketing pages. Other pages run it beside React, so it changes only
// attributes that React does not set.
const root = document.documentElement;
const dark = matchMedia("(prefers-color-scheme: dark)");
const $$ = (/** @type {string} */ selector) =>
  /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);

function showTheme() {
  const kept = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
  if (kept) root.dataset.theme = kept;
  const isDark = kept ? kept === "dark" : dark.matches;
  for (const toggle of $$("[data-theme-toggle]")) toggle.ariaPressed = String(isDark);
  return isDark;
}
showTheme();
dark.onchange = showTheme;
addEventListener("pageshow", showTheme);
// Also updates a button that React has just added.
addEventListener("theme-toggle", showTheme);

/** Runs a function at once, or after hydration on a page with React. */
const whenReady = (/** @type {() => void} */ run) =>
  root.dataset.requestId && root.dataset.hydrated === undefined
    ? addEventListener("hydrated", run, { once: true })
    : run();

const year = "path=/;max-age=31536000;samesite=lax";

/** Stores the chosen language, or without a tag that an offer was shown. */
function keepLanguage(tag = "none") {
  document.cookie = `language=${tag};${year}`;
}

// On a page in another language, offers the language that the visitor chose earlier, or, only once, the browser's language.
const chosen = /(?:^|; )language=([\w-]+)/.exec(document.cookie)?.[1];
const isSame = (/** @type {string} */ one, /** @type {string} */ other) =>
  one.slice(0, 2) === other.slice(0, 2);
for (const tag of chosen ? [chosen] : navigator.languages) {
  if (isSame(tag, root.lang)) break;
  const offers = $$("[data-language-offer]").filter(({ lang }) => isSame(tag, lang));
  const offer = offers.find(({ lang }) => lang === tag) ?? offers[0];
  if (!offer) continue;
  offer.hidden = false;
  if (!chosen) keepLanguage();
  break;
}

addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const language = target.closest("a[hreflang]")?.getAttribute("hreflang");
  if (language) keepLanguage(language);
  if (target.closest("[data-decline-language]")) {
    keepLanguage();
    target.closest("aside")?.remove();
  }
  if (target.closest("[data-theme-toggle]")) {
    document.cookie = `theme=${showTheme() ? "light" : "dark"};${year}`;
    showTheme();
  }
  const menu = /** @type {any} */ (target.closest("a")?.closest("[popover]"));
  menu?.hidePopover();
  const module = target.closest("[data-import]");
  // Another attempt needs another URL, because browsers cache a failed module.
  if (module)
    whenReady(() =>
      import(/* @vite-ignore */ `${module.getAttribute("data-import")}#${event.timeStamp}`).catch(() =>
        module.nextElementSibling?.removeAttribute("hidden"),
      ),
    );
  const copied = /** @type {HTMLElement | null} */ (target.closest("[data-copy]"));
  if (copied)
    navigator.clipboard
      ?.writeText(copied.dataset.copy ?? "")
      .then(() => whenReady(() => (copied.textContent = copied.dataset.copied ?? "")));
  const step = target.closest("[data-slide]");
  const slider = step && document.getElementById(step.getAttribute("aria-controls") ?? "");
  if (slider?.firstElementChild)
    slider.scrollBy({
      left: Number(step?.getAttribute("data-slide")) * slider.firstElementChild.clientWidth,
    });
});

// Opens the viewer that a fragment such as #tour:kitchen names.
function openViewer() {
  for (const button of $$("[data-import][data-address]"))
    if (location.hash.startsWith(button.dataset.address ?? "")) button.click();
}
openViewer();
addEventListener("hashchange", openViewer);

// Disables the arrow at which the slider has reached its end.
const showEnds = () => {
  for (const step of $$("[data-slide]")) {
    const slider = document.getElementById(step.getAttribute("aria-controls") ?? "");
    if (!slider) continue;
    const { scrollLeft, scrollWidth, clientWidth } = slider;
    const left = Number(step.dataset.slide) < 0 ? scrollLeft : scrollWidth - clientWidth - scrollLeft;
    step.ariaDisabled = String(left < 2);
  }
};
addEventListener("scroll", showEnds, true);
addEventListener("resize", showEnds);

addEventListener("input", ({ target }) => {
  const input = /** @type {HTMLInputElement} */ (target);
  const { valueText } = input.dataset;
  if (!valueText) return;
  input.parentElement?.style.setProperty("--compare", String(+input.value / 100));
  input.ariaValueText = valueText.replace("#", String(Math.round(+input.value)));
});

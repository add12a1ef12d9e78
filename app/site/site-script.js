// @ts-check
// The only script of the marketing pages. It runs beside React on the others, so it touches
// nothing but attributes that React leaves alone.
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
// A button that React has just added.
addEventListener("theme-toggle", showTheme);

const closeMenus = (/** @type {EventTarget?} */ except) => {
  for (const menu of $$("details[name=nav][open]"))
    if (!(except instanceof Node && menu.contains(except))) menu.removeAttribute("open");
};

addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  closeMenus(target);
  if (target.closest("[data-theme-toggle]")) {
    document.cookie = `theme=${showTheme() ? "light" : "dark"};path=/;max-age=31536000;samesite=lax`;
    showTheme();
  }
  // Also a planned language, which is no link yet.
  if (target.closest("details[name=nav] [aria-disabled]")) closeMenus(null);
  const link = target.closest("a");
  if (link) {
    closeMenus(null);
    const drawer = /** @type {any} */ (link.closest("[popover]"));
    drawer?.hidePopover();
  }
  const module = target.closest("[data-import]");
  // A further attempt needs another URL: browsers remember that a module failed.
  if (module)
    import(/* @vite-ignore */ `${module.getAttribute("data-import")}#${event.timeStamp}`).catch(() =>
      module.nextElementSibling?.removeAttribute("hidden"),
    );
  const step = target.closest("[data-slide]");
  const slider = step && document.getElementById(step.getAttribute("aria-controls") ?? "");
  if (slider?.firstElementChild)
    slider.scrollBy({
      left: Number(step?.getAttribute("data-slide")) * slider.firstElementChild.clientWidth,
    });
});

// An arrow of the slider is disabled at its end.
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
  const { seam } = input.dataset;
  if (!seam) return;
  input.parentElement?.style.setProperty("--seam", String(+input.value / 100));
  input.ariaValueText = seam.replace("#", String(Math.round(+input.value)));
});

addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const focused = document.activeElement?.closest("details[name=nav][open]");
  if (focused) focused.querySelector("summary")?.focus();
  closeMenus(null);
});

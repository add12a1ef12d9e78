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
  const href = target.closest("a")?.getAttribute("href");
  if (href === "#") event.preventDefault();
  else if (href) {
    closeMenus(null);
    const drawer = /** @type {any} */ (target.closest("[popover]"));
    drawer?.hidePopover();
  }
  const step = target.closest("[data-slide]");
  const slider = step && document.getElementById(step.getAttribute("aria-controls") ?? "");
  if (slider?.firstElementChild)
    slider.scrollBy({
      left: Number(step?.getAttribute("data-slide")) * slider.firstElementChild.clientWidth,
    });
});

addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const focused = document.activeElement?.closest("details[name=nav][open]");
  if (focused) focused.querySelector("summary")?.focus();
  closeMenus(null);
});

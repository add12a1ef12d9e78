// @ts-check
// Puts the viewer in the place of the plain list of calls. A file of its own: no inline script passes the
// content security policy.
const place = document.getElementById("api-viewer");
const { SwaggerUIBundle } = /** @type {{ SwaggerUIBundle?: (options: object) => void }} */ (
  /** @type {unknown} */ (window)
);
if (place && SwaggerUIBundle) {
  // The viewer's own dark colors hang on this class.
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const followTheme = () => {
    const { theme } = root.dataset;
    root.classList.toggle("dark-mode", theme ? theme === "dark" : dark.matches);
  };
  followTheme();
  dark.addEventListener("change", followTheme);
  // The viewer has a main landmark of its own.
  place.closest("[role=main]")?.removeAttribute("role");
  SwaggerUIBundle({
    domNode: place,
    url: place.dataset.document,
    // Nothing of ours is sent to anybody else's checker.
    validatorUrl: null,
    defaultModelsExpandDepth: 0,
  });
}

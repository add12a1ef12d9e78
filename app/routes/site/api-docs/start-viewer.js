// @ts-check
// Replaces the plain list of operations with the viewer. A separate file, because the content security policy forbids
// inline scripts.
const container = document.getElementById("api-viewer");
const { SwaggerUIBundle } = /** @type {{ SwaggerUIBundle?: (options: object) => void }} */ (
  /** @type {unknown} */ (window)
);
if (container && SwaggerUIBundle) {
  // The viewer's dark colors depend on this class.
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const followTheme = () => {
    const { theme } = root.dataset;
    root.classList.toggle("dark-mode", theme ? theme === "dark" : dark.matches);
  };
  followTheme();
  dark.addEventListener("change", followTheme);
  // The viewer has its own main landmark.
  container.closest("[role=main]")?.removeAttribute("role");
  SwaggerUIBundle({
    domNode: container,
    url: container.dataset.document,
    // Keeps the viewer from sending the document to an external validator.
    validatorUrl: null,
    defaultModelsExpandDepth: -1,
  });
}

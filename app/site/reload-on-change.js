// @ts-check
/** Reloads the page when a source file changes. Only the development server adds its client here. */
import.meta.hot?.on("remix:hmr", () => location.reload());

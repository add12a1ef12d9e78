// @ts-check
/** Only under the development server, which adds its client here: reloads the page when a source file changes. */
import.meta.hot?.on("remix:hmr", () => location.reload());

import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { messages } from "./messages-plugin";

/**
 * Builds the commands of operators for a release, where tsx is missing. scripts/release.js sets the variables: COMMANDS, the
 * names of scripts separated by spaces, and COMMANDS_DIR, the folder to write to.
 */
const { COMMANDS = "", COMMANDS_DIR = "", SITE_LOCALE } = process.env;
const names = COMMANDS.split(" ").filter(Boolean);

export default defineConfig({
  plugins: [messages(SITE_LOCALE), tsconfigPaths()],
  logLevel: "warn",
  publicDir: false,
  build: {
    ssr: true,
    target: "node20",
    outDir: COMMANDS_DIR,
    emptyOutDir: true,
    rollupOptions: {
      input: Object.fromEntries(names.map((name) => [name, `scripts/${name}.ts`])),
      output: { entryFileNames: "[name].js", chunkFileNames: "parts/[name]-[hash].js" },
    },
  },
});

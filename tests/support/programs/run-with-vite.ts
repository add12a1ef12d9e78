import { createServer } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { messages } from "../../../scripts/vite/messages-plugin";

/** Runs a module, such as one with components, as Vite compiles it for the server. Usage: `run-with-vite.ts MODULE [ARGUMENT…]`. */
const vite = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "error",
  plugins: [messages(), tsconfigPaths()],
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
});
await vite.ssrLoadModule(process.argv[2] ?? "");

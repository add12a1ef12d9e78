/** The URL of a bundled script; see scripts/vite/browser-script-plugin.ts. */
declare module "*?script" {
  const url: string;
  export default url;
}

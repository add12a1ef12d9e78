/**
 * Colors and type of a mail. Mail programs know no custom properties, so the values of the site's light theme (app/tokens.css) are
 * repeated here; `darkStyles` overrides them where a program supports it.
 */
const colors = { surface: "#f0f5f8", raised: "#ffffff", text: "#0a1a25", muted: "#435c6d", line: "#cad8e1" };

const fontFamily = "'Hanken Grotesk', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const type = { fontFamily, fontSize: 16, lineHeight: "24px", color: colors.text };

export const styles = {
  body: { margin: 0, padding: 0, backgroundColor: colors.surface },
  page: { width: "100%", backgroundColor: colors.surface },
  column: { width: "100%", maxWidth: 560, margin: "0 auto" },
  name: { ...type, fontWeight: 600, fontSize: 18, padding: "28px 24px 16px" },
  card: { backgroundColor: colors.raised, border: `1px solid ${colors.line}`, padding: 24 },
  paragraph: { ...type, margin: "0 0 16px" },
  quote: { margin: "0 0 16px", padding: "0 0 1px 16px", borderLeft: `3px solid ${colors.line}` },
  facts: { width: "100%", borderTop: `1px solid ${colors.line}`, margin: "0 0 16px" },
  term: { ...type, color: colors.muted, fontSize: 14, padding: "10px 16px 10px 0", verticalAlign: "top" },
  value: { ...type, fontWeight: 600, padding: "10px 0", verticalAlign: "top" },
  button: {
    ...type,
    display: "inline-block",
    fontWeight: 600,
    color: "#ffffff",
    backgroundColor: "#0a708d",
    padding: "12px 20px",
    textDecoration: "none",
  },
  footer: { ...type, color: colors.muted, fontSize: 14, lineHeight: "20px", padding: "16px 24px 32px" },
} as const;

/** Important, because the light colors are inline: many mail programs drop style sheets. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #09141d !important; }
  .card { background-color: #10202c !important; border-color: #20374a !important; }
  .text { color: #e7f0f5 !important; }
  .muted { color: #9fb6c4 !important; }
  .rule { border-color: #20374a !important; }
  .button { background-color: #45c6e2 !important; color: #03131a !important; }
}`;

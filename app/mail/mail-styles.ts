/**
 * Repeats the values of the site's light theme (app/tokens.css), because mail programs don't support custom properties. `darkStyles`
 * overrides them where a program supports it.
 */
const colors = {
  surface: "#f6f3ee",
  raised: "#fffdfa",
  text: "#0a121a",
  muted: "#475d68",
  line: "#d9d2c6",
  accent: "#25a79b",
  accentText: "#0a6c60",
  fill: "#0b7a6c",
};

/** Local fonts only: a mail loads nothing. */
const fontFamily = "'Hanken Grotesk', 'Segoe UI', Roboto, 'Helvetica Neue', Helvetica, Arial, sans-serif";
const type = { fontFamily, fontSize: 16, lineHeight: "26px", color: colors.text };
const small = { ...type, fontSize: 14, lineHeight: "21px", color: colors.muted };

/** 16 + 24 px on each side leave lines of 310 px on a phone of 390 px. */
const pageMargin = 16;
const cardPadding = 24;

export const styles = {
  body: { margin: 0, padding: `0 ${pageMargin}px`, backgroundColor: colors.surface },
  preview: { display: "none", overflow: "hidden", maxHeight: 0, maxWidth: 0, lineHeight: "1px", opacity: 0 },
  column: { maxWidth: 600 },
  name: { ...type, margin: 0, padding: "32px 0 14px", fontSize: 18, lineHeight: "24px", fontWeight: 600 },
  card: {
    backgroundColor: colors.raised,
    border: `1px solid ${colors.line}`,
    borderTop: `3px solid ${colors.accent}`,
  },
  cardBody: { padding: `28px ${cardPadding}px 32px` },
  title: {
    ...type,
    margin: "0 0 20px",
    fontSize: 24,
    lineHeight: "30px",
    fontWeight: 500,
    letterSpacing: "-0.012em",
  },
  reference: { whiteSpace: "nowrap" },
  paragraph: { ...type, margin: "0 0 16px" },
  quote: { margin: "0 0 16px", padding: "2px 0 2px 16px", borderLeft: `3px solid ${colors.line}` },
  quoted: { ...type, margin: 0, wordBreak: "break-word" },
  facts: { width: "100%", margin: "8px 0 16px", borderBottom: `1px solid ${colors.line}` },
  term: {
    ...small,
    width: "34%",
    padding: "11px 16px 11px 0",
    borderTop: `1px solid ${colors.line}`,
    fontWeight: 400,
    verticalAlign: "top",
  },
  value: {
    ...type,
    padding: "9px 0",
    borderTop: `1px solid ${colors.line}`,
    fontWeight: 600,
    lineHeight: "24px",
    verticalAlign: "top",
    wordBreak: "break-word",
  },
  button: {
    ...type,
    margin: "8px 0 0",
    padding: "14px 22px",
    borderRadius: 3,
    fontWeight: 600,
    lineHeight: "20px",
    color: "#ffffff",
    backgroundColor: colors.fill,
  },
  footnote: { ...small, margin: "20px 0 0" },
  footer: { ...small, margin: 0, padding: "16px 0 40px" },
  phone: { color: colors.accentText, textDecoration: "none" },
} as const;

/**
 * The site's dark theme. `!important` overrides the inline light colors, which exist because many mail programs drop style sheets. React
 * Email's Body repeats its style in the selected cell.
 */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #0a121a !important; }
  .card { background-color: #111d26 !important; border-color: #37bfb0 #23333e #23333e !important; }
  .text { color: #e8eeee !important; }
  .muted { color: #a3b5bd !important; }
  .rule { border-color: #23333e !important; }
  .link { color: #5fd6c6 !important; }
  .button { background-color: #3cc4b4 !important; color: #05120f !important; }
}`;

/**
 * The packages that pages load in the browser. The development server prepares them before the first page, and does not look for others.
 */
export const browserPackages = [
  "@conform-to/dom",
  "@conform-to/react",
  "@conform-to/zod/v4",
  "@remix-run/react",
  "@simplewebauthn/browser",
  "chart.js",
  "react",
  "react-chartjs-2",
  "react-dom",
  "react-dom/client",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
  "tus-js-client",
  "zod",
];

/** What a site in production lacks without a setting: in the log, and on the dashboard of administrators. */

export const title = "Before you go live";
export const advice = "Ask whoever runs the server to set these, and to start the site again:";

export const missing = {
  PUBLIC_URL: "PUBLIC_URL: pages don’t say their address to search engines, and emails have no links.",
  SMTP_URL: "SMTP_URL: no email is sent. Confirmations, quotes and links wait for good.",
  TRUST_PROXY: "TRUST_PROXY: all visitors share the address of the proxy, and so one limit.",
  ADMIN_EMAIL:
    "ADMIN_EMAIL: the first administrator signs in with an address of example.com, which gets no email.",
  SESSION_SECRET:
    "SESSION_SECRET: the secret that signs links and sign-ins is kept in the data folder only. Keep a copy of it apart from the data.",
};

export const version = (version: string, commit: string) => `Version ${version} (${commit}).`;

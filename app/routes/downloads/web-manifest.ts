import * as text from "~/messages/frame";
import { paths } from "~/paths";
import { company } from "~/settings/company";

export function loader() {
  const { name } = company();
  const manifest = {
    name,
    short_name: name,
    description: text.companyDescription,
    start_url: paths.home(),
    display: "browser",
    background_color: "#f6f3ee",
    theme_color: "#0a121a",
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}

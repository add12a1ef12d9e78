import { copyFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { hasNginx, startNginx } from "#tests/support/app/nginx";
import { signInVisitor } from "#tests/support/http/sign-in";
import { paths } from "~/paths";
import { withApp } from "../app";
import { measureLoad } from "../request-rate";
import type { Row } from "../row";
import { percentile } from "../statistics";
import { uploadAtOnce } from "../uploads";

const rounds = 3;
const seconds = 5;
const connections = 8;

export const proxiedDownloads: Row = {
  id: "P12",
  what: "download of 15 MB behind nginx",
  budget: "≥ 0.9× of nginx sendfile",
  aim: "1.0×",
  measure: () => (hasNginx() ? measure() : Promise.resolve("not measured: there is no nginx")),
};

function measure(): Promise<string> {
  return withApp(
    async (app) => {
      await uploadAtOnce(new URL(paths.apiUpload(), app.url).href, 1);
      const uploads = path.join(app.folder, "uploads");
      const [name = ""] = readdirSync(uploads);
      // The location of the built files sends this copy: nginx by itself.
      const copy = path.join("build", "client", "assets", "p12.bin");
      copyFileSync(path.join(uploads, name), copy);
      const nginx = await startNginx({ folder: app.folder, urls: [app.url] });
      try {
        return await compare(nginx.url, paths.apiDownload(name), "/assets/p12.bin");
      } finally {
        rmSync(copy);
        await nginx.stop();
      }
    },
    { TRUST_PROXY: "1" },
  );
}

async function compare(url: string, download: string, plain: string): Promise<string> {
  const Cookie = (await signInVisitor(url)).cookieHeader;
  const speeds: Record<"ours" | "plain", number[]> = { ours: [], plain: [] };
  for (let round = 0; round < rounds; round++) {
    speeds.ours.push(await bytesPerSecond(new URL(download, url), { Cookie }));
    speeds.plain.push(await bytesPerSecond(new URL(plain, url), {}));
  }
  const [ours, theirs] = [percentile(speeds.ours, 0.5), percentile(speeds.plain, 0.5)];
  return `${(ours / theirs).toFixed(2)}×: ${megabytes(ours)} against ${megabytes(theirs)}`;
}

async function bytesPerSecond(url: URL, headers: Record<string, string>): Promise<number> {
  return (await measureLoad(url, { seconds, headers, connections })).bytes;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB/s`;
}

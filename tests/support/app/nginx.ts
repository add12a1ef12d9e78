import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "#tests/support/database/postgres-server";
import { findLeaks, requireNone } from "./log";

/** Changes to `deploy/nginx.conf` and `deploy/nginx` for a test. */
export interface NginxOptions {
  /**
   * The folder of the built files; by default that of this build. The folder `previous` beside it has the files of the previous release.
   */
  client?: string;
  /** Whether nginx has its limits per address. Tests that send thousands of requests from one address would exceed them. */
  hasLimits?: boolean;
  /** Replacements in these files, as an operator makes them: a text in one of the files, and its replacement. */
  edits?: [sample: string, here: string][];
}

interface NginxServer {
  /** Without a trailing slash. */
  url: string;
  /** The same over IPv6; undefined where this machine has no `::1`. */
  ipv6Url?: string;
  logged: () => string;
  stop: () => Promise<void>;
}

export const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((each) => each?.address === "::1");

export function hasNginx(): boolean {
  try {
    execFileSync("nginx", ["-v"], { stdio: "pipe" });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts nginx with deploy/nginx.conf in front of the app. Changes only the addresses, paths and limits in it.
 *
 * @param app the URLs of its processes, and the folder of its uploads
 */
export async function startNginx(
  app: { urls: string[]; folder: string },
  { client = "build/client", hasLimits = false, edits = [] }: NginxOptions = {},
): Promise<NginxServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-nginx-"));
  const port = await freePort();
  const replacements: [sample: string, here: string][] = [
    ["listen 80;", `listen 127.0.0.1:${port};`],
    ["listen [::]:80;", hasIpv6 ? `listen [::1]:${port};` : ""],
    ["/etc/nginx/datum3d/", `${folder}/`],
    [
      "server 127.0.0.1:3000 max_fails=0;",
      app.urls.map((each) => `server ${new URL(each).host} max_fails=0;`).join("\n"),
    ],
    ["/var/cache/nginx/datum3d", path.join(folder, "cache")],
    ["/srv/datum3d/current/build/client", path.resolve(client)],
    ["/srv/datum3d/previous/build/client", path.resolve(client, "../previous")],
    ["/var/lib/datum3d/uploads/", `${path.join(app.folder, "uploads")}/`],
    ["/var/log/nginx/access.log", path.join(folder, "access.log")],
    ["/var/log/nginx/error.log", path.join(folder, "error.log")],
    ...(hasLimits ? [] : liftedLimits),
    ...edits,
  ];
  const files = ["nginx.conf", "nginx/processes.conf", "nginx/site.conf"];
  let samples = files.map((name) => readFileSync(path.join("deploy", name), "utf8"));
  for (const [from, to] of replacements) {
    if (!samples.some((sample) => sample.includes(from)))
      throw new Error(`deploy/nginx.conf no longer contains "${from}".`);
    samples = samples.map((sample) => sample.replaceAll(from, to));
  }
  const [main = "", ...included] = samples;
  writeFileSync(path.join(folder, "nginx.conf"), wrapConfig(folder, main));
  for (const [index, sample] of included.entries())
    writeFileSync(path.join(folder, path.basename(files[index + 1] ?? "")), sample);
  const nginx = spawn("nginx", ["-p", folder, "-c", "nginx.conf", "-e", "error.log"], { stdio: "pipe" });
  const url = `http://127.0.0.1:${port}`;
  await untilListening(nginx, url);
  const logged = () =>
    ["access.log", "error.log"].map((name) => readFileSync(path.join(folder, name), "utf8")).join("");
  return {
    url,
    ipv6Url: hasIpv6 ? `http://[::1]:${port}` : undefined,
    logged,
    stop: async () => {
      const ended = new Promise((resolve) => nginx.once("exit", resolve));
      nginx.kill("SIGTERM");
      await ended;
      const leaks = findLeaks(logged());
      rmSync(folder, { recursive: true, force: true });
      requireNone(leaks);
    },
  };
}

/**
 * Returns the edits that turn on the HTTPS lines in deploy/nginx/site.conf, for a port of this machine.
 *
 * @param files the paths of the certificate and its key
 */
export function secureEdits(
  port: number,
  files = { certificate: "", key: "" },
): [sample: string, here: string][] {
  return [
    ["# listen 443 ssl", `listen 127.0.0.1:${port} ssl`],
    ["# listen [::]:443 ssl http2;", hasIpv6 ? `listen [::1]:${port} ssl http2;` : ""],
    ["/etc/letsencrypt/live/www.example.com/fullchain.pem", files.certificate],
    ["/etc/letsencrypt/live/www.example.com/privkey.pem", files.key],
    ["# ssl_", "ssl_"],
    ["# if ($scheme = http)", "if ($scheme = http)"],
  ];
}

const liftedLimits: [sample: string, here: string][] = [
  ["rate=50r/s", "rate=100000r/s"],
  ["burst=500", "burst=100000"],
  ["limit_conn datum3d_connections 300", "limit_conn datum3d_connections 10000"],
  ["limit_conn datum3d_uploads 30", "limit_conn datum3d_uploads 10000"],
];

/** Adds the directives that a distribution's nginx.conf has around the files of conf.d. */
function wrapConfig(folder: string, content: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${path.join(folder, name)};`)
    .join("\n");
  // Root's worker would run as another user, which cannot read root's folders.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `${user}
daemon off;
pid ${path.join(folder, "nginx.pid")};
events { worker_connections 16384; }
http {
include /etc/nginx/mime.types;
sendfile on;
tcp_nopush on;
access_log off;
${temporary}
${content}
}
`;
}

async function untilListening(nginx: ChildProcess, url: string) {
  let output = "";
  nginx.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      await fetch(`${url}/robots.txt`, { redirect: "manual" });
      return;
    } catch (error) {
      if (nginx.exitCode !== null) throw new Error(`nginx ended: ${output}`, { cause: error });
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

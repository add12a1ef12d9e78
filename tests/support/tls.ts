import { execFileSync } from "node:child_process";
import { request } from "node:https";
import path from "node:path";

/** Writes a certificate for 127.0.0.1 and its key into a folder; undefined where there is no openssl. */
export function createCertificate(folder: string): { certificate: string; key: string } | undefined {
  const [certificate, key] = [path.join(folder, "site.pem"), path.join(folder, "site.key")];
  const subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
  const files = ["-keyout", key, "-out", certificate];
  const type = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
  try {
    execFileSync("openssl", ["req", "-x509", ...type, ...subject, ...files], { stdio: "pipe" });
    return { certificate, key };
  } catch {
    return undefined;
  }
}

interface TlsResponse {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Sends a request to a server with a certificate that nobody vouches for, and reads the whole response. Follows no redirect. */
export function fetchTls(
  url: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<TlsResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, rejectUnauthorized: false, timeout: 15_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("end", () => {
        const lines = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        );
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(lines),
          body: Buffer.concat(chunks),
        });
      });
    });
    sent.once("timeout", () => sent.destroy(new Error(`${url} did not respond.`)));
    sent.once("error", reject);
    sent.end(body);
  });
}

import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect, type IncomingHttpHeaders } from "node:http2";
import { request } from "node:https";
import path from "node:path";

export interface CertificateFiles {
  certificate: string;
  key: string;
}

const keyType = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
const lifetime = ["-days", "2"];

/** Writes a certificate for 127.0.0.1 and its key into a folder; undefined if openssl is not installed. */
export function createCertificate(folder: string): CertificateFiles | undefined {
  const [certificate, key] = [path.join(folder, "site.pem"), path.join(folder, "site.key")];
  const subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
  const files = ["-keyout", key, "-out", certificate];
  try {
    execFileSync("openssl", ["req", "-x509", ...keyType, ...lifetime, ...subject, ...files], {
      stdio: "pipe",
    });
    return { certificate, key };
  } catch {
    return undefined;
  }
}

/**
 * Writes a certificate for `name`, signed by a new certificate authority; undefined if openssl is not installed.
 *
 * @returns also the path of the authority's certificate
 */
export function createSignedCertificate(
  folder: string,
  name: string,
): (CertificateFiles & { authority: string }) | undefined {
  const file = (suffix: string) => path.join(folder, suffix);
  const openssl = (...options: string[]) => execFileSync("openssl", options, { stdio: "pipe" });
  const [authority, authorityKey] = [file("authority.pem"), file("authority.key")];
  const [certificate, key, asked] = [file("signed.pem"), file("signed.key"), file("signed.csr")];
  const names = file("names");
  writeFileSync(names, `subjectAltName=DNS:${name}\n`);
  const ofAuthority = ["-subj", "/CN=Authority of tests", "-keyout", authorityKey, "-out", authority];
  const signed = ["-CA", authority, "-CAkey", authorityKey, "-CAcreateserial", "-extfile", names];
  try {
    openssl("req", "-x509", ...keyType, ...lifetime, ...ofAuthority);
    openssl("req", ...keyType, "-subj", `/CN=${name}`, "-keyout", key, "-out", asked);
    openssl("x509", "-req", "-in", asked, ...lifetime, ...signed, "-out", certificate);
    return { authority, certificate, key };
  } catch {
    return undefined;
  }
}

interface TlsResponse {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Sends a request to a server with an untrusted certificate, and reads the whole response. Follows no redirect. */
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

export async function postOverHttp2(origin: string, target: string, headers: Record<string, string>) {
  const session = connect(origin, { rejectUnauthorized: false });
  try {
    const type = "application/x-www-form-urlencoded";
    // Node would leave out the brackets of an IPv6 address.
    const to = { ":method": "POST", ":authority": new URL(origin).host, ":path": target };
    const stream = session.request({ ...to, "content-type": type, ...headers });
    stream.end("email=nobody%40example.com&password=wrong-password");
    const [answer] = (await once(stream, "response")) as [IncomingHttpHeaders & { ":status"?: number }];
    stream.resume();
    return answer;
  } finally {
    session.close();
  }
}

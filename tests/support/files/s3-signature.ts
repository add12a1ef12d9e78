import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** The error code of S3 for a request with another key, a wrong signature, or content that does not match its hash. */
type SignatureFault = "InvalidAccessKeyId" | "SignatureDoesNotMatch" | "XAmzContentSHA256Mismatch";

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

interface ParsedSignature {
  keyId: string;
  day: string;
  region: string;
  names: string;
  signature: string;
  date: string;
  payload: string;
}

/** Checks a request's signature (version 4, in its header) like S3. Returns undefined for a valid one. */
export function findSignatureFault(
  request: IncomingMessage,
  content: Buffer,
  credentials: { accessKeyId: string; secretAccessKey: string },
): SignatureFault | undefined {
  const [path = "", query = ""] = (request.url ?? "").split("?");
  const { keyId, day, region, names, signature, date, payload } = readHeaders(request);
  if (keyId !== credentials.accessKeyId) return "InvalidAccessKeyId";
  if (payload !== "UNSIGNED-PAYLOAD" && payload !== sha256(content)) return "XAmzContentSHA256Mismatch";

  const header = (name: string) => [request.headers[name]].flat().join(",");
  const canonical = [
    request.method,
    path,
    canonicalQuery(query),
    ...names.split(";").map((name) => `${name}:${header(name).trim()}`),
    "",
    names,
    payload,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", date, scope, sha256(canonical)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(
    (previous, part) => hmac(previous, part),
    `AWS4${credentials.secretAccessKey}`,
  );
  return hmac(key, text).toString("hex") === signature ? undefined : "SignatureDoesNotMatch";
}

function readHeaders({ headers }: IncomingMessage): ParsedSignature {
  const [, keyId = "", day = "", region = "", names = "", signature = ""] =
    authorization.exec(headers.authorization ?? "") ?? [];
  const header = (name: string) => [headers[name]].flat().join(",");
  return {
    ...{ keyId, day, region, names, signature },
    date: header("x-amz-date"),
    payload: header("x-amz-content-sha256"),
  };
}

function canonicalQuery(query: string): string {
  const pairs = query.split("&").filter((pair) => pair !== "");
  return pairs
    .map((pair) => (pair.includes("=") ? pair : `${pair}=`))
    .sort()
    .join("&");
}

function sha256(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex");
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

import { describe, expect, test } from "vitest";
import { downloadHeaders } from "~/lib/response-headers";
import { hideSecret, isSecretPath, setPrivateHeaders } from "./secret-paths";

const token = "Qm9va2luZ3MgYXJlIHByaXZhdGUgaW4gdGhpcyBzaXRl";

describe("a path with a secret", () => {
  test.each([
    `/request/${token}`,
    `/request/${token}.data`,
    `/request/${token}/`,
    `/request/${token}/files/${"a".repeat(36)}-plan.pdf`,
    `/request/${token}/visit.ics`,
    `/REQUEST/${token}`,
    `//request//${token}`,
    `/%72equest/${token}`,
    `/request/${token}).`,
    `/request/${token}%0A`,
    `/results/${token}`,
    `/results/${token}/${"a".repeat(36)}/all.zip`,
    `/tour/${token}`,
    `/continue/${token}`,
    `/calendar-feed/${token}.ics`,
    `/invitation/${token}`,
    `/reset-password/${token}`,
  ])("%s is private, and its log line has no secret", (path) => {
    expect(isSecretPath(path)).toBe(true);
    expect(hideSecret(path)).not.toContain(token);
    expect(hideSecret(path)).toContain("[secret]");
  });

  test("keeps the rest of the path in the log", () => {
    expect(hideSecret(`/request/${token}/visit.ics`)).toBe("/request/[secret]/visit.ics");
  });

  test("leaves the names of files out of the log", () => {
    const file = "0c9a2b1e-6a1f-4a3e-9d6e-2f6f0f9d7a11";
    expect(hideSecret(`/request/${token}/files/${file}-plan.pdf`)).toBe(
      `/request/[secret]/files/${file}-[name]`,
    );
    expect(hideSecret(`/api/files/download/${file}-Ada%20plan.pdf`)).toBe(
      `/api/files/download/${file}-[name]`,
    );
    expect(hideSecret(`/booking-details/${file}/files.zip`)).toBe(`/booking-details/${file}/files.zip`);
  });
});

test.each(["/", "/request", "/request/", "/requests/x", "/booking/private-page/x", "/%/x", "/api/request/x"])(
  "%s has no secret",
  (path) => {
    expect(isSecretPath(path)).toBe(false);
    expect(hideSecret(path)).toBe(path);
    const headers = new Headers();
    setPrivateHeaders(headers, path);
    expect([...headers]).toEqual([]);
  },
);

test("no cache keeps a private page, and nothing compresses a download", () => {
  const headers = new Headers({ "Cache-Control": "public" });
  const download = new Headers(downloadHeaders);
  for (const each of [headers, download]) setPrivateHeaders(each, `/request/${token}`);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(download.get("Cache-Control")).toBe("private, no-store, no-transform");
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { acceptedTypes } from "~/messages/uploads";
import { acceptedExtensions } from "./file-types";
import { maxFileSize } from "./limits";
import { acceptAttribute, checkFile, cleanFileName, fileTag, findFileType, formatFileSize } from "./rules";

/** Hostile names with any code unit, many separators, dots and direction marks. */
const names = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc
    .array(
      fc.constantFrom("/", "\\", ".", "..", " ", "\r\n", "\u202e", "\0", "\ud800", "é", "𝄞", ".pdf", "a"),
      {
        maxLength: 200,
      },
    )
    .map((segments) => segments.join("")),
);

describe("cleanFileName", () => {
  test.each([
    ["plan.pdf", "plan.pdf"],
    ["a=b; c.pdf", "a=b; c.pdf"],
    ["../../etc/passwd.txt", "passwd.txt"],
    ["C:\\Users\\Ada\\plan.pdf", "plan.pdf"],
    ["a\r\nSet-Cookie: x.pdf", "aSet-Cookie_ x.pdf"],
    ["invoice\u202efdp.exe", "invoicefdp.exe"],
    ["program.exe.", "program.exe"],
    ["program.exe . .", "program.exe"],
    [".pdf", "file.pdf"],
    ["", "file"],
    ["..", "file"],
    ["...hidden.pdf", "hidden.pdf"],
    ["Straße 7 – Café.jpg", "Straße 7 – Café.jpg"],
    ["Cafe\u0301.jpg", "Café.jpg"],
    ["план.pdf", "план.pdf"],
    ['15" plan.txt', '15" plan.txt'],
    ['Grundriß "EG".pdf', 'Grundriß "EG".pdf'],
    ["what?<b>|*.pdf", "what__b___.pdf"],
    ["a\ud800b.pdf", "ab.pdf"],
  ])("cleans %j to %j", (sent, clean) => {
    expect(cleanFileName(sent)).toBe(clean);
  });

  test("cuts a name of 300 characters and keeps its extension", () => {
    expect(cleanFileName(`${"x".repeat(296)}.pdf`)).toBe(`${"x".repeat(196)}.pdf`);
    expect(cleanFileName(`${"ж".repeat(296)}.pdf`)).toBe(`${"ж".repeat(98)}.pdf`);
  });

  // Node 25.4 to 26 fills a buffer incompletely with such texts (nodejs/node#65994).
  test("uses all 200 bytes for characters of one to four bytes, and never cuts one in two", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("x", "ж", "語", "𝄞"), { minLength: 200, maxLength: 300 }),
        (characters) => {
          const clean = cleanFileName(`${characters.join("")}.pdf`);
          const kept = Array.from(clean.slice(0, -".pdf".length));
          expect(kept).toEqual(characters.slice(0, kept.length));
          const next = characters[kept.length] ?? "";
          expect(Buffer.byteLength(clean)).toBeLessThanOrEqual(200);
          expect(Buffer.byteLength(clean + next)).toBeGreaterThan(200);
        },
      ),
    );
  });

  test.each([".", " ", ". ", "\u0323\u0301", "/", "\u202e", "a."])(
    "cleans 16 KB of %j, as many times as a request can name files",
    (unit) => {
      const name = unit.repeat(16_000 / unit.length);
      for (let part = 0; part < 110; part++) {
        expect(Buffer.byteLength(cleanFileName(`${name}x.pdf`))).toBeLessThanOrEqual(200);
        expect(fileTag(`x.pdf${name}`).length).toBeLessThanOrEqual(5);
      }
      expect(findFileType(cleanFileName(`x.pdf${name}a.exe`))).toBeUndefined();
    },
  );

  test("returns a name that file systems accept, and is idempotent", () => {
    fc.assert(
      fc.property(names, (sent) => {
        const clean = cleanFileName(sent);
        expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}<>:|?*/\\]|^[. ]|[. ]$/u);
        expect(Buffer.byteLength(clean)).toBeGreaterThan(0);
        expect(Buffer.byteLength(clean)).toBeLessThanOrEqual(200);
        expect(cleanFileName(clean)).toBe(clean);
      }),
    );
  });

  test("does not hide the extension of a program", () => {
    fc.assert(
      fc.property(names, fc.constantFrom("exe", "html", "svg", "js", "sh", "EXE"), (sent, extension) => {
        expect(findFileType(cleanFileName(`${sent}a.${extension}`))).toBeUndefined();
      }),
    );
  });
});

describe("checkFile", () => {
  test("accepts a file of exactly 15 MiB and refuses one byte more", () => {
    expect(maxFileSize).toBe(15_728_640);
    expect(checkFile({ name: "scan.las", size: maxFileSize })).toBeNull();
    expect(checkFile({ name: "scan.las", size: maxFileSize + 1 })).toEqual({
      name: "scan.las",
      result: "too-large",
    });
  });

  test("refuses an empty file", () => {
    expect(checkFile({ name: "plan.pdf", size: 0 })).toEqual({ name: "plan.pdf", result: "empty" });
  });

  test.each(["run.exe", "page.html", "PAGE.HTM", "logo.svg", "x.js", "x.php", "x.docm", "x.__proto__", "x"])(
    "refuses %s because of its extension, and names it",
    (name) => {
      expect(checkFile({ name, size: 10 })).toEqual({ name, result: "wrong-type" });
    },
  );

  test.each(["a.pdf", "A.PDF", "b.JPeG", "c.e57", "d.tar.zip"])("accepts %s", (name) => {
    expect(checkFile({ name, size: 10 })).toBeNull();
  });
});

test("lists every accepted extension in the accept attribute", () => {
  expect(acceptAttribute.split(",")).toEqual(acceptedExtensions.map((extension) => `.${extension}`));
});

test("mentions only accepted formats in the summary", () => {
  const named = acceptedTypes.match(/\b[A-Z0-9]{3,4}\b/g)?.filter((word) => !["CAD", "BIM"].includes(word));
  for (const word of named ?? []) expect(acceptedExtensions).toContain(word.toLowerCase());
});

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [1023, "1,023 bytes"],
  [1024, "1 KB"],
  [1024 * 1024 - 1, "1 MB"],
  [2.44 * 1024 * 1024, "2.4 MB"],
  [2.44 * 1024 ** 3, "2.4 GB"],
  [maxFileSize, "15 MB"],
])("formats %d bytes as %s", (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test.each([
  ["plan.pdf", "PDF"],
  ["photo.jpeg", "JPEG"],
  ["README", "FILE"],
  ["a.verylongending", "VERYL"],
])("labels %s as %s", (name, tag) => {
  expect(fileTag(name)).toBe(tag);
});

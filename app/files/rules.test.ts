import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { acceptedExtensions } from "./file-types";
import {
  acceptAttribute,
  acceptedSummary,
  checkFile,
  cleanFileName,
  fileTag,
  formatFileSize,
  maxFileSize,
  typeOfName,
} from "./rules";

/** Text as hostile as a name can be: any code unit, many separators, dots and direction marks. */
const names = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc
    .array(
      fc.constantFrom("/", "\\", ".", "..", " ", "\r\n", "\u202e", "\0", "\ud800", "é", "𝄞", ".pdf", "a"),
      {
        maxLength: 200,
      },
    )
    .map((pieces) => pieces.join("")),
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
    ['what?"<b>|*.pdf', "what___b___.pdf"],
    ["a\ud800b.pdf", "ab.pdf"],
  ])("%j becomes %j", (given, clean) => {
    expect(cleanFileName(given)).toBe(clean);
  });

  test("a name of 300 characters is cut and keeps its extension", () => {
    expect(cleanFileName(`${"x".repeat(296)}.pdf`)).toBe(`${"x".repeat(196)}.pdf`);
    expect(cleanFileName(`${"ж".repeat(296)}.pdf`)).toBe(`${"ж".repeat(98)}.pdf`);
  });

  test.each([".", " ", ". ", "\u0323\u0301", "/", "\u202e", "a."])(
    "F2: 16 KB of %j are cleaned at once, as often as a call can name files",
    (unit) => {
      const name = unit.repeat(16_000 / unit.length);
      for (let part = 0; part < 110; part++) {
        expect(Buffer.byteLength(cleanFileName(`${name}x.pdf`))).toBeLessThanOrEqual(200);
        expect(fileTag(`x.pdf${name}`).length).toBeLessThanOrEqual(5);
      }
      expect(typeOfName(cleanFileName(`x.pdf${name}a.exe`))).toBeUndefined();
    },
  );

  test("whatever comes in, the name can be saved, and cleaning it again changes nothing", () => {
    fc.assert(
      fc.property(names, (given) => {
        const clean = cleanFileName(given);
        expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*/\\]|^[. ]|[. ]$/u);
        expect(Buffer.byteLength(clean)).toBeGreaterThan(0);
        expect(Buffer.byteLength(clean)).toBeLessThanOrEqual(200);
        expect(cleanFileName(clean)).toBe(clean);
      }),
    );
  });

  test("a name whose visible end is a program stays one", () => {
    fc.assert(
      fc.property(names, fc.constantFrom("exe", "html", "svg", "js", "sh", "EXE"), (given, extension) => {
        expect(typeOfName(cleanFileName(`${given}a.${extension}`))).toBeUndefined();
      }),
    );
  });
});

describe("checkFile", () => {
  test("takes a file of exactly 15 MiB and refuses one byte more", () => {
    expect(maxFileSize).toBe(15_728_640);
    expect(checkFile({ name: "scan.las", size: maxFileSize })).toBeNull();
    expect(checkFile({ name: "scan.las", size: maxFileSize + 1 })).toBe(
      "scan.las is larger than 15 MB. Choose a smaller file, or send it in parts.",
    );
  });

  test("refuses an empty file", () => {
    expect(checkFile({ name: "plan.pdf", size: 0 })).toMatch(/^plan\.pdf is empty\./);
  });

  test.each(["run.exe", "page.html", "PAGE.HTM", "logo.svg", "x.js", "x.php", "x.docm", "x.__proto__", "x"])(
    "refuses %s by its extension, and names it",
    (name) => {
      expect(checkFile({ name, size: 10 })).toContain(`${name} is of a type that we do not accept.`);
    },
  );

  test.each(["a.pdf", "A.PDF", "b.JPeG", "c.e57", "d.tar.zip"])("takes %s", (name) => {
    expect(checkFile({ name, size: 10 })).toBeNull();
  });
});

test("the file input offers every accepted extension", () => {
  expect(acceptAttribute.split(",")).toEqual(acceptedExtensions.map((extension) => `.${extension}`));
});

test("the summary for people names formats that are accepted", () => {
  const named = acceptedSummary.match(/\b[A-Z0-9]{3,4}\b/g)?.filter((word) => !["CAD", "BIM"].includes(word));
  for (const word of named ?? []) expect(acceptedExtensions).toContain(word.toLowerCase());
});

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [1023, "1023 bytes"],
  [1024, "1 KB"],
  [1024 * 1024 - 1, "1 MB"],
  [2.44 * 1024 * 1024, "2.4 MB"],
  [maxFileSize, "15 MB"],
])("%d bytes read as %s", (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test.each([
  ["plan.pdf", "PDF"],
  ["photo.jpeg", "JPEG"],
  ["README", "FILE"],
  ["a.verylongending", "VERYL"],
])("the tag of %s is %s", (name, tag) => {
  expect(fileTag(name)).toBe(tag);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { acceptedExtensions, findFileTypeByExtension } from "./file-types";
import { leadingLength, matchesSignature } from "./leading-bytes";

const bytes = (text: string) => Buffer.from(text, "latin1");

function matches(extension: string, head: Uint8Array): boolean {
  const type = findFileTypeByExtension(extension);
  if (!type) throw new Error(`.${extension} is not an accepted type`);
  return matchesSignature(head.subarray(0, leadingLength), type.signature);
}

const ole = bytes("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1rest");
const zip = bytes("PK\x03\x04rest");
const isoMedia = bytes("\0\0\0\x18ftypheic");

const genuine: Record<string, Uint8Array> = {
  avif: isoMedia,
  bmp: bytes("BM\x36\0\0\0"),
  gif: bytes("GIF89a"),
  heic: isoMedia,
  heif: isoMedia,
  jpeg: bytes("\xff\xd8\xff\xe0"),
  jpg: bytes("\xff\xd8\xff\xe1"),
  png: bytes("\x89PNG\r\n\x1a\n"),
  tif: bytes("II*\0"),
  tiff: bytes("MM\0*"),
  webp: bytes("RIFF\0\0\0\0WEBPVP8 "),
  pdf: bytes("%PDF-1.7\n"),
  doc: ole,
  docx: zip,
  odp: zip,
  ods: zip,
  odt: zip,
  ppt: ole,
  pptx: zip,
  rtf: bytes("{\\rtf1"),
  xls: ole,
  xlsx: zip,
  csv: bytes("name,area\r\nKitchen,12\r\n"),
  txt: bytes("\xef\xbb\xbfGr\xc3\xbc\xc3\x9fe"),
  zip,
  dwg: bytes("AC1032\0\0"),
  dxf: bytes("  0\r\nSECTION\r\n"),
  ifc: bytes("ISO-10303-21;\nHEADER;"),
  rvt: ole,
  skp: bytes("\xff\xfe\xff\x0eS\0k\0e\0t\0c\0h\0U\0p\0"),
  e57: bytes("ASTM-E57\x01\0\0\0"),
  fbx: bytes("Kaydara FBX Binary  \0\x1a\0"),
  glb: bytes("glTF\x02\0\0\0"),
  gltf: bytes(' {"asset":{"version":"2.0"}}'),
  las: bytes("LASF\0\0"),
  laz: bytes("LASF\0\0"),
  mtl: bytes("newmtl wall\nKd 1 1 1\n"),
  obj: bytes("# room\nv 0 0 0\n"),
  ply: bytes("ply\nformat ascii 1.0\n"),
  pts: bytes("2\n0 0 0 1\n"),
  stl: bytes("solid room\n"),
  xyz: bytes("0.1 0.2 0.3\n"),
  mov: bytes("\0\0\0\x14ftypqt  "),
  mp4: bytes("\0\0\0\x18ftypisom"),
};

test.each(acceptedExtensions)("accepts a genuine .%s file", (extension) => {
  const head = genuine[extension];
  expect(head).toBeDefined();
  expect(matches(extension, head ?? bytes(""))).toBe(true);
});

const disguises: [string, Uint8Array][] = [
  ["HTML", bytes("<!DOCTYPE html><html><script>alert(1)</script>")],
  ["HTML after white space", bytes("\r\n\t  <HTML>")],
  ["HTML with a byte order mark", bytes("\xef\xbb\xbf<html>")],
  ["HTML in UTF-16", Buffer.concat([bytes("\xff\xfe"), Buffer.from("<script>x</script>", "utf16le")])],
  [
    "HTML in UTF-16, highest byte first",
    Buffer.concat([bytes("\xfe\xff"), Buffer.from("<script>x</script>", "utf16le").swap16()]),
  ],
  ["HTML that contains %PDF-", bytes("<html>%PDF-1.4 ISO-10303-21 </html>")],
  ["SVG with script", bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="x()">')],
  ["XML", bytes('<?xml version="1.0"?><svg/>')],
  ["PHP", bytes("<?php system($_GET[0]);")],
  ["a shell script", bytes("#!/bin/sh\nrm -rf /\n")],
  ["a batch file", bytes("@ECHO OFF\r\ndel *.*\r\n")],
  ["a Windows executable", bytes(`MZ\x90\0\x03\0\0\0${"\0".repeat(120)}`)],
  ["a Linux executable", bytes(`\x7fELF\x02\x01\x01${"\0".repeat(120)}`)],
  ["an Apple executable", bytes(`\xcf\xfa\xed\xfe${"\0".repeat(120)}`)],
  ["a Java class", bytes(`\xca\xfe\xba\xbe${"\0".repeat(120)}`)],
  ["WebAssembly", bytes(`\0asm\x01\0\0\0${"\0".repeat(120)}`)],
  ["a Windows shortcut", bytes(`L\0\0\0\x01\x14\x02\0${"\0".repeat(120)}`)],
];

describe.each(disguises)("%s", (_what, head) => {
  test("is rejected under every extension", () => {
    for (const extension of acceptedExtensions)
      expect([extension, matches(extension, head)]).toEqual([extension, false]);
  });
});

test("rejects an image with the extension of a document", () => {
  expect(matches("pdf", bytes("\x89PNG\r\n\x1a\n"))).toBe(false);
  expect(matches("jpg", bytes("%PDF-1.7"))).toBe(false);
  expect(matches("txt", bytes("\x89PNG\r\n\x1a\n\0\0\0"))).toBe(false);
});

test("accepts text that begins with MZ or with an email address in angle brackets", () => {
  expect(matches("csv", bytes("MZ-7,Kitchen\r\n"))).toBe(true);
  expect(matches("txt", bytes("<ada@example.com> wrote"))).toBe(true);
});

test("accepts a PDF header anywhere in the first kilobyte", () => {
  expect(matches("pdf", bytes(`${"\n".repeat(1019)}%PDF-1.7`))).toBe(true);
  expect(matches("pdf", bytes(`${"\n".repeat(1020)}%PDF-1.7`))).toBe(false);
});

test("accepts a PLY with spaces after its first word", () => {
  expect(matches("ply", bytes("ply \nformat ascii 1.0\n"))).toBe(true);
  expect(matches("ply", bytes("plywood\n"))).toBe(false);
});

test("returns a result for every input", () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: leadingLength, size: "max" }),
      fc.constantFrom(...acceptedExtensions),
      (head, extension) => {
        expect(typeof matches(extension, head)).toBe("boolean");
      },
    ),
  );
});

/** The number of first bytes that the rules read. */
export const leadingLength = 4096;

/** Returns whether a file that begins with `head` (up to `leadingLength` bytes) can have this type. */
export function matchesSignature(head: Uint8Array, signature: Signature): boolean {
  return !isProgram(head) && !isMarkup(head) && rules[signature](head);
}

const rules = {
  jpeg: (head) => startsWith(head, [0xff, 0xd8, 0xff]),
  png: (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  gif: (head) => startsWith(head, "GIF8"),
  webp: (head) => startsWith(head, "RIFF") && startsWith(head, "WEBP", 8),
  bmp: (head) => startsWith(head, "BM"),
  tiff: (head) => ["II*\0", "MM\0*", "II+\0", "MM\0+"].some((magic) => startsWith(head, magic)),
  "iso-media": (head) =>
    ["ftyp", "styp", "moov", "mdat", "free", "skip", "wide", "pnot"].some((box) => startsWith(head, box, 4)),
  // PDF readers search the first kilobyte for the header, and some scanners write bytes before it.
  pdf: (head) => latin1(head.subarray(0, 1024)).includes("%PDF-"),
  zip: isZip,
  ole: isOle,
  // A password-protected Office document has an OLE container.
  "office-open-xml": (head) => isZip(head) || isOle(head),
  word: (head) => isOle(head) || isRtf(head),
  rtf: isRtf,
  text: isText,
  json: (head) => isText(head) && textStart(head).startsWith("{"),
  dwg: (head) => startsWith(head, "AC1"),
  dxf: (head) => startsWith(head, "AutoCAD Binary DXF") || isText(head),
  step: (head) => isText(head) && latin1(head).includes("ISO-10303-21"),
  sketchup: (head) => startsWith(head, [0xff, 0xfe, 0xff, 0x0e]) || isZip(head),
  // A binary STL begins with 80 arbitrary bytes and a count.
  stl: (head) => isText(head) || head.length >= 84,
  // Some scanners write a space after the word.
  ply: (head) => /^ply[ \t]*[\r\n]/.test(latin1(head.subarray(0, 80))),
  e57: (head) => startsWith(head, "ASTM-E57"),
  las: (head) => startsWith(head, "LASF"),
  glb: (head) => startsWith(head, "glTF"),
  fbx: (head) => startsWith(head, "Kaydara FBX Binary") || isText(head),
} satisfies Record<string, (head: Uint8Array) => boolean>;

/** The rule that recognizes a file type by its first bytes. */
export type Signature = keyof typeof rules;

function isZip(head: Uint8Array) {
  return ["PK\x03\x04", "PK\x05\x06", "PK\x07\x08"].some((magic) => startsWith(head, magic));
}

function isOle(head: Uint8Array) {
  return startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
}

function isRtf(head: Uint8Array) {
  return startsWith(head, "{\\rtf");
}

function isText(head: Uint8Array) {
  return detectUtf16(head) !== undefined || !head.includes(0);
}

/** Recognizes Windows, Linux and Apple executables, Java class files, WebAssembly, Windows shortcuts and scripts. */
function isProgram(head: Uint8Array): boolean {
  const magicNumbers = [
    [0x7f, 0x45, 0x4c, 0x46],
    [0xfe, 0xed, 0xfa, 0xce],
    [0xfe, 0xed, 0xfa, 0xcf],
    [0xce, 0xfa, 0xed, 0xfe],
    [0xcf, 0xfa, 0xed, 0xfe],
    [0xca, 0xfe, 0xba, 0xbe],
    [0x00, 0x61, 0x73, 0x6d],
    [0x4c, 0x00, 0x00, 0x00, 0x01, 0x14, 0x02, 0x00],
  ];
  // Text may begin with "MZ" too, but an executable's header contains zeros.
  if (startsWith(head, "MZ") && head.includes(0)) return true;
  return magicNumbers.some((magic) => startsWith(head, magic)) || /^(#!|@echo\b)/i.test(textStart(head));
}

/** Recognizes content that a sniffing browser would treat as HTML or SVG. */
function isMarkup(head: Uint8Array): boolean {
  return /^<([!?%]|\/?(html|head|body|script|style|title|meta|base|link|svg|math|iframe|object|embed|img|video|form|table|div|span|font|center|h\d|br|p|a|b)[\s>/])/i.test(
    textStart(head),
  );
}

/** Decodes the first kilobyte, without byte order mark and leading white space. */
function textStart(head: Uint8Array): string {
  const encoding = detectUtf16(head);
  const start = head.subarray(0, 1024);
  const text = encoding
    ? new TextDecoder(encoding).decode(start)
    : latin1(start).replace(/^\xef\xbb\xbf/, "");
  return text.trimStart();
}

function detectUtf16(head: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (startsWith(head, [0xff, 0xfe])) return "utf-16le";
  return startsWith(head, [0xfe, 0xff]) ? "utf-16be" : undefined;
}

function startsWith(head: Uint8Array, magic: string | readonly number[], offset = 0): boolean {
  const bytes = typeof magic === "string" ? Array.from(magic, (letter) => letter.charCodeAt(0)) : magic;
  return bytes.every((byte, index) => head[offset + index] === byte);
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

export const copy = "Copy";
export const copied = "Copied";
export const copyByHand = "The link is selected. Copy it with Ctrl+C, or ⌘C on a Mac.";
export const showCode = "Show as QR code";
export const code = "QR code";
export const codeHint = "Scan it with the camera of a phone, and it opens there.";

/** A secret link that staff copy or scan. */
export const copy = "Sao\u00a0chép";
export const copied = "Đã sao chép";
export const copyByHand = "Đường dẫn đã được chọn. Sao chép bằng Ctrl+C, hoặc ⌘C trên máy Mac.";
export const showCode = "Hiện mã\u00a0QR";
export const code = "Mã QR";
export const codeHint = "Quét mã bằng camera điện thoại, đường dẫn sẽ mở trên điện thoại.";

/** The headers of every file download: not cached, not transformed, and never rendered as a page of this site. */
export const downloadHeaders = {
  // Compressing would change the bytes under an ETag, and hide from us how fast the client reads.
  "Cache-Control": "private, no-store, no-transform",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

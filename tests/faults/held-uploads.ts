import { multipartBody, multipartType } from "#tests/support/multipart";
import { pdf } from "#tests/support/pdf";
import { openRaw } from "#tests/support/raw-connection";

/** Starts uploads that have sent all but their last bytes, which `finish` sends. */
export async function beginUploads(url: string, count: number) {
  const body = multipartBody([{ fileName: "plan.pdf", content: pdf(200_000) }]);
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const connection = await openRaw(url, [
        "POST /api/files/upload HTTP/1.1",
        `Host: ${new URL(url).host}`,
        `X-Forwarded-For: 10.1.1.${index + 1}`,
        `Content-Type: ${multipartType}`,
        `Content-Length: ${body.length}`,
        "Connection: close",
      ]);
      await new Promise((resolve) => connection.socket.write(body.subarray(0, -100), resolve));
      return { ...connection, finish: () => connection.socket.write(body.subarray(-100)) };
    }),
  );
}

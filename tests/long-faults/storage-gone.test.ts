import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { signInVisitor } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";
import { randomAddress, request } from "./load";
import { secondsUntil, startPair, startServer } from "./parts";
import { test } from "./report";

test(
  "the bucket is gone: uploads and downloads get 503, all else works, and both work again when it is back",
  { timeout: 240_000 },
  async ({ report }) => {
    const app = await startPair(report, await startServer(report));
    const link = await bookWithFile(app.url);
    const staff = await signInVisitor(app.url);
    report.expect("a file can be downloaded before", (await download(staff, link)) === 200);

    await app.storage.close();
    report.note("storage stopped");
    const uploads = await Promise.all(Array.from({ length: 10 }, () => timed(() => upload(app.url))));
    report.expect(
      "uploads get 503",
      uploads.every(({ status }) => status === "503"),
      uploads,
    );
    report.expect(
      "within 30 s",
      uploads.every(({ seconds }) => seconds < 30),
    );
    const refused = await timed(async () => String(await download(staff, link)));
    report.expect("a download gets 503", refused.status === "503", refused);
    const visitor = new Visitor(app.url, { "X-Forwarded-For": randomAddress() });
    await fillInBooking(visitor, "Without Files");
    report.expect("a booking without files is accepted", /^\w{8}$/.test(await submitBooking(visitor)));
    for (const path of ["/", "/about", "/booking", "/login"])
      report.expect(`${path} works`, (await request(app.url + path)) === "200");
    report.note(`health: ${await request(`${app.url}/api/health`)}`);

    await app.storage.listen();
    const recovery = await secondsUntil(async () => (await upload(app.url)) === "201", 30);
    report.expect("uploads work again within 5 s", recovery <= 5, `${recovery} s`);
    report.expect("so do downloads", (await download(staff, link)) === 200);
    const codes = app.processes.map(({ process }) => process.exitCode);
    report.expect("both processes still run", codes.join() === ",", codes);
  },
);

async function bookWithFile(url: string): Promise<string> {
  const visitor = new Visitor(url, { "X-Forwarded-For": randomAddress() });
  await fillInBooking(visitor, "Dora Download", [new File([new Uint8Array(pdf(200_000))], "plan.pdf")]);
  await submitBooking(visitor);
  const staff = await signInVisitor(url);
  const page = await (await staff.open("/view-booking")).submit({}, "View Dora Download");
  const link = page.document.querySelector<HTMLAnchorElement>('a[href^="/api/files/download/"]');
  return link?.href ?? "";
}

async function download(staff: Visitor, link: string): Promise<number> {
  const response = await staff.fetch(link);
  const size = await response.arrayBuffer().then(({ byteLength }) => byteLength);
  return response.status === 200 && size !== 200_000 ? 0 : response.status;
}

function upload(url: string): Promise<string> {
  const body = multipartBody([{ fileName: "plan.pdf", content: pdf(200_000) }]);
  return request(`${url}/api/files/upload`, {
    method: "POST",
    headers: { "Content-Type": multipartType, "X-Forwarded-For": randomAddress() },
    body,
  });
}

async function timed(send: () => Promise<string>) {
  const startedAt = performance.now();
  const status = await send();
  return { status, seconds: Number(((performance.now() - startedAt) / 1000).toFixed(1)) };
}

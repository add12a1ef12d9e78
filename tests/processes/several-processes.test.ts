import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type Cluster, startCluster } from "#tests/support/app/cluster";
import { hasNginx } from "#tests/support/app/nginx";
import { adminPassword } from "#tests/support/app/process";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { openRaw } from "#tests/support/http/raw-connection";
import { signInAtForm, signInVisitor } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";
import { type MailServer, startMailServer } from "#tests/support/mail/server";
import { filesUnavailableTitle } from "~/messages/refusals";

const canRun = hasNginx() && process.env.TEST_POSTGRES_URL !== undefined;
if (!canRun)
  process.stdout.write("The tests of several processes are skipped: there is no nginx or PostgreSQL.\n");

const waitOptions = { timeout: 20_000, interval: 100 };

describe.skipIf(!canRun)("two processes behind nginx, on PostgreSQL and S3", () => {
  let mail: MailServer;
  let cluster: Cluster;
  let first: string;
  let second: string;

  beforeAll(async () => {
    mail = await startMailServer();
    cluster = await startCluster({
      env: {
        SMTP_URL: mail.url,
        MAIL_FROM: "Datum 3D <noreply@example.com>",
        PUBLIC_URL: "http://127.0.0.1",
      },
    });
    [first = "", second = ""] = cluster.processes.map(({ url }) => url);
  });
  afterAll(async () => {
    await cluster.stop();
    await mail.stop();
  });

  const countLogged = (text: string) =>
    cluster.processes.map(
      ({ output }) =>
        output()
          .split("\n")
          .filter((line) => line.includes(text)).length,
    );

  test("nginx sends requests to both", async () => {
    await Promise.all(Array.from({ length: 20 }, () => fetch(`${cluster.url}/login?balance`)));
    await vi.waitFor(() => {
      for (const count of countLogged('"/login')) expect(count).toBeGreaterThan(0);
    }, waitOptions);
  });

  test("a session of one process works at the other, and ends at both", async () => {
    const { visitor, page } = await signInAtForm(first);
    expect(page.url.pathname).toBe("/dashboard");
    const elsewhere = visitor.at(second);
    const form = await elsewhere.open("/signup");
    const staff = { name: "Otto Other", email: "otto@example.com", mobile: "(818) 555-0161" };
    const added = await form.submit({ ...staff, password: adminPassword }, "Create User");
    expect([added.status, added.text]).toEqual([200, expect.stringContaining("Otto Other")]);
    const { page: otto } = await signInAtForm(first, { email: staff.email, password: adminPassword });
    expect(otto.url.pathname).toBe("/dashboard");

    const Cookie = visitor.cookieHeader;
    const signedOut = await visitor.fetch("/logout", { method: "POST", headers: { Origin: first } });
    expect(signedOut.status).toBe(303);
    const refused = await fetch(`${second}/dashboard`, { headers: { Cookie }, redirect: "manual" });
    expect(refused.headers.get("Location")).toMatch(/^\/login/);
  });

  test("a draft with files goes from one to the other, and its mails are sent once", async () => {
    const visitor = new Visitor(first);
    const plan = pdf(6_000_000);
    await fillInBooking(visitor, "Between Processes", [new File([new Uint8Array(plan)], "plan.pdf")]);
    const elsewhere = visitor.at(second);
    expect((await elsewhere.open("/booking?step=4")).text).toContain("plan.pdf");
    const reference = await submitBooking(elsewhere);

    const staff = await signInVisitor(second);
    const list = await staff.at(first).open(`/view-booking?q=${reference}`);
    const page = await list.submit({}, "View Between Processes");
    const link = page.document.querySelector<HTMLAnchorElement>('a[href^="/api/files/download/"]');
    for (const url of [first, second, cluster.url]) {
      const download = await staff.at(url).fetch(new URL(link?.href ?? "").pathname);
      expect([url, Buffer.from(await download.arrayBuffer()).equals(plan)]).toEqual([url, true]);
      const headers = { Range: "bytes=5-14", "If-Range": download.headers.get("ETag") ?? "" };
      const part = await staff.at(url).fetch(link?.href ?? "", { headers });
      expect([url, part.status, await part.text()]).toEqual([url, 206, plan.subarray(5, 15).toString()]);
    }
    await vi.waitFor(
      () => expect(mail.received.map(({ to }) => to)).toContain("ada@example.com"),
      waitOptions,
    );
    await expectOutboxSent(staff);
    const ids = mail.received.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(mail.received.filter(({ to }) => to === "ada@example.com")).toHaveLength(1);
  });

  /** Waits until no mail is queued. After that, no mail can be sent a second time. */
  async function expectOutboxSent(staff: Visitor) {
    await vi.waitFor(async () => {
      const response = await staff.fetch("/mail?state=waiting");
      expect([response.status, (await response.text()).includes("ada@example.com")]).toEqual([200, false]);
    }, waitOptions);
  }

  afterEach(() => {
    cluster.storage.fault = () => undefined;
  });

  test("while the bucket is unavailable, forms keep typed values, downloads report it, and an upload's error names its log line", async () => {
    const visitor = new Visitor(cluster.url);
    await fillInBooking(visitor, "Without Bucket", [new File(["%PDF-1.7\n"], "kept.pdf")]);
    const form = await visitor.open("/booking?step=4");
    cluster.storage.fault = () => ({ status: 503, code: "SlowDown" });
    const files = [new File(["%PDF-1.7\n"], "plan.pdf")];
    const refused = await form.submit({ specialInstructions: "Mind the dog", files }, "Next");
    expect([refused.status, refused.text]).toEqual([503, expect.stringContaining(filesUnavailableTitle)]);
    expect(refused.document.querySelector("[name=specialInstructions]")?.textContent).toBe("Mind the dog");
    const upload = await fetch(`${cluster.url}/api/files/upload`, {
      method: "POST",
      body: multipartBody([{ fileName: "plan.pdf", content: pdf(6_000_000) }]),
      headers: { "Content-Type": multipartType },
    });
    const id = upload.headers.get("X-Request-Id") ?? "no id";
    const told = { message: expect.stringContaining(id) as string };
    expect([upload.status, await upload.json()]).toEqual([503, told]);
    const logged = `"requestId":"${id}","event":"request-failed"`;
    await vi.waitFor(() => expect(cluster.output()).toContain(logged), waitOptions);
    const body = new URLSearchParams({ termsAccepted: "on", privacyConsent: "on", intent: "submit" });
    const submitted = await visitor.fetch("/booking?step=5", { method: "POST", body });
    const own = await visitor.open(submitted.headers.get("Location") ?? "");

    const staff = await signInVisitor(cluster.url);
    const list = await staff.open("/view-booking?q=Without");
    const page = await list.submit({}, "View Without Bucket");
    const zip = await staff.open(`${page.url.pathname}/files.zip`);
    expect(zip.text).toContain(filesUnavailableTitle);
    for (const [who, { document }, link] of [
      [visitor, own, 'a[href*="/files/"]'],
      [staff, page, 'a[href^="/api/files/download/"]'],
    ] as const) {
      const path = new URL(document.querySelector<HTMLAnchorElement>(link)?.href ?? "").pathname;
      const response = await who.fetch(path);
      expect([path, response.status, response.headers.get("Retry-After")]).toEqual([path, 503, "30"]);
    }
    cluster.storage.fault = () => undefined;
    expect((await staff.fetch(`${page.url.pathname}/files.zip`)).status).toBe(200);
  });

  test("twenty submits at once at both make one booking", async () => {
    const visitor = new Visitor(first);
    await fillInBooking(visitor, "Twenty Times");
    const cookies = visitor.cookieHeader;
    const body = new URLSearchParams({ termsAccepted: "on", privacyConsent: "on", intent: "submit" });
    const submits = Array.from({ length: 20 }, (_, index) =>
      fetch(`${index % 2 ? first : second}/booking?step=5`, {
        method: "POST",
        body,
        headers: { Cookie: cookies },
        redirect: "manual",
      }),
    );
    const targets = (await Promise.all(submits)).map(({ headers }) => headers.get("Location"));
    expect(new Set(targets).size).toBe(1);
    expect(targets[0]).toMatch(/^\/request\//);
    const staff = await signInVisitor(first);
    const list = await staff.open("/view-booking?q=Twenty+Times");
    expect(list.document.querySelectorAll("tbody tr")).toHaveLength(1);
  });

  test("failed sign-ins are counted together", async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      const body = new URLSearchParams({ email: "nobody@example.com", password: "wrong password" });
      const headers = { "X-Forwarded-For": "203.0.113.9" };
      const url = attempt % 2 ? first : second;
      statuses.push((await fetch(`${url}/login`, { method: "POST", body, headers })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  });

  test("a changed setting is soon on every page of both, and behind nginx", async () => {
    const staff = await signInVisitor(first);
    const form = await staff.open("/settings/company");
    const saved = await form.submit({ phone: "213-555-0199" }, "Save settings");
    expect(saved.text).toContain("Settings saved");
    for (const url of [first, second, cluster.url])
      await vi.waitFor(
        async () => expect(await (await fetch(url)).text()).toContain("+12135550199"),
        waitOptions,
      );
  });

  test("when one is killed, no page is lost, and an upload in progress is not sent to the other", async () => {
    // Each process gets one upload, because nginx balances by open connections.
    const uploads = [await beginUpload(1), await beginUpload(2)];
    const visits = keepVisiting(`${cluster.url}/login`);
    await vi.waitFor(() => expect(visits.statuses.length).toBeGreaterThan(20), waitOptions);
    const [killed, left] = cluster.processes;
    killed?.process.kill("SIGKILL");
    await killed?.exit;
    const seen = visits.statuses.length;
    await vi.waitFor(() => expect(visits.statuses.length).toBeGreaterThan(seen + 50), waitOptions);
    const statuses = await visits.stop();
    expect(new Set(statuses)).toEqual(new Set([200]));
    // A page is cut off if its process was killed after it had sent the head, which affects at most one page per client.
    expect(visits.cutOff()).toBeLessThanOrEqual(visits.clients);

    for (const upload of uploads) upload.finish();
    const answers = await Promise.all(uploads.map(({ closed }) => closed));
    expect(answers.map((text) => text.split(" ")[1]).sort()).toEqual(["201", "503"]);
    expect(answers.find((text) => text.includes(" 503 "))).toMatch(/Retry-After: \d+/);
    await vi.waitFor(() => expect(left?.output()).toContain('"/api/files/upload"'), waitOptions);
    const handled = left
      ?.output()
      .split("\n")
      .filter((line) => line.includes('"/api/files/upload"'));
    expect(handled).toHaveLength(1);
  });

  /** Starts an upload that has sent all but its last bytes, and waits until `count` uploads have reached the bucket. */
  async function beginUpload(count: number) {
    const body = multipartBody([{ fileName: "plan.pdf", content: pdf(6_000_000) }]);
    const connection = await openRaw(cluster.url, [
      "POST /api/files/upload HTTP/1.1",
      `Host: ${new URL(cluster.url).host}`,
      "Connection: close",
      `Content-Type: ${multipartType}`,
      `Content-Length: ${body.length}`,
    ]);
    connection.socket.write(body.subarray(0, -100));
    await vi.waitFor(() => expect(cluster.storage.uploads.size).toBe(count), waitOptions);
    return { ...connection, finish: () => connection.socket.write(body.subarray(-100)) };
  }
});

function keepVisiting(url: string) {
  const clients = 4;
  const statuses: number[] = [];
  let cutOff = 0;
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      const response = await fetch(url);
      statuses.push(response.status);
      await response.arrayBuffer().catch(() => cutOff++);
    }
  };
  const ended = Promise.all(Array.from({ length: clients }, visit));
  return {
    clients,
    statuses,
    cutOff: () => cutOff,
    stop: async () => {
      isOver = true;
      await ended;
      return statuses;
    },
  };
}

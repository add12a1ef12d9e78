import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const read = (name: string) => readFileSync(path.join("deploy", name), "utf8");
const settings = [...readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z0-9_]+)=/gm)].map(
  ([, name]) => name,
);
/** What Node itself reads. */
const known = [...settings, "NODE_ENV"];

describe("the units of systemd", () => {
  const lines = (name: string) =>
    read(name)
      .slice(read(name).indexOf("[Unit]"))
      .split("\n")
      .filter((line) => line && !line.startsWith("#"));

  test("that of an instance is that of one process with its port", () => {
    const instance = lines("datum3d@.service").map((line) =>
      line.replace(", port %i", "").replace("/usr/bin/env PORT=%i ", ""),
    );
    expect(instance).toEqual(lines("datum3d.service"));
  });

  test("the process can write its own state and nothing else", () => {
    const unit = lines("datum3d.service");
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
    for (const each of set) expect(known).toContain(each.split("=", 1)[0]);
    expect(existsSync("scripts/start.js")).toBe(true);
  });

  test("the backup opens what the site opens", () => {
    const shared = (name: string) =>
      lines(name).filter((line) =>
        /^(User|WorkingDirectory|Environment=DATA_DIR|EnvironmentFile)/.test(line),
      );
    expect(shared("datum3d-backup.service")).toEqual(shared("datum3d.service"));
    expect(shared("datum3d.service")).toHaveLength(4);
    expect(lines("datum3d-backup.service")).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^ExecStart=\/usr\/bin\/node commands\/backup\.js \/var\/backups\/datum3d /),
        "ReadWritePaths=/var/lib/datum3d /var/backups/datum3d",
      ]),
    );
    expect(existsSync("scripts/backup.ts")).toBe(true);
  });

  const hasAnalyzer = existsSync("/usr/bin/systemd-analyze") && existsSync("/usr/bin/node");
  if (!hasAnalyzer)
    process.stdout.write("systemd-analyze verify is skipped: there is none, or no /usr/bin/node.\n");
  test.skipIf(!hasAnalyzer)("systemd understands every line of them", () => {
    for (const name of ["datum3d.service", "datum3d@.service"]) {
      const output = execFileSync("systemd-analyze", ["verify", path.join("deploy", name)], {
        encoding: "utf8",
      });
      expect(output).toBe("");
    }
  });
});

describe("the containers", () => {
  interface Service {
    build?: { dockerfile: string; target: string };
    environment?: Record<string, string>;
    networks?: { default: { ipv4_address: string } };
    read_only?: boolean;
  }
  const { services } = parse(read("compose.yaml"), { merge: true }) as { services: Record<string, Service> };
  const dockerfile = read("Dockerfile");
  const instructions = dockerfile.replaceAll("\\\n", "").split("\n");

  test("every file that the Dockerfile copies is there and not ignored", () => {
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
      expect(known, name).toContain(name);
  });

  test("nginx knows the addresses of both processes, which cannot write their own files", () => {
    const edit = /sed -i '([^']+)'/.exec(dockerfile)?.[1] ?? "";
    const edited = execFileSync("sed", [edit, path.join("deploy", "nginx.conf")], { encoding: "utf8" });
    expect(edited).not.toContain("server 127.0.0.1");
    for (const name of ["app1", "app2"]) {
      const { networks, read_only: isReadOnly } = services[name] ?? {};
      expect(edited).toContain(`server ${networks?.default.ipv4_address}:3000 max_fails=0;`);
      expect(isReadOnly).toBe(true);
    }
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(dockerfile).toContain("/api/health");
  });
});

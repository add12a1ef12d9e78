/** Lists English texts that changed after their translation, by the dates of their lines in git. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { translations } from "~/messages/languages";

const root = "app/messages";

/** Returns the time of each text's newest line in seconds, by the path of the text, such as `services.title`. */
function readTimes(file: string): Map<string, number> {
  const blame = execFileSync("git", ["blame", "-w", "--line-porcelain", file], { maxBuffer: 2 ** 28 });
  const lines = [...blame.toString().matchAll(/^author-time (\d+)$/gm)].map(([, time]) => Number(time));
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const times = new Map<string, number>();
  const collect = (name: string, node: ts.Node) => {
    if (!ts.isObjectLiteralExpression(node)) {
      const textTimes = lines.slice(lineAt(node.getStart()), lineAt(node.end) + 1);
      times.set(name, Math.max(...textTimes));
      return;
    }
    for (const part of node.properties)
      if (ts.isPropertyAssignment(part)) collect(`${name}.${part.name.getText()}`, part.initializer);
  };
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) collect(name.getText(), initializer);
  return times;
}

const names = readdirSync(path.join(root, "vi"), { recursive: true, encoding: "utf8" });
for (const name of names.filter((each) => each.endsWith(".ts")).sort()) {
  const texts = readTimes(path.join(root, "en-US", name));
  for (const locale of translations) {
    const translated = readTimes(path.join(root, locale, name));
    // The catalogs of Canadian French contain only the differences from Belgian French.
    const stale = [...texts].filter(([text, time]) => (translated.get(text) ?? Infinity) < time);
    for (const [text] of stale) console.log(`${locale}/${name}: ${text}`);
  }
}

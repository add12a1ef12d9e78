// node plan_themes.mjs IMAGES_DIR  -> floor-plan.svg in the inks of either theme, as two files: an
// <img> follows the system's theme, but the visitor may have chosen the other.
import fs from "node:fs";
import path from "node:path";

const folder = process.argv[2];
const source = fs.readFileSync(path.join(import.meta.dirname, "../floor-plan.svg"), "utf8");
const query = /@media \(prefers-color-scheme:dark\)\{(\.fp\{[^}]*\})\}/;
fs.writeFileSync(path.join(folder, "floor-plan-light.svg"), source.replace(query, ""));
fs.writeFileSync(path.join(folder, "floor-plan-dark.svg"), source.replace(query, "$1"));

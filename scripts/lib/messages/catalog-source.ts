import ts from "typescript";

/** A text in the source of a catalog. */
export interface SourceText {
  /** As translators read it: a value that code puts in is `{name}`. */
  text: string;
  /** The comment on the text, or on the message that it belongs to. */
  comment: string;
  literal: ts.Expression;
  /** The code of each value, by its name. */
  values: Map<string, string>;
  /** The path of the message of which this is a plural form. */
  plural: string | undefined;
}

export interface CatalogSource {
  file: ts.SourceFile;
  /** By their path, such as `services.0.title`. */
  texts: Map<string, SourceText>;
  /** Paths of what is not written here, but code, such as a text of another message. */
  code: Set<string>;
}

/** Reads the texts of a catalog. */
export function readCatalog(source: string): CatalogSource {
  const file = ts.createSourceFile("catalog.ts", source, ts.ScriptTarget.Latest, true);
  const catalog: CatalogSource = { file, texts: new Map(), code: new Set() };
  for (const [name, { statement, initializer }] of exportsOf(file))
    collect(catalog, name, initializer, { comment: commentOn(statement) });
  return catalog;
}

interface Position {
  comment: string;
  plural?: string | undefined;
}

function collect(catalog: CatalogSource, path: string, node: ts.Expression, position: Position): void {
  const inner = unwrap(node);
  const parts = partsOf(inner.node);
  const plural = inner.isPlural ? path : position.plural;
  if (parts)
    for (const [name, part] of parts) {
      const comment = commentOn(part.parent) || position.comment;
      collect(catalog, `${path}.${name}`, part, { comment, plural });
    }
  else if (ts.isStringLiteralLike(inner.node))
    catalog.texts.set(path, {
      text: inner.node.text,
      comment: position.comment,
      literal: inner.node,
      values: new Map(),
      plural,
    });
  else if (ts.isTemplateExpression(inner.node))
    catalog.texts.set(path, {
      ...readTemplate(inner.node),
      comment: position.comment,
      literal: inner.node,
      plural,
    });
  else catalog.code.add(path);
}

/** Returns what an expression says in the end: the body of a function, the forms of a plural. */
export function unwrap(node: ts.Expression): { node: ts.Expression; isPlural: boolean } {
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return unwrap(node.body);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return unwrap(node.expression);
  if (!ts.isCallExpression(node)) return { node, isPlural: false };
  const [forms] = node.arguments;
  if (ts.isIdentifier(node.expression) && node.expression.text === "plural" && forms)
    return { node: unwrap(forms).node, isPlural: true };
  return ts.isCallExpression(node.expression) ? unwrap(node.expression) : { node, isPlural: false };
}

/** Returns the parts of a record, a list, or a choice; undefined for anything else. */
export function partsOf(node: ts.Expression): [name: string, part: ts.Expression][] | undefined {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) ? [[nameOf(property), property.initializer]] : [],
    );
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((element, index) =>
      ts.isSpreadElement(element) ? [] : [[String(index), element]],
    );
  return ts.isConditionalExpression(node)
    ? [
        ["1", node.whenTrue],
        ["2", node.whenFalse],
      ]
    : undefined;
}

function nameOf({ name }: ts.PropertyAssignment): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)
    ? name.text
    : name.getText();
}

/** Names each value after the last name in its code: that of `format(count)` is `{count}`. */
function readTemplate({ head, templateSpans }: ts.TemplateExpression) {
  const values = new Map<string, string>();
  let { text } = head;
  for (const { expression, literal } of templateSpans) {
    const code = expression.getText();
    const name = /(\w+)\W*$/.exec(code)?.[1] ?? code;
    values.set(name, code);
    text += `{${name}}${literal.text}`;
  }
  return { text, values };
}

/** Returns the messages that a catalog exports, by their name. */
export function exportsOf(file: ts.SourceFile) {
  const found = new Map<string, { statement: ts.Statement; initializer: ts.Expression }>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) found.set(name.text, { statement, initializer });
  }
  return found;
}

/** Returns the catalog of which a catalog repeats everything that it does not export itself, such as `fr-BE/booking`. */
export function repeatedBy(source: string): string | undefined {
  return /^export \* from "~\/messages\/([\w/-]+)";$/m.exec(source)?.[1];
}

function commentOn(node: ts.Node): string {
  const source = node.getSourceFile().text;
  const ranges = ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [];
  return ranges
    .map(({ pos, end }) => source.slice(pos, end).replaceAll(/^\/\*\*?|\*\/$|^\s*\/\/|^\s*\*/gm, ""))
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The part of a JSON Schema that says what a value may be. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

type Content = Record<string, { schema?: Schema }>;

interface Operation {
  security?: object[];
  parameters?: { in: string; name: string; required?: boolean; schema?: Schema }[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Response>;
}

interface Response {
  $ref?: string;
  content?: Content;
  headers?: Record<string, unknown>;
}

/** The part of an OpenAPI document that callers depend on. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema>; responses?: Record<string, Response> };
}

/**
 * Returns what a program that was written for one document can no longer do, or no longer relies on, with the other one: a call that is
 * gone, something that it sends and that is refused, something that it reads and that is missing or of another kind. New calls, new
 * optional fields of requests and new fields of responses are no such thing.
 */
export function findBreakingChanges(before: ApiDocument, after: ApiDocument): string[] {
  return Object.entries(before.paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, old]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const operation = after.paths[path]?.[method];
      if (!operation) return [`${name} is gone`];
      return [
        ...compareSecurity(name, old, operation),
        ...compareParameters(name, { old, before }, { operation, after }),
        ...compareBody(name, { old, before }, { operation, after }),
        ...compareResponses(name, { old, before }, { operation, after }),
      ];
    }),
  );
}

interface Before {
  old: Operation;
  before: ApiDocument;
}
interface After {
  operation: Operation;
  after: ApiDocument;
}

function compareSecurity(name: string, { security = [] }: Operation, operation: Operation): string[] {
  const needsNone = security.length === 0;
  return needsNone && (operation.security ?? []).length > 0 ? [`${name} needs a sign-in now`] : [];
}

function compareParameters(name: string, { old, before }: Before, { operation, after }: After): string[] {
  const find = ({ parameters = [] }: Operation, { in: where, name: own }: { in: string; name: string }) =>
    parameters.find((each) => each.in === where && each.name === own);
  const changed = (old.parameters ?? []).flatMap((parameter) => {
    const at = `${name}: parameter ${parameter.name}`;
    const now = find(operation, parameter);
    if (!now) return [`${at} is gone`];
    return findNarrowed(parameter.schema ?? {}, now.schema ?? {}, { at, from: before, to: after });
  });
  const required = (operation.parameters ?? [])
    .filter((parameter) => parameter.required && !find(old, parameter)?.required)
    .map((parameter) => `${name}: parameter ${parameter.name} is required now`);
  return [...changed, ...required];
}

function compareBody(name: string, { old, before }: Before, { operation, after }: After): string[] {
  const [content, now] = [old.requestBody?.content ?? {}, operation.requestBody?.content ?? {}];
  const required =
    operation.requestBody?.required && !old.requestBody?.required ? [`${name} needs a body now`] : [];
  return Object.entries(content).reduce((found, [type, { schema = {} }]) => {
    const accepted = now[type];
    if (!accepted) return [...found, `${name} does not take ${type} any more`];
    const options = { at: `${name}: body`, from: before, to: after };
    return [...found, ...findNarrowed(schema, accepted.schema ?? {}, options)];
  }, required);
}

function compareResponses(name: string, { old, before }: Before, { operation, after }: After): string[] {
  return Object.entries(old.responses).flatMap(([status, described]) => {
    const at = `${name}: ${status}`;
    const response = follow("responses", described, before);
    const found = operation.responses[status];
    // A call that fails in fewer ways breaks nobody.
    if (!found) return Number(status) < 400 ? [`${at} is gone`] : [];
    const now = follow("responses", found, after);
    const headers = Object.keys(response.headers ?? {})
      .filter((header) => !(header in (now.headers ?? {})))
      .map((header) => `${at} has no header ${header} any more`);
    const bodies = Object.entries(response.content ?? {}).flatMap(([type, { schema = {} }]) => {
      const sent = now.content?.[type];
      if (!sent) return [`${at} is not ${type} any more`];
      const options = { at, from: after, to: before, isResponse: true };
      return findNarrowed(sent.schema ?? {}, schema, options);
    });
    return [...headers, ...bodies];
  });
}

interface Comparison {
  /** The value, for people. */
  at: string;
  from: ApiDocument;
  to: ApiDocument;
  /** Whether `from` is what is sent now, and `to` what a caller was told; otherwise it is the other way around. */
  isResponse?: boolean;
}

const greatest = ["maximum", "maxLength", "maxItems"] as const;
const least = ["minimum", "minLength", "minItems"] as const;

/** Returns why a value of one schema may be none of the other. */
function findNarrowed(one: Schema, other: Schema, options: Comparison): string[] {
  const { at, isResponse = false } = options;
  const others = alternatives(other, options.to);
  return alternatives(one, options.from).flatMap((value) => {
    const reasons = others.map((target) => compareValues(value, target, options));
    const fewest = reasons.sort((a, b) => a.length - b.length)[0] ?? [];
    return others.length > 1 && fewest.length > 0
      ? [`${at}: ${describe(value)} ${isResponse ? "is sent now" : "is refused now"}`]
      : fewest;
  });
}

function compareValues(value: Schema, target: Schema, options: Comparison): string[] {
  const { at, isResponse = false } = options;
  const isAllowed = [value.type ?? []]
    .flat()
    .every((type) => [target.type ?? type].flat().some((each) => each === type || isPart(type, each)));
  if (!isAllowed) return [`${at} is ${describe(isResponse ? value : target)} now`];
  const limits = [
    ...greatest.filter((limit) => (target[limit] ?? Infinity) < (value[limit] ?? Infinity)),
    ...least.filter((limit) => (target[limit] ?? -Infinity) > (value[limit] ?? -Infinity)),
    ...(["pattern", "format"] as const).filter((rule) => target[rule] && target[rule] !== value[rule]),
  ].map((limit) => `${at} has another ${limit}`);
  return [
    ...limits,
    ...compareChoices(value, target, at, isResponse),
    ...compareProperties(value, target, options),
    ...(value.items && target.items
      ? findNarrowed(value.items, target.items, { ...options, at: `${at}[]` })
      : []),
  ];
}

function compareChoices(value: Schema, target: Schema, at: string, isResponse: boolean): string[] {
  const choicesOf = (schema: Schema) => schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const [chosen, allowed] = [choicesOf(value), choicesOf(target)];
  if (allowed.length === 0) return [];
  if (chosen.length === 0) return [`${at} has a list of values ${isResponse ? "no more" : "now"}`];
  return chosen
    .filter((each) => !allowed.includes(each))
    .map((each) => `${at} ${isResponse ? "can be" : "can’t be"} ${JSON.stringify(each)} now`);
}

function compareProperties(value: Schema, target: Schema, options: Comparison): string[] {
  const { at, isResponse = false } = options;
  const [own, others] = [value.properties ?? {}, target.properties ?? {}];
  const missing = (target.required ?? [])
    .filter((name) => !value.required?.includes(name) && (!isResponse || name in own))
    .map((name) => `${at}.${name} ${isResponse ? "can be missing now" : "is required now"}`);
  const gone = isResponse ? namesWithout(others, own) : namesWithout(own, others);
  const changed = Object.entries(own).flatMap(([name, schema]) => {
    const other = others[name];
    return other ? findNarrowed(schema, other, { ...options, at: `${at}.${name}` }) : [];
  });
  return [...missing, ...gone.map((name) => `${at}.${name} is gone`), ...changed];
}

function namesWithout(all: object, others: object): string[] {
  return Object.keys(all).filter((name) => !(name in others));
}

/** Whether every value of one type is one of the other. */
function isPart(type: string, other: string): boolean {
  return type === "integer" && other === "number";
}

/** Returns the schemas of which a value must match one, without references. */
function alternatives(schema: Schema, document: ApiDocument): Schema[] {
  const found = follow("schemas", schema, document);
  const choices = found.anyOf ?? found.oneOf;
  return choices ? choices.flatMap((choice) => alternatives(choice, document)) : [found];
}

/** Returns the component that a part of a document refers to, or the part itself. */
function follow<Part extends { $ref?: string }>(
  kind: "schemas" | "responses",
  part: Part,
  { components }: ApiDocument,
): Part {
  if (part.$ref === undefined) return part;
  const parts: Record<string, { $ref?: string }> | undefined = components?.[kind];
  const found = parts?.[part.$ref.replace(`#/components/${kind}/`, "")];
  if (!found) throw new Error(`The document has no ${part.$ref}.`);
  return found as Part;
}

function describe({ type, format, const: only }: Schema): string {
  if (only !== undefined) return JSON.stringify(only);
  return [format, [type ?? "any value"].flat().join(" or ")].filter(Boolean).join(" ");
}

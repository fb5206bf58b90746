/** The keywords of OpenAPI and JSON Schema that people read and no program decides by. */
const TEXT_KEYWORDS = new Set(['title', 'summary', 'description', 'example', 'examples', 'externalDocs']);
/** The keywords whose value is a map: its keys are names, not keywords. */
const MAPS = new Set([
  'paths',
  'properties',
  'patternProperties',
  'schemas',
  'responses',
  'headers',
  'securitySchemes',
  'content',
  'parameters',
]);
/** The keywords whose value is a set, in any order. */
const SETS = new Set(['required', 'enum', 'tags']);

export interface DocumentChanges {
  /** One line for each path, parameter, schema keyword or response that was added, removed or changed. */
  structure: string[];
  /** One line for each title, description or example that was added, removed or changed. */
  texts: string[];
}

/** Compares two OpenAPI documents. Lists changes that programs notice separately from changes of texts. */
export function compareDocuments(before: object, after: object): DocumentChanges {
  const [old, now] = [flatten(before), flatten(after)];
  return {
    structure: changes(old.structure, now.structure),
    texts: changes(old.texts, now.texts),
  };
}

interface Flat {
  structure: Map<string, string>;
  texts: Map<string, string>;
}

function flatten(document: object): Flat {
  const flat: Flat = { structure: new Map(), texts: new Map() };
  visit(document, '', false, flat);
  return flat;
}

function visit(value: unknown, pointer: string, keysAreNames: boolean, flat: Flat): void {
  if (typeof value !== 'object' || value === null) {
    flat.structure.set(pointer, JSON.stringify(value));
    return;
  }
  const entries = Object.entries(value);
  if (entries.length === 0) flat.structure.set(pointer, Array.isArray(value) ? '[]' : '{}');
  for (const [key, child] of entries) {
    const below = `${pointer}/${key}`;
    if (keysAreNames) visit(child, below, false, flat);
    else if (TEXT_KEYWORDS.has(key)) flat.texts.set(below, JSON.stringify(child));
    else if (Array.isArray(child)) visitList(key, child, below, flat);
    else visit(child, below, MAPS.has(key), flat);
  }
}

/** Names the items of a list by their identifying property, so that an insertion does not move the others. */
function visitList(key: string, items: readonly unknown[], pointer: string, flat: Flat): void {
  if (SETS.has(key) && items.every((item) => typeof item !== 'object')) {
    for (const item of items) flat.structure.set(`${pointer}/${String(item)}`, 'listed');
    return;
  }
  for (const [index, item] of items.entries()) {
    const { in: place, name } = (item ?? {}) as { in?: string; name?: string };
    const identity = name === undefined ? String(index) : [place, name].filter(Boolean).join(':');
    visit(item, `${pointer}/${identity}`, false, flat);
  }
}

function changes(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const lines: string[] = [];
  for (const [pointer, value] of before) {
    const now = after.get(pointer);
    if (now === undefined) lines.push(`removed ${pointer} ${value}`);
    else if (now !== value) lines.push(`changed ${pointer} ${value} -> ${now}`);
  }
  for (const [pointer, value] of after) {
    if (!before.has(pointer)) lines.push(`added   ${pointer} ${value}`);
  }
  return lines;
}

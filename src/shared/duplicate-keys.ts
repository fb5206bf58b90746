/**
 * Finds object keys that occur twice in a JSON text. JSON.parse silently keeps the last one, while another
 * parser may keep the first, so the two would act on different requests. All functions take text that
 * JSON.parse has accepted.
 */

/** How many keys a text contains: a colon outside of strings follows each. */
function countWrittenKeys(json: string): number {
  let keys = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfString(json, at);
    else if (code === COLON) keys++;
  }
  return keys;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;

/** The index of the closing quotation mark of the string that begins at `start`. */
function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

/** How many keys the objects of a parsed value have, at every depth. */
export function countKeys(parsed: unknown): number {
  const open: unknown[] = [parsed];
  let keys = 0;
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    const children: unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (!Array.isArray(value)) keys += children.length;
    for (const child of children) if (typeof child === 'object' && child !== null) open.push(child);
  }
  return keys;
}

/**
 * The path of the first key that occurs twice in one object, such as "withdrawals[3].amount"; null when there
 * is no such key.
 */
export function duplicateKeyOf(json: string, parsed: unknown): string | null {
  return countWrittenKeys(json) === countKeys(parsed) ? null : findDuplicateKey(json);
}

/**
 * An object or a list that is being read: the keys so far (null for a list), and the current position in it.
 */
interface Level {
  keys: Set<string> | null;
  at: string | number;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** Like duplicateKeyOf(), but reads every key: slower, for a text that is known to have a duplicate. */
export function findDuplicateKey(json: string): string | null {
  const levels: Level[] = [];
  let text = '';
  for (const [token] of json.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (token === '{') levels.push({ keys: new Set(), at: '' });
    else if (token === '[') levels.push({ keys: null, at: 0 });
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && typeof level?.at === 'number') level.at += 1;
    else if (token === ':' && level?.keys) {
      level.at = JSON.parse(text) as string;
      if (level.keys.has(level.at)) return pathOf(levels);
      level.keys.add(level.at);
    } else text = token;
  }
  return null;
}

function pathOf(levels: readonly Level[]): string {
  return levels.reduce(
    (path, { at }) => (typeof at === 'number' ? `${path}[${at}]` : path === '' ? at : `${path}.${at}`),
    '',
  );
}

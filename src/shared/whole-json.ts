/** JSON whose integers of 64 bits survive: numbers of JavaScript hold 53. */

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Puts quotes around the integers that a number cannot hold, and touches nothing else. */
export function quoteLargeIntegers(json: string): string {
  return json.replaceAll(TOKEN, (token) => (/^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token));
}

/** Parses JSON; an integer that a number cannot hold becomes the text of its digits. Throws a SyntaxError like JSON.parse. */
export function parseWhole(json: string): unknown {
  return JSON.parse(quoteLargeIntegers(json));
}

/** Writes JSON with bigints as integers. Fields that are undefined are absent. */
export function stringifyWhole(value: unknown): string {
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value)) return `[${value.map((item) => stringifyWhole(item ?? null)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${stringifyWhole(field)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** Keeps 64-bit integers of JSON exact: a JavaScript number has 53 bits. */

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Puts quotes around the integers that a number cannot hold, and touches nothing else. */
export function quoteLargeIntegers(json: string): string {
  return json.replaceAll(TOKEN, (token) =>
    /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
}

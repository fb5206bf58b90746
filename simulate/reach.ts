import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run simulate -- --reach`: how much of the payments service the histories reach, by room. Node.js
 * counts what ran; a part of a file that no history ran is a share of its characters, without types and
 * comments.
 */

const PAYMENTS = fileURLToPath(new URL('../src/server/payments/', import.meta.url));

interface Range {
  startOffset: number;
  endOffset: number;
  count: number;
}

interface Script {
  url: string;
  functions: { functionName: string; ranges: Range[] }[];
}

/** Characters of a file that ran, and all of them. */
interface Reached {
  ran: number;
  all: number;
  /** The longest functions that never ran. */
  missed: { name: string; length: number }[];
}

/** Plays histories with these arguments in another process, and says what they reached. */
export function reachOf(playing: readonly string[], say: (line: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'outlay-reach-'));
  try {
    const run = fileURLToPath(new URL('run.ts', import.meta.url));
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', run, ...playing], {
      env: { ...process.env, NODE_V8_COVERAGE: folder },
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    say(stdout.trimEnd().split('\n').at(-1)!);
    const files = new Map<string, Uint8Array>();
    const functions = new Map<string, Map<string, { length: number; ran: boolean }>>();
    for (const name of readdirSync(folder)) {
      const { result } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { result: Script[] };
      for (const script of result) note(script, files, functions);
    }
    print(files, functions, say);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function note(
  { url, functions: found }: Script,
  files: Map<string, Uint8Array>,
  functions: Map<string, Map<string, { length: number; ran: boolean }>>,
): void {
  if (!url.startsWith('file:')) return;
  const path = fileURLToPath(url.split('?')[0]!);
  if (!path.startsWith(PAYMENTS) || /testing\/|\.test\.ts$|\.gen\.ts$/.test(path)) return;
  const length = Math.max(...found.flatMap(({ ranges }) => ranges.map(({ endOffset }) => endOffset)));
  const ran = new Uint8Array(length);
  // A range inside another one comes after it.
  for (const { ranges } of found)
    for (const { startOffset, endOffset, count } of ranges)
      ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  const before = files.get(path);
  if (before && before.length === length) for (let at = 0; at < length; at++) ran[at]! |= before[at]!;
  files.set(path, ran);
  const named = functions.get(path) ?? new Map<string, { length: number; ran: boolean }>();
  for (const { functionName, ranges } of found) {
    const { startOffset, endOffset, count } = ranges[0]!;
    if (!functionName) continue;
    const key = `${functionName} ${startOffset}`;
    const didRun = count > 0 || (named.get(key)?.ran ?? false);
    named.set(key, { length: endOffset - startOffset, ran: didRun });
  }
  functions.set(path, named);
}

/** The room of a file: its folder in `payments`, or in `reconciling`. */
function roomOf(path: string): string {
  const parts = path.slice(PAYMENTS.length).split('/');
  if (parts.length === 1) return 'payments itself';
  return parts[0] === 'reconciling' ? `reconciling/${parts[1]}` : parts[0]!;
}

function print(
  files: ReadonlyMap<string, Uint8Array>,
  functions: ReadonlyMap<string, Map<string, { length: number; ran: boolean }>>,
  say: (line: string) => void,
): void {
  const rooms = new Map<string, Reached>();
  for (const [path, ran] of files) {
    const room = rooms.get(roomOf(path)) ?? { ran: 0, all: 0, missed: [] };
    room.all += ran.length;
    for (const one of ran) room.ran += one;
    for (const [key, { length, ran: didRun }] of functions.get(path) ?? [])
      if (!didRun) room.missed.push({ name: key.split(' ')[0]!, length });
    rooms.set(roomOf(path), room);
  }
  say('| Room | Reached | What no history runs, the longest functions first |\n| --- | --- | --- |');
  for (const [room, { ran, all, missed }] of [...rooms].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const longest = missed.toSorted((a, b) => b.length - a.length).slice(0, 6);
    const names = longest.map(({ name }) => `\`${name}\``).join(', ');
    say(`| \`${room}\` | ${Math.round((100 * ran) / all)} % | ${names} |`);
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { judge, OUTCOMES, type Judged } from './bank-samples/judge.ts';
import type { ChosenColumns } from './bank-samples/second-reading.ts';

/**
 * `npm run samples -- <folder>`: reads every file below a folder with Outlay's readers and with a second,
 * simple program, and prints a table for each folder in it (a maker) and format. `docs/bank-samples.md` says
 * what the outcomes mean. The exit code is 1 if a file was read wrongly.
 */

const [folder] = process.argv.slice(2);
const say = (line: string) => void process.stdout.write(`${line}\n`);
if (folder === undefined || !existsSync(folder)) {
  process.stderr.write('npm run samples -- <folder with sample files>\n');
  process.exit(1);
}

/** A file beside a CSV sample that names its columns for the second program. */
const COLUMNS = '.columns.json';

const rows = new Map<string, Judged[]>();
const noted: string[] = [];
for (const path of filesBelow(folder)) {
  const name = relative(folder, path);
  const columnsPath = `${path}${COLUMNS}`;
  const columns = existsSync(columnsPath)
    ? (JSON.parse(readFileSync(columnsPath, 'utf8')) as ChosenColumns)
    : null;
  const judged = await judge(path, readFileSync(path), columns);
  const maker = name.includes(sep) ? name.slice(0, name.indexOf(sep)) : '(no folder)';
  const key = `${maker} | ${judged.format}`;
  rows.set(key, [...(rows.get(key) ?? []), judged]);
  if (judged.why !== null) noted.push(`${name}: ${judged.outcome}. ${judged.why}`);
}

const all = [...rows.values()].flat();
say(`| Maker | Format | Files | ${OUTCOMES.map(capital).join(' | ')} | Then |`);
say(`| --- | --- | ---: | ${OUTCOMES.map(() => '---:').join(' | ')} | --- |`);
for (const [key, judged] of [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1))) say(rowOf(key, judged));
say(rowOf('**Together** | ', all));
for (const line of noted) say(line);
process.exit(all.some(({ outcome, then }) => outcome === 'wrong' || then === 'wrong') ? 1 : 0);

function rowOf(key: string, judged: readonly Judged[]): string {
  const counts = OUTCOMES.map((one) => judged.filter(({ outcome }) => outcome === one).length);
  const then = judged.filter((one) => one.then !== null);
  const after = (['read', 'asked', 'refused'] as const).map(
    (one) => then.filter((own) => own.then === one).length,
  );
  return `| ${key} | ${judged.length} | ${counts.join(' | ')} | ${then.length > 0 ? after.join('/') : ''} |`;
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function filesBelow(path: string): string[] {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((one) => one.isFile() && !one.name.endsWith(COLUMNS))
    .map((one) => join(one.parentPath, one.name))
    .toSorted();
}

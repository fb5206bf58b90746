import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run counts [-- <revision>]`: the size of the code base at the last commit or at another revision.
 * Generated code, fixtures and data are not counted.
 */

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const revision = process.argv[2] ?? 'HEAD';
const git = (...words) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });

const SOURCE = /^(src|e2e|bench|torture|simulate|scripts)\/.*\.(ts|tsx|mjs|css|sql)$/;
const GENERATED = /^src\/client\/|\.gen\.ts$|migrations\/meta\//;
const TEST = /\.test\.tsx?$|\/testing\/|^e2e\//;

const names = git('ls-tree', '-r', '--name-only', revision)
  .split('\n')
  .filter((file) => SOURCE.test(file) && !GENERATED.test(file));
const files = read(names).map((text, index) => ({
  file: names[index],
  lines: text.split('\n').slice(0, -1),
}));

const production = files.filter(({ file }) => !TEST.test(file) && file.startsWith('src/'));
const tests = files.filter(({ file }) => TEST.test(file));

/** The texts of files at the revision, all read by one process. */
function read(names) {
  const input = names.map((name) => `${revision}:${name}\n`).join('');
  const output = execFileSync('git', ['cat-file', '--batch'], { cwd: ROOT, input, maxBuffer: 1 << 28 });
  let at = 0;
  return names.map(() => {
    const start = output.indexOf(10, at) + 1;
    const bytes = Number(output.toString('utf8', at, start).split(' ')[2]);
    at = start + bytes + 1;
    return output.toString('utf8', start, start + bytes);
  });
}

/** The value below which the given share of the sorted numbers lies. */
const percentile = (numbers, share) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];
/** The largest number. A call of Math.max could not take so many arguments. */
const largest = (numbers) => numbers.reduce((most, number) => Math.max(most, number), 0);
const longest = (list) => largest(list.flatMap(({ lines }) => lines.map((line) => [...line].length)));
const naming = (pattern) => production.filter(({ lines }) => pattern.test(lines.join('\n'))).length;

function describe(name, list) {
  const lengths = list.map(({ lines }) => lines.length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  console.log(
    `${name}: ${list.length} files, ${total} lines; median ${percentile(lengths, 0.5)}, 90th percentile ` +
      `${percentile(lengths, 0.9)}, longest file ${largest(lengths)}; longest line ${longest(list)}`,
  );
}

describe('production code', production);
describe('tests and journeys', tests);
describe('all', files);
const wide = files.flatMap(({ lines }) => lines.filter((line) => [...line].length > 110)).length;
console.log(`lines over 110 columns: ${wide}`);
const asserted = production
  .filter(({ file }) => file.startsWith('src/server/'))
  .flatMap(({ lines }) => lines.join('\n').match(/\bquery<(?!const\b)/g) ?? []).length;
console.log(`queries whose row type is asserted by hand: ${asserted}`);
console.log(`production files that name the carried field ownReference: ${naming(/\bown_?reference\b/i)}`);
console.log(`production files that name the sandbox rail: ${naming(/sandbox-?_?rail/i)}`);
console.log(`production files that spell the path of a page ("/recipients"): ${naming(/['"`]\/recipients/)}`);

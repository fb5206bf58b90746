import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Finds phrases that do not read as plain English of the field. `plain-english.json` lists them, each with
 * the words to write instead. By hand: `npx tsx scripts/plain-english.ts [folder]`.
 */

const ROOT = resolve(import.meta.dirname, '..');
const CHECKED = [
  'src',
  'docs',
  'e2e',
  'scripts',
  'bench',
  'torture',
  'simulate',
  'deploy',
  '.github',
  '*.md',
];
const NOT_CHECKED = [
  ':!src/client',
  ':!src/shared/unicode',
  ':!src/domain/withdrawal-file/testing/files',
  ':!src/server/migrations/meta',
  ':!scripts/plain-english.json',
];

interface Phrase {
  phrase: string;
  instead: string;
}

const phrases = (JSON.parse(readFileSync(join(ROOT, 'scripts/plain-english.json'), 'utf8')) as Phrase[]).map(
  ({ phrase, instead }) => ({
    // With the flag `m`, the pattern can also be tested on a whole text.
    pattern: new RegExp(/^[\w(]/.test(phrase) ? `(?<!\\w)(?:${phrase})(?!\\w)` : phrase, 'im'),
    instead,
  }),
);

/** The phrases of the list that occur in a text, each as `line <n>: "<phrase>", write: <words>`. */
export function oddPhrasesIn(text: string): string[] {
  // Most texts have no odd phrase. The others are searched line by line.
  const suspected = phrases.filter(({ pattern }) => pattern.test(text));
  if (suspected.length === 0) return [];
  return text.split('\n').flatMap((line, index) =>
    suspected.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(line);
      return found ? [`line ${index + 1}: "${found[0].trim()}", write: ${instead}`] : [];
    }),
  );
}

/** The odd phrases of every file that people read below some folders, each with the name of the file. */
export function oddPhrasesOfFiles(folders: readonly string[] = CHECKED): string[] {
  const files = execFileSync('git', ['ls-files', '--', ...folders, ...NOT_CHECKED], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\n')
    .filter((file) => /\.(tsx?|mjs|md|css|sql|json|yml|yaml|service|html)$/.test(file));
  return files.flatMap((file) =>
    oddPhrasesIn(readFileSync(join(ROOT, file), 'utf8')).map((odd) => `${file} ${odd}`),
  );
}

if (import.meta.filename === process.argv[1]) {
  const odd = oddPhrasesOfFiles(process.argv.length > 2 ? process.argv.slice(2) : undefined);
  console.log(odd.join('\n'));
  console.log(`${odd.length} odd phrases`);
}

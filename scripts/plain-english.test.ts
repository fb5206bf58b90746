import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dashboardDocument, paymentsDocument } from '../src/contract/documents.ts';
import { exchangeDocument, tradingDocument } from '../src/contract/trading/document.ts';
import { oddPhrasesIn, oddPhrasesOfFiles } from './plain-english.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** The longest line of a file, in characters. Prettier does not wrap comments, SQL and other strings. */
const MAX_LINE = 110;

/** The rooms that are checked. */
const ROOMS = [
  '.github',
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'deploy',
  'docs',
  'bench',
  'e2e',
  'scripts',
  'src',
  'torture',
  'simulate',
];

/** The documents that are checked. */
const DOCUMENTS: [string, () => object][] = [
  ['payments', paymentsDocument],
  ['dashboard', dashboardDocument],
  ['trading', tradingDocument],
  ['exchange', exchangeDocument],
];

/** Files whose lines may be long: generated code, fixtures, and lock files. */
const LONG_LINES_ALLOWED = [
  ':!*.gen.ts',
  ':!src/shared/unicode',
  ':!src/domain/withdrawal-file/testing/files',
  ':!src/server/migrations/0000_tables.sql',
  ':!src/server/migrations/meta',
  ':!scripts/plain-english.json',
];

/** The text without its double-width mark: a line is measured in characters, not in code units. */
const lengthOf = (line: string) => [...line].length;

/** A line that may be long: a row of a Markdown table, or a line with a URL. */
function mayBeLong(file: string, line: string): boolean {
  return /https?:\/\//.test(line) || (file.endsWith('.md') && /^\s*\||\]\(/.test(line));
}

describe('the sources and the documentation', () => {
  it('use none of the phrases in plain-english.json', () => {
    expect(oddPhrasesOfFiles(ROOMS)).toEqual([]);
  });

  it(`have no line of more than ${MAX_LINE} characters`, () => {
    const files = execFileSync('git', ['ls-files', '--', ...ROOMS, ...LONG_LINES_ALLOWED], {
      cwd: ROOT,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((file) => /\.(tsx?|mjs|md|css|sql|json|yml|yaml|service|html)$/.test(file));
    const long = files.flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          lengthOf(line) > MAX_LINE && !mayBeLong(file, line) ? [`${file}:${index + 1}`] : [],
        ),
    );
    expect(long).toEqual([]);
  });
});

describe('the OpenAPI documents', () => {
  it('use none of the phrases in plain-english.json', () => {
    const odd = DOCUMENTS.flatMap(([name, build]) =>
      oddPhrasesIn(JSON.stringify(build(), null, 1).replaceAll('\\n', '\n')).map(
        (found) => `${name} ${found}`,
      ),
    );
    expect(odd).toEqual([]);
  });
});

describe('the list of phrases', () => {
  it('finds each of its phrases in a text, with its line', () => {
    const listed = JSON.parse(readFileSync(join(ROOT, 'scripts/plain-english.json'), 'utf8')) as object[];
    expect(listed.length).toBeGreaterThan(20);
    // Written in two parts, so that this file passes its own check.
    const text = ['The batch is', `sent ${'a'}${'new'}.`].join('\n');
    expect(oddPhrasesIn(text)).toEqual([expect.stringMatching(/^line 2: .*again$/)]);
  });

  it('accepts plain English', () => {
    expect(oddPhrasesIn('The creator of a batch cannot approve it.')).toEqual([]);
  });
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const DOCUMENT = readFileSync(resolve(ROOT, 'docs/architecture.md'), 'utf8');

/** The first two cells of each row of the tables of the document that have this head. */
function rowsOf(head: string): string[][] {
  const [, ...tables] = DOCUMENT.split(new RegExp(`^\\| ${head} .*\n\\|[ |-]*\n`, 'm'));
  const rows = tables.flatMap((table) => /^(?:\|.*\n)*/.exec(table)![0].trim().split('\n'));
  return rows.map((row) => row.split('|').slice(1, 3));
}

function names(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
}

const rooms = rowsOf('Room +\\| Holds')
  .flatMap(([room]) => names(room!))
  .filter((room) => !room.startsWith('src'));
const files = execFileSync('git', ['ls-files', '--', '*.ts', ':!*.test.ts', ':!*testing/*', ':!*.gen.ts'], {
  cwd: import.meta.dirname,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.includes('/'))
  .map((file) => ({ file, text: readFileSync(resolve(import.meta.dirname, file), 'utf8') }));

function roomOf(file: string): string | undefined {
  return rooms.find((room) => file.startsWith(`${room}/`));
}

/** The room of each table. */
const owners = new Map(
  files.flatMap(({ file, text }) =>
    [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, table]) => [table!, roomOf(file)!] as const),
  ),
);

it('is documented which rooms there are, in the order that the linter enforces', async () => {
  expect(files.filter(({ file }) => roomOf(file) === undefined)).toEqual([]);
  const { PAYMENTS_ROOMS } = (await import(pathToFileURL(resolve(ROOT, 'oxlint.config.mjs')).href)) as {
    PAYMENTS_ROOMS: string[];
  };
  expect(rooms).toEqual(PAYMENTS_ROOMS);
});

it('is documented which SQL reads tables of higher rooms', () => {
  const found = new Set<string>();
  for (const { file, text } of files) {
    if (file.endsWith('tables.ts')) continue;
    const room = roomOf(file)!;
    for (const [, table] of text.matchAll(/\b(?:FROM|JOIN|UPDATE|INTO)\s+(\w+)/g)) {
      const owner = owners.get(table!);
      if (owner !== undefined && rooms.indexOf(owner) > rooms.indexOf(room))
        found.add(`${room} reads ${owner}`);
    }
  }
  const documented = rowsOf('SQL of').flatMap(([room, others]) =>
    names(others!).map((other) => `${names(room!)[0]} reads ${other}`),
  );
  expect([...found].sort()).toEqual(documented.sort());
});

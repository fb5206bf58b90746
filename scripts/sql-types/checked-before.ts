import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The sources of the row types: SQL texts, tables, migrations, the generator and its packages. */
const INPUTS = [
  'src/server',
  'src/domain',
  'src/shared',
  'src/contract',
  'bench',
  'e2e',
  'scripts',
  'torture',
  'simulate',
];
const SINGLE_INPUTS = ['package-lock.json', 'tsconfig.json'];

/** The file with the fingerprint of the last check that passed. */
const cacheOf = (root: string) => join(root, 'node_modules/.cache/outlay/sql-types');

/** A hash of all inputs: with the same one, the same check has the same result. */
export function fingerprintOf(root: string): string {
  const hash = createHash('sha256');
  const files = INPUTS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|sql|json)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...files.sort(), ...SINGLE_INPUTS.map((name) => join(root, name))])
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

export function passedBefore(root: string, fingerprint: string): boolean {
  const cache = cacheOf(root);
  return existsSync(cache) && readFileSync(cache, 'utf8') === fingerprint;
}

export function rememberPassed(root: string, fingerprint: string): void {
  mkdirSync(dirname(cacheOf(root)), { recursive: true });
  writeFileSync(cacheOf(root), fingerprint);
}

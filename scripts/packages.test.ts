import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

/** The files that a start builds and runs. A start installs no `devDependencies`. */
const FILES = [
  ...readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .map((file) => join('src', file)),
  ...readdirSync('.').filter((file) => /^vite\..*\.ts$/.test(file)),
  ...['start', 'command', 'prepare'].map((name) => `scripts/${name}.mjs`),
];

/** Imports of values; types do not exist when the code runs. `vite.icons.ts` makes `~icons/…`. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^'";]*?from\s+'([^'.][^']*)'|import\('([^'.][^']*)'\)/g;

/** The package that writes texts with accents for a test; only the build of that test imports it. */
const ACCENTS = '@lingui/vite-plugin';

it('everything that a start builds or runs imports packages of `dependencies` only', () => {
  const imported = FILES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((match) => ({
      file,
      from: (match[1] ?? match[2])!,
    })),
  ).filter(({ from }) => !/^(node:|~icons\/)/.test(from) && from !== ACCENTS);
  const nameOf = (from: string) => from.split('/', from.startsWith('@') ? 2 : 1).join('/');
  expect(imported.length).toBeGreaterThan(500);
  expect(imported.filter(({ from }) => !(nameOf(from) in dependencies))).toEqual([]);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const MANTINE = resolve('node_modules/@mantine');
const STYLES = join(MANTINE, 'core/styles');
const BASE = ['baseline', 'default-css-variables', 'global'];

const IMPORTS = /import\s+(?:([\w$]+)|\{([^}]*)\})?\s*(?:from\s*)?["']([^"']+)["']/g;

/** The classes that a module of the library refers to, and everything that it imports. */
function classesOf(entry: string, seen = new Set<string>()): Set<string> {
  const classes = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = readFileSync(file, 'utf8');
    if (file.endsWith('.module.mjs'))
      for (const [found] of source.matchAll(/m_[0-9a-f]+/g)) classes.add(found);
    for (const [, , names, from] of source.matchAll(IMPORTS)) {
      if (from!.startsWith('.')) visit(resolve(dirname(file), from!));
      else if (from === '@mantine/core')
        for (const name of named(names ?? '')) componentFile(name).forEach(visit);
    }
  };
  visit(entry);
  return classes;
}

function named(list: string): string[] {
  return list
    .split(',')
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0]!,
    )
    .filter(Boolean);
}

const coreIndex = readFileSync(join(MANTINE, 'core/esm/index.mjs'), 'utf8');
const files = new Map(
  [...coreIndex.matchAll(IMPORTS)].flatMap(([, , names, from]) =>
    named(names ?? '').map((name): [string, string] => [name, resolve(MANTINE, 'core/esm', from!)]),
  ),
);

function componentFile(name: string): string[] {
  const file = files.get(name);
  return file?.endsWith('.mjs') ? [file] : [];
}

/** The places in the dashboard's sources that use a package's names. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}

function neededClasses(): Set<string> {
  const seen = new Set<string>();
  const needed = new Set<string>();
  const add = (entry: string) => classesOf(entry, seen).forEach((name) => needed.add(name));
  for (const source of sources('src/web')) {
    for (const [, , names, from] of source.matchAll(IMPORTS)) {
      if (from === '@mantine/core')
        named(names ?? '')
          .flatMap(componentFile)
          .forEach(add);
      const index = join(MANTINE, `${from!.replace('@mantine/', '')}/esm/index.mjs`);
      if (/^@mantine\/(notifications|dropzone|charts)$/.test(from!) && existsSync(index)) add(index);
    }
  }
  return needed;
}

it("imports exactly the styles of the components in use, in the library's order", () => {
  const whole = readFileSync(join(MANTINE, 'core/styles.css'), 'utf8');
  const needed = [...neededClasses()];
  const parts = readdirSync(STYLES)
    .filter((file) => !file.endsWith('.layer.css'))
    .map((file) => ({ name: file.replace('.css', ''), css: readFileSync(join(STYLES, file), 'utf8') }))
    .filter(
      ({ name, css }) => !BASE.includes(name) && needed.some((className) => css.includes(`.${className}`)),
    )
    .map(({ name, css }) => ({ name, at: whole.indexOf(/\.m_[0-9a-f]+/.exec(css)![0]) }))
    .sort((left, right) => left.at - right.at)
    .map(({ name }) => name);
  const expected = [...BASE, ...parts].map((name) => `@import '@mantine/core/styles/${name}.css';`);
  expect(readFileSync('src/web/app/component-styles.css', 'utf8').trim().split('\n').slice(1)).toEqual(
    expected,
  );
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const versionOf = (file: string) => (JSON.parse(read(file)) as { version: string }).version;

/** The versions in the changelog, each with its heading and its text. */
const sections = read('CHANGELOG.md')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({ heading: section.split('\n', 1)[0]!, text: section }));

describe('the number of the version', () => {
  const version = versionOf('package.json');

  it('is the same in the lockfile', () => {
    const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> };
    expect(versionOf('package-lock.json')).toBe(version);
    expect(lock.packages['']!.version).toBe(version);
  });

  it('is that of the newest part of the changelog', () => {
    const [newest] = sections;
    const isNamed = newest!.heading.startsWith(`[${version}]`) || newest!.text.includes(`version ${version}`);
    expect(isNamed, newest!.heading).toBe(true);
  });
});

it('each version of the changelog says from where one can upgrade', () => {
  for (const { heading, text } of sections)
    expect(text.split('\n### ', 1)[0], heading).toMatch(/[Uu]pgrade from \d+\.\d+\.\d+/);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAULTS } from './faults.ts';
import { PROMISES } from './promises.ts';

const ROOT = join(import.meta.dirname, '..');
const page = readFileSync(join(ROOT, 'docs/promises.md'), 'utf8');
const cells = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('docs/promises.md', () => {
  it('has every promise of the simulator with its sentence, and no others', () => {
    const listed = cells.filter((row) => row[3] === 'The simulator').map((row) => [row[1], row[2]]);
    expect(listed).toEqual(
      expect.arrayContaining(PROMISES.map(({ name, sentence }) => [`\`${name}\``, sentence])),
    );
    expect(listed).toHaveLength(PROMISES.length);
  });

  it('names only tests that exist', () => {
    const named = cells.filter((row) => row[1] === 'A test').map((row) => row[3]!);
    expect(named.length).toBeGreaterThan(0);
    for (const cell of named) {
      const [, file, test] = /^`([^`]+)`: “([^”]+)”$/.exec(cell) ?? [];
      expect(readFileSync(join(ROOT, file!), 'utf8'), cell).toContain(test);
    }
  });

  it('has every planted fault', () => {
    const listed = cells.map((row) => row[1]);
    expect(listed).toEqual(expect.arrayContaining(FAULTS.map(({ name }) => name)));
  });
});

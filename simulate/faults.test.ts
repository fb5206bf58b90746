import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { rewritten } from './fault.ts';
import { FAULTS } from './faults.ts';

const SOURCES = join(import.meta.dirname, '..', 'src');

/** Every SQL statement of the product, from the generated types of its rows. */
function statementsOfProduct(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('statements.gen.ts') && !file.includes('testing'),
  );
  return files.flatMap((file) => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isPropertySignature(node) && node.parent.parent.kind === ts.SyntaxKind.ModuleBlock) {
        const { name } = node;
        const key = ts.isComputedPropertyName(name) ? name.expression : name;
        if (ts.isStringLiteralLike(key)) found.push(key.text);
      }
      ts.forEachChild(node, visit);
    };
    const text = readFileSync(join(SOURCES, file), 'utf8');
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
    return found;
  });
}

describe('the planted faults', () => {
  const statements = statementsOfProduct();
  const rewrites = FAULTS.flatMap(({ name, rewrites: all = [] }) =>
    all.map((rewrite) => [name, rewrite.from, rewrite] as const),
  );

  it('read the statements of the product', () => {
    expect(statements.length).toBeGreaterThan(500);
    expect(rewrites.length).toBeGreaterThan(10);
  });

  it.each(rewrites)('%s: the product has a statement with: %s', (_name, _from, rewrite) => {
    expect(statements.filter((text) => rewritten(text, [rewrite]) !== text)).not.toEqual([]);
  });
});

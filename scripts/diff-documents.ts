/**
 * Compares the OpenAPI documents with those of another revision:
 * `npx tsx scripts/diff-documents.ts <revision>`. Changes of the interface (paths, parameters, schemas,
 * responses) are listed. Changes of texts (titles, descriptions, examples) are counted, and listed with
 * `--texts`. Exits with 1 when the interface differs.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compareDocuments } from './document-changes.ts';

const ROOT = resolve(import.meta.dirname, '..');
const BUILDERS = [
  ['payments', 'documents.ts', 'paymentsDocument'],
  ['trading', 'trading/document.ts', 'tradingDocument'],
  ['dashboard', 'documents.ts', 'dashboardDocument'],
  ['exchange', 'trading/document.ts', 'exchangeDocument'],
] as const;

/** Builds the four documents from the sources of a folder, in a separate process. */
function documentsOf(folder: string): Record<string, object> {
  const contract = pathToFileURL(join(folder, 'src/contract')).href;
  const program = [
    'const documents = {};',
    ...BUILDERS.map(
      ([name, file, build]) =>
        `documents[${JSON.stringify(name)}] = (await import('${contract}/${file}')).${build}();`,
    ),
    'process.stdout.write(JSON.stringify(documents));',
  ].join('\n');
  const answer = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(answer) as Record<string, object>;
}

function documentsAt(revision: string): Record<string, object> {
  const folder = mkdtempSync(join(tmpdir(), 'outlay-revision-'));
  try {
    const archive = execFileSync('git', ['archive', revision, 'src', 'package.json', 'tsconfig.json'], {
      cwd: ROOT,
      maxBuffer: 256 * 1024 * 1024,
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    return documentsOf(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const revision = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
if (!revision) {
  console.error('Name a revision: npx tsx scripts/diff-documents.ts <revision> [--texts]');
  process.exit(2);
}
const before = documentsAt(revision);
const after = documentsOf(ROOT);
let interfaceChanges = 0;
for (const [name] of BUILDERS) {
  const { structure, texts } = compareDocuments(before[name]!, after[name]!);
  console.log(`${name}: ${structure.length} changes of the interface, ${texts.length} changes of texts`);
  for (const change of process.argv.includes('--texts') ? [...structure, ...texts] : structure)
    console.log(`  ${change}`);
  interfaceChanges += structure.length;
}
if (interfaceChanges > 0) process.exit(1);

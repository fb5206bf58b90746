/**
 * Generates src/client from the OpenAPI documents: one client, one set of types, a function and TanStack
 * Query options for each operation.
 * `npm run generate` writes it; `npm run generate -- --check` fails when the committed client is stale.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { dashboardDocument, paymentsDocument } from '../src/contract/documents.ts';
import { tradingDocument } from '../src/contract/trading/document.ts';
import { mergeDocuments, type MergedDocument } from './merge-documents.ts';

const CLIENT = resolve(import.meta.dirname, '../src/client');
/** The only file below src/client that a person writes. */
const WRITTEN_BY_HAND = 'runtime.ts';

/**
 * The document without the parts that the client does not need: examples, which differ between documents, and
 * the identity headers, which the gateway sets.
 */
function forClient(document: object): object {
  const text = JSON.stringify(document, (key, value: unknown) => (key === 'example' ? undefined : value));
  return JSON.parse(text, (key, value: unknown) =>
    key === 'parameters' && Array.isArray(value)
      ? value.filter(
          (parameter: { name?: string }) => !/^x-(user-unique|entity)-id$/i.test(parameter.name ?? ''),
        )
      : value,
  ) as object;
}

/** The tags whose operations only some pages use, with the area whose files hold them. */
const AREA_OF_TAG = new Map([
  ...[
    'Bank Connections',
    'Bank Files',
    'Bank Replies',
    'Funding Records',
    'Reconciliation',
    'Settlements',
    'Statements',
  ].map((tag) => [tag, 'bank'] as const),
  ...[
    'Audit',
    'Column Mappings',
    'Notifications',
    'Payout History',
    'Program Tokens',
    'Recipients',
    'Saved Views',
    'Search',
    'Webhooks',
  ].map((tag) => [tag, 'records'] as const),
  ['Batch Review', 'review'] as const,
  ['Scheduled Withdrawals', 'schedules'] as const,
  ['Getting Paid', 'collections'] as const,
  ...['Access', 'Control Changes', 'Profile'].map((tag) => [tag, 'people'] as const),
  ['Passkeys', 'passkeys'] as const,
  ['Payees', 'payees'] as const,
  ['Signing', 'signing'] as const,
]);

const FILES: Readonly<Record<string, string>> = {
  '@hey-api/sdk': 'sdk',
  '@tanstack/react-query': '@tanstack/react-query',
};

/**
 * Puts the operations that only some pages use into separate files, so that a page loads the operations of
 * its area only.
 */
function fileInArea(document: MergedDocument) {
  const areas = new Map<string, string>();
  for (const [path, methods] of Object.entries(document.paths))
    for (const { operationId, tags } of Object.values(methods)) {
      const area = path.startsWith('/trading') ? 'trading' : AREA_OF_TAG.get(tags[0] ?? '');
      if (area !== undefined) areas.set(operationId, area);
    }
  return ({ name, meta }: { name: string; meta?: { pluginName?: string } }): string | undefined => {
    const file = FILES[meta?.pluginName ?? ''];
    const area = areas.get(name.replace(/(?:QueryKey|Options|Mutation)$/, ''));
    return file && area ? `${file}-${area}` : undefined;
  };
}

async function generateInto(folder: string): Promise<void> {
  const document = mergeDocuments([
    { document: forClient(paymentsDocument()), path: '/institution', responsePrefix: '' },
    { document: forClient(dashboardDocument()), path: '', responsePrefix: '' },
    { document: forClient(tradingDocument()), path: '/trading', responsePrefix: 'Trading' },
  ]);
  await createClient({
    input: document as never,
    output: {
      path: folder,
      module: { extension: '.ts' },
      entryFile: false,
      tsConfigPath: resolve(import.meta.dirname, '../tsconfig.json'),
      header: ['// Generated from the OpenAPI documents by `npm run generate`. Do not edit.'],
    },
    logs: { level: 'silent', file: false },
    parser: { hooks: { symbols: { getFilePath: fileInArea(document) } } },
    plugins: [
      '@hey-api/typescript',
      {
        name: '@hey-api/client-fetch',
        runtimeConfigPath: './runtime.ts',
        throwOnError: true,
        baseUrl: false,
      },
      { name: '@hey-api/sdk', examples: false },
      {
        name: '@tanstack/react-query',
        queryKeys: true,
        queryOptions: true,
        infiniteQueryOptions: false,
        mutationOptions: true,
      },
    ],
  });
  tidyGenerated(folder);
}

/**
 * Removes the to-do comments of the generator's authors from its runtime, and exports the function that the
 * files of the areas share.
 */
function tidyGenerated(folder: string): void {
  for (const [file, text] of generatedFiles(folder)) {
    const tidy = text
      .replaceAll(/^\s*\/\/ [A-Z]{4}: .*\n/gm, '')
      .replace(/^const createQueryKey = /m, 'export const createQueryKey = ');
    if (tidy !== text) writeFileSync(join(folder, file), tidy);
  }
}

/** The generated files of a folder: relative path to text. */
function generatedFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => relative(folder, path) !== WRITTEN_BY_HAND);
  return new Map(files.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]));
}

async function staleFiles(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'outlay-client-'));
  try {
    await generateInto(folder);
    const fresh = generatedFiles(folder);
    const committed = generatedFiles(CLIENT);
    return [...new Set([...fresh.keys(), ...committed.keys()])]
      .filter((file) => fresh.get(file) !== committed.get(file))
      .map((file) => join('src/client', file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Replaces the committed client, unless the generation fails. */
async function replaceClient(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'outlay-client-'));
  try {
    await generateInto(folder);
    for (const file of generatedFiles(CLIENT).keys()) rmSync(join(CLIENT, file));
    cpSync(folder, CLIENT, { recursive: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv.includes('--check')) {
  const stale = await staleFiles();
  if (stale.length > 0) {
    console.error('The generated client is stale; run `npm run generate` and commit it:');
    console.error(stale.map((file) => `  ${file}`).join('\n'));
    process.exit(1);
  }
} else {
  await replaceClient();
}

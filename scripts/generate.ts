/**
 * Generates src/client from the OpenAPI documents: typed functions and TanStack Query options.
 * `npm run generate` writes it; `npm run generate -- --check` fails when what is committed is stale.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { dashboardDocument, paymentsDocument } from '../src/contract/documents.ts';
import { tradingDocument } from '../src/contract/trading/document.ts';

const CLIENT = resolve(import.meta.dirname, '../src/client');
const DOCUMENTS = { payments: paymentsDocument, dashboard: dashboardDocument, trading: tradingDocument };

/**
 * The dashboard speaks through the gateway, which sets the identity headers itself: its client does not know
 * them.
 */
function withoutIdentityHeaders(document: object): object {
  return JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === 'parameters' && Array.isArray(value)
      ? value.filter(
          (parameter: { name?: string }) => !/^x-(user-unique|entity)-id$/i.test(parameter.name ?? ''),
        )
      : value,
  ) as object;
}

async function generateInto(folder: string): Promise<void> {
  for (const [name, build] of Object.entries(DOCUMENTS)) {
    await createClient({
      input: withoutIdentityHeaders(build()) as never,
      output: {
        path: join(folder, name),
        module: { extension: '.ts' },
        entryFile: false,
        tsConfigPath: resolve(import.meta.dirname, '../tsconfig.json'),
        header: ['// Generated from the OpenAPI documents by `npm run generate`. Never edited.'],
      },
      logs: { level: 'silent', file: false },
      plugins: [
        '@hey-api/typescript',
        { name: '@hey-api/client-fetch', runtimeConfigPath: '../runtime.ts', throwOnError: true },
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
  }
  withoutNotes(folder);
}

/** The generator's runtime carries its makers' notes to themselves, which are nobody's work here. */
function withoutNotes(folder: string): void {
  for (const name of Object.keys(DOCUMENTS)) {
    for (const [file, text] of filesBelow(join(folder, name))) {
      const kept = text.replaceAll(/^\s*\/\/ [A-Z]{4}: .*\n/gm, '');
      if (kept !== text) writeFileSync(join(folder, name, file), kept);
    }
  }
}

function filesBelow(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), readFileSync(path, 'utf8')];
    }),
  );
}

async function staleFiles(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'outlay-client-'));
  try {
    await generateInto(folder);
    const stale: string[] = [];
    for (const name of Object.keys(DOCUMENTS)) {
      const fresh = filesBelow(join(folder, name));
      const committed = filesBelow(join(CLIENT, name));
      for (const file of new Set([...fresh.keys(), ...committed.keys()])) {
        if (fresh.get(file) !== committed.get(file)) stale.push(join('src/client', name, file));
      }
    }
    return stale;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv.includes('--check')) {
  const stale = await staleFiles();
  if (stale.length > 0) {
    console.error(
      `The generated client is stale; run \`npm run generate\` and commit it:\n${stale.map((file) => `  ${file}`).join('\n')}`,
    );
    process.exit(1);
  }
} else {
  await generateInto(CLIENT);
}

import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { OPERATOR } from '../audit/audit.ts';
import { saveCredentials } from './exchange-credentials.ts';
import { adminCommand, AdminRefused, entityNamed } from '../identity/admin/command.ts';

/** Printable text that fits in a header. Keys of the embedded exchange are 64 hex digits. */
const KEY = /^[\x21-\x7e]{1,200}$/;

export const key = adminCommand({
  name: 'key',
  summary:
    "stores an entity's exchange key, encrypted. The secret is read from standard input or from a file",
  example: 'npm run admin -- key --entity "Karoo Trading" --api-key 1f0c… --api-secret-file ./secret',
  options: z.object({
    entity: z.string(),
    'api-key': z.string().regex(KEY, 'must be printable text without spaces'),
    'api-secret-file': z.string().min(1).optional(),
  }),
  run: async (context, options) => {
    const { id, name } = await entityNamed(context, options.entity);
    const apiSecret = (await readSecret(options['api-secret-file'])).trim();
    if (!KEY.test(apiSecret)) throw new AdminRefused('The secret must be one line of printable text.');
    await context.database.transaction((tx) =>
      saveCredentials(context, tx, id, { apiKey: options['api-key'], apiSecret }, OPERATOR),
    );
    return `The key of ${name} is stored. From now on, it signs its users' requests to the exchange.`;
  },
});

async function readSecret(file: string | undefined): Promise<string> {
  if (file !== undefined) {
    return readFile(file, 'utf8').catch(() => {
      throw new AdminRefused(`The file ${file} cannot be read. Check its path and its permissions.`);
    });
  }
  return process.stdin.isTTY ? ask() : text(process.stdin);
}

/** Prompts the operator without showing the input. */
async function ask(): Promise<string> {
  process.stderr.write('The API secret: ');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

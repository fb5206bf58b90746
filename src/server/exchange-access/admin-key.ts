import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { OPERATOR } from '../audit/audit.ts';
import { saveCredentials } from './exchange-credentials.ts';
import { adminCommand, AdminRefused, entityNamed } from '../identity/admin/command.ts';

/** What a header can carry; the exchange's own are 64 hex digits. */
const KEY = /^[\x21-\x7e]{1,200}$/;

export const key = adminCommand({
  name: 'key',
  summary:
    "keeps an entity's key of the exchange, encrypted; the secret is read from standard input, or from a file",
  example: 'npm run admin -- key --entity "Karoo Trading" --api-key 1f0c… --api-secret-file ./secret',
  options: z.object({
    entity: z.string(),
    'api-key': z.string().regex(KEY, 'is printable text without spaces'),
    'api-secret-file': z.string().min(1).optional(),
  }),
  run: async (context, options) => {
    const { id, name } = await entityNamed(context, options.entity);
    const apiSecret = (await readSecret(options['api-secret-file'])).trim();
    if (!KEY.test(apiSecret))
      throw new AdminRefused('The secret is empty, or no printable text on one line.');
    await context.database.transaction((tx) =>
      saveCredentials(context, tx, id, { apiKey: options['api-key'], apiSecret }, OPERATOR),
    );
    return `The key of ${name} is kept. Requests of its users to the exchange are signed with it from now on.`;
  },
});

async function readSecret(file: string | undefined): Promise<string> {
  if (file !== undefined) {
    return readFile(file, 'utf8').catch(() => {
      throw new AdminRefused(`The file ${file} cannot be read.`);
    });
  }
  return process.stdin.isTTY ? ask() : text(process.stdin);
}

/** Asks the person at the terminal; what they type is not shown. */
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

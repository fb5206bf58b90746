import { z } from 'zod';
import { OPERATOR } from '../audit/audit.ts';
import { saveCredentials } from './exchange-credentials.ts';
import { adminCommand, AdminRefused, entityNamed } from '../identity/admin/command.ts';
import { readSecret } from '../identity/admin/read-secret.ts';

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
    const apiSecret = (await readSecret('The API secret', options['api-secret-file'])).trim();
    if (!KEY.test(apiSecret)) throw new AdminRefused('The secret must be one line of printable text.');
    await context.database.transaction((tx) =>
      saveCredentials(context, tx, id, { apiKey: options['api-key'], apiSecret }, OPERATOR),
    );
    return `The key of ${name} is stored. From now on, it signs its users' requests to the exchange.`;
  },
});

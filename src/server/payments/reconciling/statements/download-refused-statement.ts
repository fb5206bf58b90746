import type { downloadRefusedStatement as op } from '../../../../contract/dashboard/refused-statements.ts';
import { notFound } from '../../../../shared/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { IS_REFUSED } from './refused-files.ts';

/** GET /app/refused-statements/{id}/content: the bytes as the bank sent them. Errors: 404. */
export function downloadRefusedStatement({ database }: Context): Handler<typeof op> {
  return async ({ caller, params, reply }) => {
    const [file] = await database.query(
      `SELECT f.file_name, f.sha256, f.bytes
         FROM statement_files f
        WHERE f.entity_id = $1 AND f.id = $2 AND ${IS_REFUSED}`,
      [caller.entityId, params.id],
    );
    if (!file) throw notFound('refused_statement');
    const digest = Buffer.from(file.sha256, 'hex').toString('base64');
    // The bank chose the name of the file, so nothing of it goes into a header unescaped.
    return reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`)
      .header('content-digest', `sha-256=:${digest}:`)
      .header('cache-control', 'no-store')
      .type('application/octet-stream')
      .send(file.bytes);
  };
}

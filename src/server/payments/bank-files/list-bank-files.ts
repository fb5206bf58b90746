import type {
  getBankFile as getOp,
  listBankFiles as listOp,
} from '../../../contract/dashboard/bank-files.ts';
import type { Context } from '../../platform/context.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageClause, pageOf } from '../base/page.ts';
import { loadFile, loadFiles } from './file-for-display.ts';

/** GET /app/bank-files: newest first, of the entity, of a connection or of a batch. */
export function listBankFiles(context: Context): Handler<typeof listOp> {
  return async ({ caller, query }) => {
    const { database } = context;
    const found = new Conditions();
    found.and('SELECT FROM bank_files f WHERE f.entity_id = $1', [caller.entityId]);
    if (query.connectionId)
      found.and('SELECT FROM bank_files f WHERE f.connection_id = $1', [query.connectionId]);
    if (query.batchId) found.and('SELECT FROM bank_files f WHERE f.batch_id = $1', [query.batchId]);
    const [counted] = await database.dynamicQuery(
      'SELECT count(*) AS total FROM bank_files f',
      found.where,
      found.values,
    );
    const ids = await database.dynamicQuery(
      'SELECT f.id FROM bank_files f',
      `${found.where} ORDER BY f.sealed_at DESC, f.id DESC ${pageClause(found, query)}`,
      found.values,
    );
    const items = await loadFiles(
      database,
      ids.map(({ id }) => id),
    );
    return pageOf(items, counted!.total, query);
  };
}

/** GET /app/bank-files/{id}. */
export function getBankFile(context: Context): Handler<typeof getOp> {
  return ({ caller, params }) => loadFile(context.database, caller.entityId, params.id);
}

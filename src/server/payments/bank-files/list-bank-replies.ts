import type {
  getBankReply as getOp,
  listBankReplies as listOp,
} from '../../../contract/dashboard/bank-replies.ts';
import type { Context } from '../../platform/context.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageClause, pageOf } from '../base/page.ts';
import { loadReplies, loadReply } from './reply-for-display.ts';

/** GET /app/bank-replies: newest first. */
export function listBankReplies(context: Context): Handler<typeof listOp> {
  return async ({ caller, query }) => {
    const { database } = context;
    const found = new Conditions();
    found.and('SELECT FROM bank_file_replies r WHERE r.entity_id = $1', [caller.entityId]);
    if (query.connectionId)
      found.and('SELECT FROM bank_file_replies r WHERE r.connection_id = $1', [query.connectionId]);
    if (query.fileId) found.and('SELECT FROM bank_file_replies r WHERE r.file_id = $1', [query.fileId]);
    if (query.open === 'true')
      found.and(
        `SELECT FROM bank_file_replies r
          WHERE r.result IN ('QUESTION', 'WAITS_FOR_CONFIRMATION') AND r.closed_at IS NULL`,
      );
    const [counted] = await database.dynamicQuery(
      'SELECT count(*) AS total FROM bank_file_replies r',
      found.where,
      found.values,
    );
    const ids = await database.dynamicQuery(
      'SELECT r.id FROM bank_file_replies r',
      `${found.where} ORDER BY r.received_at DESC, r.id DESC ${pageClause(found, query)}`,
      found.values,
    );
    const items = await loadReplies(
      database,
      ids.map(({ id }) => id),
    );
    return pageOf(items, counted!.total, query);
  };
}

/** GET /app/bank-replies/{id}. Errors: 404. */
export function getBankReply(context: Context): Handler<typeof getOp> {
  return ({ caller, params }) => loadReply(context.database, caller.entityId, params.id);
}

import type { listFundingRecords as op } from '../../../../contract/funding-records.ts';
import type { Context } from '../../../platform/context.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { pageClause, pageOf } from '../../base/page.ts';
import { displayRecord, SELECT_RECORDS } from './funding-for-display.ts';
import { todayOf } from './today.ts';

type Filters = Omit<Parameters<Handler<typeof op>>[0]['query'], 'offset' | 'limit'>;

/** The conditions of the filters. */
export function fundingFound(entityId: string, query: Filters, today: string): Conditions {
  const found = new Conditions();
  found.and('SELECT FROM funding_records r WHERE r.entity_id = $1', [entityId]);
  if (query.from) found.and('SELECT FROM funding_records r WHERE r.day >= $1', [query.from]);
  if (query.to) found.and('SELECT FROM funding_records r WHERE r.day <= $1', [query.to]);
  if (query.connectionId)
    found.and('SELECT FROM funding_records r WHERE r.connection_id = $1', [query.connectionId]);
  if (query.state)
    found.and('SELECT FROM funding_records r WHERE r.state = $1', [
      query.state === 'OVERDUE' ? 'EXPECTED' : query.state,
    ]);
  if (query.state === 'OVERDUE') found.and('SELECT FROM funding_records r WHERE r.day < $1', [today]);
  if (query.state === 'EXPECTED') found.and('SELECT FROM funding_records r WHERE r.day >= $1', [today]);
  return found;
}

/** GET /payments/funding-records: by the day, the latest first. */
export function listFundingRecords(context: Context): Handler<typeof op> {
  const { database } = context;
  return async ({ caller, query }) => {
    const today = await todayOf(context, database, caller.entityId);
    const found = fundingFound(caller.entityId, query, today);
    const [counted] = await database.dynamicQuery(
      'SELECT count(*) AS total FROM funding_records r',
      found.where,
      found.values,
    );
    const rows = await database.dynamicQuery(
      SELECT_RECORDS,
      `${found.where} ORDER BY r.day DESC, r.id DESC ${pageClause(found, query)}`,
      found.values,
    );
    return pageOf(
      rows.map((row) => displayRecord(row, today)),
      counted!.total,
      query,
    );
  };
}

import type { listTradeHistory as operation } from '../../../contract/trading/account.ts';
import { isUuid } from '../../../shared/ids.ts';
import { windowOf, type Call } from '../call.ts';
import type { ExchangeService } from '../exchange-service.ts';
import { invalid } from '../refusal.ts';
import { accountTrade, FILL_COLUMNS } from '../views/trades.ts';

const LATEST_DAYS = 30;

/** The account's trades, newest first. Without times and `beforeId`, it returns the latest 30 days. */
export async function listTradeHistory({
  exchange,
  account,
  query,
}: Call<typeof operation>): Promise<object[]> {
  await exchange.engine.projected();
  const before =
    query.beforeId === undefined ? null : await tradeOf(exchange, account.number, query.beforeId);
  const { from, to } = windowOf(
    exchange,
    query.startTime,
    query.endTime,
    before === null ? LATEST_DAYS : null,
  );
  const rows = await exchange.context.database.query(
    `SELECT ${FILL_COLUMNS}
     FROM exchange.fills f
     WHERE f.account = $1
       AND ($2::timestamptz IS NULL OR f.at >= $2)
       AND ($3::timestamptz IS NULL OR f.at <= $3)
       AND ($4::bigint IS NULL OR f.trade < $4)
     ORDER BY f.trade DESC OFFSET $5 LIMIT $6`,
    [account.number, from, to, before, query.skip, query.limit],
  );
  return rows.map(accountTrade);
}

async function tradeOf({ context }: ExchangeService, account: number, id: string): Promise<bigint> {
  const [row] = isUuid(id)
    ? await context.database.query('SELECT trade FROM exchange.fills WHERE id = $1 AND account = $2', [
        id,
        account,
      ])
    : [];
  if (!row) throw invalid({ field: 'beforeId', message: 'There is no such trade.' });
  return row.trade;
}

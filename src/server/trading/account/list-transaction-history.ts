import type { listTransactionHistory as operation } from '../../../contract/trading/account.ts';
import { describeTransactionType } from '../../../shared/trading-terms.ts';
import { isUuid } from '../../../shared/ids.ts';
import { windowOf, type Call } from '../call.ts';
import { trimDecimal } from '../decimals.ts';
import type { ExchangeService } from '../exchange-service.ts';
import { invalid } from '../refusal.ts';

const LATEST_DAYS = 30;

/** The account's transactions, newest first. Without times and `beforeId`, it returns the latest 30 days. */
export async function listTransactionHistory({
  exchange,
  account,
  query,
}: Call<typeof operation>): Promise<object[]> {
  await exchange.engine.projected();
  const before =
    query.beforeId === undefined ? null : await placeOf(exchange, account.number, query.beforeId);
  const { from, to } = windowOf(exchange, query.startTime, query.endTime, before ? null : LATEST_DAYS);
  const rows = await exchange.context.database.query(
    `SELECT id, type, info, at, debit_asset AS "debitAsset", debit,
       credit_asset AS "creditAsset", credit, fee_asset AS "feeAsset", fee
     FROM exchange.transactions
     WHERE account = $1
       AND ($2::timestamptz IS NULL OR at >= $2)
       AND ($3::timestamptz IS NULL OR at <= $3)
       AND ($4::text IS NULL OR debit_asset = $4 OR credit_asset = $4 OR fee_asset = $4)
       AND ($5::text[] IS NULL OR type = ANY($5))
       AND ($6::bigint IS NULL OR (command, place) < ($6, $7::int))
     ORDER BY command DESC, place DESC OFFSET $8 LIMIT $9`,
    [
      account.number,
      from,
      to,
      query.currency?.toUpperCase() ?? null,
      query.transactionTypes ?? null,
      before?.command ?? null,
      before?.place ?? null,
      query.skip,
      query.limit,
    ],
  );
  return rows.map((row) => ({
    id: row.id,
    transactionType: { type: row.type, description: describeTransactionType(row.type) },
    ...(row.debitAsset ? { debitCurrency: row.debitAsset, debitValue: trimDecimal(row.debit!) } : {}),
    ...(row.creditAsset ? { creditCurrency: row.creditAsset, creditValue: trimDecimal(row.credit!) } : {}),
    ...(row.feeAsset ? { feeCurrency: row.feeAsset, feeValue: trimDecimal(row.fee!) } : {}),
    eventAt: row.at.toISOString(),
    additionalInfo: row.info,
  }));
}

async function placeOf(
  { context }: ExchangeService,
  account: number,
  id: string,
): Promise<{ command: bigint; place: number }> {
  const [row] = isUuid(id)
    ? await context.database.query(
        'SELECT command, place FROM exchange.transactions WHERE id = $1 AND account = $2',
        [id, account],
      )
    : [];
  if (!row) throw invalid({ field: 'beforeId', message: 'There is no such transaction.' });
  return row;
}

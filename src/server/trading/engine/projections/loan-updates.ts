import type { Tx } from '../../../platform/database/pool.ts';
import { exchangeLoanUpdates } from '../../tables.ts';
import { amountText, rateText } from '../../units.ts';
import { copyRows, type Row } from './insert-rows.ts';
import { assetSymbol, type Projection, type Source } from './projection.ts';

/** The history of a lender's offers: a row for each update. */
export function projectLoanUpdates({ state, isProjected }: Source): Projection {
  const rows: Omit<Row<typeof exchangeLoanUpdates>, 'createdAt'>[] = [];
  return {
    collect: ({ event, place, applied }) => {
      if (event.type !== 'loan' || !isProjected(event.account)) return;
      rows.push({
        command: applied.sequence,
        place,
        loan: event.loan,
        account: event.account,
        asset: assetSymbol(state, event.asset),
        total: amountText(state.rules, event.asset, event.total),
        used: amountText(state.rules, event.asset, event.used),
        hourlyRate: rateText(event.hourlyRate),
        type: event.update,
        updatedAt: new Date(applied.at),
      });
    },
    write: async (tx) => {
      if (rows.length === 0) return;
      const createdAt = await creationTimes(tx, [...new Set(rows.map(({ loan }) => loan))]);
      for (const { loan, updatedAt } of rows) if (!createdAt.has(loan)) createdAt.set(loan, updatedAt);
      await copyRows(
        tx,
        exchangeLoanUpdates,
        rows.map((row) => ({ ...row, createdAt: createdAt.get(row.loan)! })),
      );
    },
  };
}

/** The creation times of loans that an earlier run projected, by loan number. */
async function creationTimes(tx: Tx, loans: readonly number[]): Promise<Map<number, Date>> {
  const rows = await tx.query(
    `SELECT loan, min(created_at) AS created_at
     FROM exchange.loan_updates
     WHERE loan = ANY($1::bigint[])
     GROUP BY loan`,
    [loans],
  );
  return new Map(rows.map((row) => [Number(row.loan), row.created_at]));
}

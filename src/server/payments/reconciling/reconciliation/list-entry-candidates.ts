import type { listEntryCandidates as op } from '../../../../contract/dashboard/reconciliation-entries.ts';
import { parseAmount, type Currency } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { escapeLike } from '../../base/search-terms.ts';
import { listFundingCandidates } from '../funding/expected-funding.ts';
import { loadReconciledEntry } from './entries-for-display.ts';
import { loadFileItems, loadItems, unsettledFees } from './items-for-display.ts';
import { loadUnsettledFees } from './settle-fees.ts';

/** The most files that are searched, the latest first, and the most payments in the answer. */
const MOST_FILES = 50;
const MOST_FOUND = 50;

/** GET /app/reconciliation/entries/{id}/candidates. Errors: 404. */
export function listEntryCandidates({ database }: Context): Handler<typeof op> {
  return async ({ caller, params, query }) => {
    const { entry, account } = await loadReconciledEntry(database, caller.entityId, params.id);
    const isOut = entry.amount.startsWith('-');
    const files = await database.query(
      `SELECT f.id
         FROM bank_files f
        WHERE f.entity_id = $1 AND f.payer_account_number = $2 AND f.currency = $3 AND f.left_at IS NOT NULL
        ORDER BY f.execution_date DESC, f.id DESC
        LIMIT $4`,
      [caller.entityId, account.accountNumber, account.currency, MOST_FILES],
    );
    const found = new Conditions();
    found.and('SELECT FROM bank_file_payments p WHERE p.file_id = ANY($1)', [files.map(({ id }) => id)]);
    // A payment that came back with another entry is listed with its day, and cannot be chosen again.
    if (isOut)
      found.and(
        `SELECT FROM bank_file_payments p
          WHERE NOT EXISTS (SELECT
                              FROM entry_postings o
                             WHERE o.withdrawal_id = p.withdrawal_id AND o.kind = 'PAYOUT')`,
      );
    // A payment that the bank rejected was debited, and then given back, each once and as a correction.
    found.and(
      `SELECT FROM bank_file_payments p
        WHERE p.state IS DISTINCT FROM 'REJECTED'
           OR (SELECT coalesce(array_agg(sign(o.amount_minor)::int), '{}')
                 FROM entry_postings o
                WHERE o.withdrawal_id = p.withdrawal_id AND o.kind = 'CORRECTION') = $1::int[]`,
      [isOut ? [] : [-1]],
    );
    const text = query.query ?? (isOut ? entry.amount.slice(1) : entry.amount);
    const amounts = readingsOf(text, account.currency);
    const conditions: string[] = [];
    if (amounts.length > 0)
      conditions.push(
        found.condition('SELECT FROM bank_file_payments p WHERE p.amount_minor = ANY($1)', [amounts]),
      );
    if (query.query !== undefined)
      conditions.push(
        found.condition(
          `SELECT FROM bank_file_payments p
            WHERE p.name ILIKE $1 OR p.reference ILIKE $1 OR p.account_number LIKE $1`,
          [`%${escapeLike(query.query)}%`],
        ),
      );
    found.andAny(conditions);
    const rows = await database.dynamicQuery(
      `SELECT p.withdrawal_id, p.state, came_back.day AS came_back_on
         FROM bank_file_payments p
         JOIN bank_files f ON f.id = p.file_id
         LEFT JOIN LATERAL (
                SELECT max(o.booking_date) AS day
                  FROM entry_postings o
                 WHERE o.withdrawal_id = p.withdrawal_id AND o.kind = 'RETURN') came_back ON true`,
      `${found.where}
        ORDER BY came_back.day IS NOT NULL, p.state IS DISTINCT FROM 'RETURNED', f.execution_date DESC,
                 p.file_id DESC, p.sequence_number
        LIMIT ${found.bind(MOST_FOUND)}`,
      found.values,
    );
    const funding = await listFundingCandidates(database, caller.entityId, {
      currency: account.currency,
      state: isOut ? 'RECEIVED' : 'EXPECTED',
      // Money in may belong to any announcement; money out is searched by its amount.
      amountMinor: isOut ? (amounts.toSorted((a, b) => (a < b ? -1 : 1))[0] ?? null) : null,
    });
    const payments = rows.map(
      (row) => `${row.state === 'REJECTED' ? 'REJECTED' : 'PAYOUT'} ${row.withdrawal_id}`,
    );
    const ids = [...payments, ...funding];
    const cameBackOn = new Map(
      isOut ? [] : rows.map((row, index) => [payments[index]!, row.came_back_on] as const),
    );
    const items = await loadItems(database, caller.entityId, ids);
    const wholeFiles = isOut && query.query === undefined ? files.map(({ id }) => id) : [];
    const fees =
      isOut && query.query === undefined
        ? await loadUnsettledFees(database, { ...account, entityId: caller.entityId }, entry.bookingDate)
        : null;
    return [
      ...(await loadFileItems(database, caller.entityId, wholeFiles)),
      ...(fees === null ? [] : unsettledFees(fees, account.currency, entry.bookingDate)),
      ...ids.map((id) => {
        const item = items.get(id)!;
        if (item.kind === 'FUNDING') return isOut ? { ...item, amount: `-${item.amount}` } : item;
        if (isOut) return item;
        const kind = item.kind === 'REJECTED' ? item.kind : ('RETURN' as const);
        return { ...item, kind, amount: item.amount.slice(1), cameBackOn: cameBackOn.get(id) ?? null };
      }),
    ];
  };
}

/** The amounts that a text may be: "1,250" is read with a thousands comma and with a decimal comma. */
function readingsOf(text: string, currency: Currency): bigint[] {
  const digits = text.replace(/[\s'’]/g, '');
  const readings = [digits.replaceAll(',', '')];
  if (digits.includes(',')) readings.push(digits.replaceAll('.', '').replace(',', '.'));
  return [...new Set(readings.map((one) => parseAmount(one, currency)).filter((one) => one !== null))];
}

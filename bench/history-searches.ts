import { performance } from 'node:perf_hooks';
import type { Database } from '../src/server/platform/database/pool.ts';
import { seededNumbers } from '../src/shared/seeded-numbers.ts';
import { HISTORY_END_MS } from './history-sql.ts';

const DAY_MS = 86_400_000;
const YEARS = 7;

/** A page of the history, with the filters of the interface. */
export interface HistorySearch {
  offset: number;
  limit: number;
  sort: 'createdAt' | 'amount';
  order: 'asc' | 'desc';
  direction?: 'DEBIT' | 'CREDIT';
  status?: 'COMPLETE' | 'FAILED' | 'REVERSED' | 'PROCESSING';
  from?: number;
  to?: number;
  minAmount?: string;
  maxAmount?: string;
  exactAmount?: string;
  query?: string;
  beneficiaryId?: string;
  batchId?: string;
}

const WORDS = [
  'salary',
  'INV',
  'commission',
  'refund',
  'zephyr',
  'quartz',
  'salaries march',
  'INV 77',
  'nothing',
];

/** Searches with one to three filters each, drawn from payouts that exist. */
export async function randomSearches(
  database: Database,
  entityId: string,
  count: number,
): Promise<HistorySearch[]> {
  const random = seededNumbers(11);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const samples = await database.query(
    `SELECT p.beneficiary_id, p.batch_id, p.amount_minor
       FROM payouts p
      WHERE p.entity_id = $1 AND p.batch_id IS NOT NULL
      ORDER BY p.created_at DESC, p.id DESC
      LIMIT 2000`,
    [entityId],
  );
  const amount = (minor: bigint) => (Number(minor) / 100).toFixed(2);
  const period = () => {
    const from = HISTORY_END_MS - Math.floor(random() * YEARS * 365) * DAY_MS;
    return { from, to: from + pick([1, 7, 30, 365]) * DAY_MS - 1 };
  };
  const filters: (() => Partial<HistorySearch>)[] = [
    () => ({}),
    () => ({ direction: pick(['DEBIT', 'CREDIT'] as const) }),
    () => ({ status: pick(['COMPLETE', 'FAILED', 'REVERSED', 'PROCESSING'] as const) }),
    period,
    () => ({ from: period().from }),
    () => ({ beneficiaryId: pick(samples).beneficiary_id! }),
    () => ({ batchId: pick(samples).batch_id! }),
    () => ({ query: pick(WORDS) }),
    () => ({ exactAmount: amount(pick(samples).amount_minor) }),
    () => ({ minAmount: amount(pick(samples).amount_minor) }),
    () => {
      const least = pick(samples).amount_minor;
      return { minAmount: amount(least), maxAmount: amount((least * 11n) / 10n) };
    },
  ];
  return Array.from({ length: count }, () => {
    const chosen = Object.assign({}, ...Array.from({ length: pick([1, 1, 2, 3]) }, () => pick(filters)()));
    return {
      ...(chosen as Partial<HistorySearch>),
      sort: pick(['createdAt', 'createdAt', 'createdAt', 'amount'] as const),
      order: pick(['desc', 'desc', 'asc'] as const),
      offset: pick([0, 0, 0, 50, 500, 20_000]),
      limit: 50,
    };
  });
}

/** The search as one hand-written statement without a total; an index provides its order where possible. */
export async function handWritten(
  database: Database,
  entityId: string,
  search: HistorySearch,
  times: number[],
): Promise<string[]> {
  const values: unknown[] = [entityId];
  const conditions = ['p.entity_id = $1'];
  const and = (condition: string, value: unknown) =>
    conditions.push(condition.replaceAll('?', `$${values.push(value)}`));
  if (search.direction) and('p.direction = ?', search.direction);
  if (search.status) and('p.status = ?', search.status);
  if (search.from !== undefined) and('p.created_at >= ?', new Date(search.from));
  if (search.to !== undefined) and('p.created_at <= ?', new Date(search.to));
  if (search.beneficiaryId) and('p.beneficiary_id = ?', search.beneficiaryId);
  if (search.batchId) and('p.batch_id = ?', search.batchId);
  for (const [decimal, sign] of [
    [search.minAmount, '>='],
    [search.maxAmount, '<='],
    [search.exactAmount, '='],
  ] as const)
    if (decimal !== undefined) {
      const minor = Math.round(Number(decimal) * 100);
      and(
        `(p.currency <> 'USDC' AND p.amount_minor ${sign} ?::int8
            OR p.currency = 'USDC' AND p.amount_minor ${sign} ?::int8 * 10000)`,
        minor,
      );
    }
  if (search.query)
    and(
      `(p.recipient_reference ILIKE ? OR p.batch_id = ANY (ARRAY(
          SELECT l.id FROM batches l WHERE l.entity_id = $1 AND l.label ILIKE ?)))`,
      `%${search.query}%`,
    );
  const by = search.sort === 'amount' ? 'p.amount_minor' : 'p.created_at';
  const order = `ORDER BY ${by} ${search.order}, p.id ${search.order}`;
  const start = performance.now();
  const { rows } = await database.pool.query<{ id: string }>(
    `SELECT p.*, w.beneficiary_name, w.bank_code, w.branch_code, w.account_number, w.account_type, b.label
       FROM (SELECT * FROM payouts p WHERE ${conditions.join(' AND ')}
              ${order} OFFSET ${search.offset} LIMIT ${search.limit}) p
       LEFT JOIN withdrawals w ON w.id = p.withdrawal_id
       LEFT JOIN batches b ON b.id = p.batch_id
      ${order}`,
    values,
  );
  times.push(performance.now() - start);
  return rows.map(({ id }) => id);
}

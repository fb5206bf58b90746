import type { z } from 'zod';
import type { BatchComparison, compareBatch as op } from '../../../../contract/dashboard/batch-comparison.ts';
import { chooseLastRun } from '../../../../domain/payouts/last-run.ts';
import { notFound } from '../../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/pool.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { CANDIDATES, earlierBatches, LOOKED_UP } from './earlier-batches.ts';

const LISTED_EACH = 100;

/**
 * GET /app/batches/{id}/comparison: what was added, removed and changed since an earlier batch. Errors: 404,
 * also for another entity's batch in `with`.
 */
export function compareBatch(context: Context): Handler<typeof op> {
  return async ({ caller, params, query }) => {
    const { database } = context;
    const [batch] = await database.query(
      `SELECT id, label, currency, created_at, withdrawal_count, corrects_batch_id
         FROM batches
        WHERE entity_id = $1 AND id = $2`,
      [caller.entityId, params.id],
    );
    if (!batch) throw notFound('batch');
    const earlier = await earlierBatches(database, caller.entityId, batch);
    const chosen = query.with
      ? { id: await requireOwn(database, caller.entityId, query.with), by: 'CALLER' as const }
      : chooseLastRun(
          {
            label: batch.label,
            withdrawals: batch.withdrawal_count,
            lookedUp: Math.min(LOOKED_UP, batch.withdrawal_count),
          },
          earlier.map(({ withdrawal_count: withdrawals, ...run }) => ({ ...run, withdrawals })),
        );
    const comparedWith = chosen ? await load(database, chosen.id) : null;
    const corrected = batch.corrects_batch_id === null ? null : await load(database, batch.corrects_batch_id);
    return {
      currency: batch.currency,
      comparedWith,
      chosenBy: chosen?.by ?? null,
      candidates: [
        ...(corrected ? [{ ...corrected, isCorrected: true }] : []),
        ...earlier.map(({ id, label, created_at }) => ({ id, label, createdAt: created_at.toISOString() })),
      ].slice(0, CANDIDATES),
      ...(await compare(database, batch, chosen?.id ?? null)),
    };
  };
}

async function requireOwn(database: Database, entityId: string, id: string): Promise<string> {
  const [found] = await database.query('SELECT id FROM batches WHERE entity_id = $1 AND id = $2', [
    entityId,
    id,
  ]);
  if (!found) throw notFound('batch');
  return found.id;
}

async function load(database: Database, id: string) {
  const [found] = await database.query('SELECT id, label, created_at FROM batches WHERE id = $1', [id]);
  return { id: found!.id, label: found!.label, createdAt: found!.created_at.toISOString() };
}

type Compared = Pick<z.input<typeof BatchComparison>, 'added' | 'removed' | 'changed' | 'same' | 'items'>;

async function compare(
  database: Database,
  batch: { id: string; currency: Currency },
  earlierId: string | null,
): Promise<Compared> {
  const rows = earlierId === null ? [] : await differences(database, batch.id, earlierId);
  const amount = (minor: bigint | null) => (minor === null ? null : formatAmount(minor, batch.currency));
  const sumOf = (kind: string, which: 'now' | 'before') => {
    const first = rows.find((row) => row.kind === kind);
    return amount(BigInt((which === 'now' ? first?.kind_amount : first?.kind_earlier_amount) ?? '0'))!;
  };
  const countOf = (kind: string) => Number(rows.find((row) => row.kind === kind)?.of_kind ?? 0n);
  return {
    added: { count: countOf('ADDED'), amount: sumOf('ADDED', 'now') },
    removed: { count: countOf('REMOVED'), amount: sumOf('REMOVED', 'before') },
    changed: {
      count: countOf('CHANGED'),
      amount: sumOf('CHANGED', 'now'),
      earlierAmount: sumOf('CHANGED', 'before'),
    },
    same: { count: countOf('SAME'), amount: sumOf('SAME', 'now') },
    items: rows.flatMap((row) =>
      row.kind === 'ADDED' || row.kind === 'REMOVED' || row.kind === 'CHANGED'
        ? [
            {
              kind: row.kind,
              name: row.name ?? '',
              rowNumber: row.row_number,
              amount: amount(row.amount_minor === null ? null : BigInt(row.amount_minor)),
              earlierAmount: amount(row.earlier_minor === null ? null : BigInt(row.earlier_minor)),
              accountChanged: row.account_changed === true,
              payments: row.payments,
              earlierPayments: row.earlier_payments,
            },
          ]
        : [],
    ),
  };
}

/** Each person once: by external id, or else by account without leading zeros. */
function differences(database: Database, batchId: string, earlierId: string) {
  return database.query(
    `WITH paid_on AS (
       SELECT batch_id, bank_code || ' ' || ltrim(account_number, '0') AS account,
              coalesce('id ' || external_id,
                       'account ' || bank_code || ' ' || ltrim(account_number, '0')) AS person,
              min(beneficiary_name) AS name, min(row_number) AS row_number,
              sum(amount_minor)::bigint AS amount, count(*) AS payments
         FROM withdrawals
        WHERE batch_id IN ($1, $2)
        GROUP BY 1, 2, 3
     ), paid AS MATERIALIZED (
       SELECT batch_id, person, min(name) AS name, min(row_number) AS row_number,
              sum(amount)::bigint AS amount, array_agg(account) AS accounts,
              array_agg(row_number) AS row_numbers, sum(payments)::int AS payments
         FROM paid_on
        GROUP BY 1, 2
     ), matched AS (
       SELECT coalesce(n.name, e.name) AS name, n.row_number, n.amount AS amount_minor,
              e.amount AS earlier_minor, n.payments, e.payments AS earlier_payments,
              CASE WHEN n.person IS NOT NULL AND e.person IS NOT NULL
                   THEN (SELECT min(here.row_number)
                           FROM unnest(n.accounts, n.row_numbers) AS here (account, row_number)
                          WHERE here.account <> ALL (e.accounts)) END AS row_of_new_account,
              e.person IS NULL AS is_added, n.person IS NULL AS is_removed
         FROM (SELECT * FROM paid WHERE batch_id = $1) n
         FULL JOIN (SELECT * FROM paid WHERE batch_id = $2) e ON e.person = n.person
     ), compared AS (
       SELECT name, coalesce(row_of_new_account, row_number) AS row_number, amount_minor, earlier_minor,
              payments, earlier_payments,
              row_of_new_account IS NOT NULL AS account_changed,
              CASE WHEN is_added THEN 'ADDED'
                   WHEN is_removed THEN 'REMOVED'
                   WHEN amount_minor <> earlier_minor OR row_of_new_account IS NOT NULL THEN 'CHANGED'
                   ELSE 'SAME' END AS kind
         FROM matched
     ), ranked AS (
       SELECT *, count(*) OVER of_kind AS of_kind, (sum(amount_minor) OVER of_kind)::text AS kind_amount,
              (sum(earlier_minor) OVER of_kind)::text AS kind_earlier_amount,
              row_number() OVER (
                PARTITION BY kind
                ORDER BY account_changed DESC NULLS LAST,
                         abs(coalesce(amount_minor, 0) - coalesce(earlier_minor, 0)) DESC, name) AS rank
         FROM compared
       WINDOW of_kind AS (PARTITION BY kind)
     )
     SELECT kind, name, row_number, amount_minor::text, earlier_minor::text, payments, earlier_payments,
            account_changed, of_kind, kind_amount, kind_earlier_amount
       FROM ranked
      WHERE rank <= CASE WHEN kind = 'SAME' THEN 1 ELSE ${LISTED_EACH} END
      ORDER BY kind, rank`,
    [batchId, earlierId],
  );
}

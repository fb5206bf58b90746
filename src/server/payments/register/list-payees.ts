import type { z } from 'zod';
import type { listPayees as op } from '../../../contract/dashboard/payees.ts';
import type { PayeeView } from '../../../shared/payee-terms.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageClause, pageOf } from '../base/page.ts';
import { escapeLike, termsOf } from '../base/search-terms.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { displayPayee, loadDeciders, SELECT_PAYEES } from './payee-for-display.ts';

/** GET /app/payees: by name. */
export function listPayees({ database, clock }: Context): Handler<typeof op> {
  return async ({ caller: { entityId }, query }) => {
    const found = payeesFound(entityId, query, nowOf(clock));
    const [counted] = await database.dynamicQuery(
      'SELECT count(*) AS total FROM payees p, (VALUES ($1::timestamptz)) AS now (at)',
      found.where,
      found.values,
    );
    const rows = await database.dynamicQuery(
      SELECT_PAYEES,
      `${found.where} ${LIST_ORDER} ${pageClause(found, query)}`,
      found.values,
    );
    const [waiting] = await database.query(
      "SELECT count(*)::int AS count FROM payee_changes WHERE entity_id = $1 AND state = 'WAITING'",
      [entityId],
    );
    const { payeeAccounts } = await loadPaymentConfig(database, entityId);
    return {
      ...pageOf(rows.map(displayPayee), counted!.total, query),
      waiting: waiting!.count,
      deciders: await loadDeciders(database, entityId, null, 20),
      policy: payeeAccounts,
    };
  };
}

/** The order of the list. */
export const LIST_ORDER = 'ORDER BY p.search_name, p.id';

/** The payees that the filters of the list find. The first value is the time, as in `SELECT_PAYEES`. */
export function payeesFound(
  entityId: string,
  query: Pick<z.output<typeof op.query>, 'query' | 'view' | 'proposalId'>,
  at: Date,
): Conditions {
  const found = new Conditions();
  found.bind(at);
  found.and('SELECT FROM payees p WHERE p.entity_id = $1', [entityId]);
  if (query.query) andText(found, query.query);
  if (query.proposalId)
    found.and(
      `SELECT FROM payees p
        WHERE p.id IN (SELECT c.payee_id FROM payee_changes c WHERE c.proposal_id = $1)`,
      [query.proposalId],
    );
  if (query.view) andView(found, query.view, at);
  return found;
}

function andText(found: Conditions, text: string): void {
  const { longest, second, others } = termsOf(text);
  found.andAny([
    found.condition(
      `SELECT FROM payees p
        WHERE p.search_name LIKE $1 AND p.search_name LIKE $2
          AND p.search_name LIKE ALL ($3)`,
      [longest, second, others],
    ),
    found.condition(
      `SELECT FROM payees p
        WHERE EXISTS (
                SELECT 1
                  FROM payee_changes c
                 WHERE c.payee_id = p.id AND c.account_number LIKE $1)`,
      [`%${escapeLike(text.replaceAll(/\s/g, ''))}%`],
    ),
  ]);
}

function andView(found: Conditions, view: PayeeView, at: Date): void {
  const paid = () =>
    found.condition(
      `SELECT FROM payees p
        WHERE EXISTS (
                SELECT 1
                  FROM payee_changes c
                 WHERE c.payee_id = p.id AND payee_change_counts(c, $1))`,
      [at],
    );
  const waits = () =>
    found.condition(
      `SELECT FROM payees p
        WHERE EXISTS (
                SELECT 1
                  FROM payee_changes c
                 WHERE c.payee_id = p.id AND c.kind <> 'REMOVE'
                   AND (c.state = 'WAITING' OR (c.state = 'CONFIRMED' AND c.counts_from > $1)))`,
      [at],
    );
  if (view === 'PAID') return found.andAny([paid()]);
  if (view === 'WAITING') return found.andAny([waits()]);
  found.andAny([`NOT ${paid()} AND NOT ${waits()}`]);
}

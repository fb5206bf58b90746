import type { suggestEntryRule as op } from '../../../../contract/dashboard/entry-rules.ts';
import { rulesFor, sizeOf, suggestWords } from '../../../../domain/reconciliation/by-rule.ts';
import type { EntryRule, OpenEntry } from '../../../../domain/reconciliation/expected.ts';
import { formatAmount } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { postedForDisplay } from './load-posted.ts';
import { loadSuggestion, type Suggestion } from './load-suggestion.ts';

/** Rules, the latest, whose words are looked for. */
const MOST_RULES = 500;

/** GET /app/reconciliation/entries/{id}/rule-suggestion. Errors: 404. */
export function suggestEntryRule({ database }: Context): Handler<typeof op> {
  return async ({ caller, params }) => {
    const found = await loadSuggestion(database, caller.entityId, params.id);
    const { currency } = found.account;
    const { learnt, isAsked } = found;
    const rule = learnt ?? (await withoutLearning(database, caller.entityId, found));
    return {
      category: rule.category,
      words: rule.words,
      fromAmount: formatAmount(rule.fromMinor, currency),
      toAmount: formatAmount(rule.toMinor, currency),
      isAutomatic: rule.isAutomatic,
      learntFrom: postedForDisplay(learnt?.learntFrom ?? []),
      widens: learnt?.widens
        ? {
            id: learnt.widens.id,
            fromAmount: formatAmount(learnt.widens.fromMinor, currency),
            toAmount: formatAmount(learnt.widens.toMinor, currency),
          }
        : null,
      isAsked,
    };
  };
}

/** The rule with which a user begins when nothing was learnt. */
async function withoutLearning(db: Queryable, entityId: string, { account, open }: Suggestion) {
  const size = sizeOf(open.entry.amountMinor);
  const earlier = await earlierRule(db, { entityId, accountId: account.id }, open);
  const inForce = earlier?.isInForce ? earlier : null;
  return {
    category: earlier?.category ?? null,
    words: earlier?.words ?? suggestWords(open.entry) ?? '',
    // Without a rule in force, the amount of the entry alone: a user widens the range for a reason.
    fromMinor: inForce && inForce.fromMinor < size ? inForce.fromMinor : size,
    toMinor: inForce && inForce.toMinor > size ? inForce.toMinor : size,
    isAutomatic: inForce?.isAutomatic ?? false,
  };
}

/** A rule whose words the entry has, whatever its amounts are: best one in force on the same account. */
async function earlierRule(
  db: Queryable,
  { entityId, accountId }: { entityId: string; accountId: string },
  { accountNumber, entry, ...open }: OpenEntry,
): Promise<(EntryRule & { isInForce: boolean }) | null> {
  const { amountMinor } = entry;
  const rows = await db.query(
    `SELECT e.id, e.category, e.words, e.from_minor, e.to_minor, e.is_automatic,
            e.account_id = $5 AND e.ended_at IS NULL AS in_force
       FROM entry_rules e
       JOIN statement_accounts a ON a.id = e.account_id AND a.currency = (
            SELECT o.currency
              FROM reconciled_entries r
              JOIN statement_accounts o ON o.id = r.account_id
             WHERE r.entry_id = $2)
      WHERE e.entity_id = $1 AND e.confirmed_at IS NOT NULL AND e.is_out = $3
      ORDER BY e.proposed_at DESC, e.id DESC
      LIMIT $4`,
    [entityId, open.id, amountMinor < 0n, MOST_RULES, accountId],
  );
  const size = sizeOf(amountMinor);
  const own = new Map(
    rows.map((row) => [
      row.id,
      { fromMinor: row.from_minor, toMinor: row.to_minor, isInForce: row.in_force === true },
    ]),
  );
  const anyAmount = rows.map((row): EntryRule => ({
    id: row.id,
    accountNumber,
    isOut: amountMinor < 0n,
    words: row.words,
    fromMinor: size,
    toMinor: size,
    isAutomatic: row.is_automatic,
    category: row.category,
  }));
  const fitting = rulesFor(anyAmount, { ...open, accountNumber, entry });
  const [best] = fitting
    .map((rule) => ({ ...rule, ...own.get(rule.id)! }))
    .toSorted((a, b) => Number(b.isInForce) - Number(a.isInForce) || b.words.length - a.words.length);
  return best ?? null;
}

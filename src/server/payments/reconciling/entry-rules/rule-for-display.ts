import type { z } from 'zod';
import type { EntryRule } from '../../../../contract/dashboard/entry-rules.ts';
import { rulesFor } from '../../../../domain/reconciliation/by-rule.ts';
import { fitsByWords } from '../../../../domain/reconciliation/learn-rule.ts';
import type { EntryRuleState } from '../../../../shared/reconciliation-terms.ts';
import { formatAmount } from '../../../../shared/money.ts';
import type { Queryable, RowOf } from '../../../platform/database/pool.ts';
import { loadEntries } from '../reconciliation/load-entries.ts';
import { loadPosted, postedForDisplay } from './load-posted.ts';
import { replacedRules } from './replaced-rules.ts';
import { ruleOf } from '../reconciliation/load-rules.ts';
import { whoMayConfirm, type Confirmer } from '../reconciliation/who-may-confirm.ts';

type RuleForDisplay = z.input<typeof EntryRule>;

const SELECT_RULES = `
  SELECT e.id, e.entity_id, e.account_id, a.account_number, a.currency, a.connection_id, c.display_name,
         e.category, e.is_out, e.words, e.from_minor, e.to_minor, e.is_automatic, e.entry_id, r.file_id,
         r.state AS entry_state, s.booking_date, s.amount_minor, s.text, e.proposed_at, e.proposed_by,
         p.name AS proposed_by_name,
         e.confirmed_at, e.confirmed_by, k.name AS confirmed_by_name, e.ended_at, e.ended_by,
         x.name AS ended_by_name,
         (SELECT count(*) FILTER (WHERE o.undoes IS NULL) - count(o.undoes)
            FROM entry_postings o
           WHERE o.rule_id = e.id) AS posted
    FROM entry_rules e
    JOIN statement_accounts a ON a.id = e.account_id
    JOIN bank_file_connections c ON c.id = a.connection_id
    JOIN statement_entries s ON s.id = e.entry_id
    JOIN reconciled_entries r ON r.entry_id = e.entry_id
    JOIN users p ON p.id = e.proposed_by
    LEFT JOIN users k ON k.id = e.confirmed_by
    LEFT JOIN users x ON x.id = e.ended_by
   WHERE e.id = ANY($1)`;

type Row = RowOf<typeof SELECT_RULES>;

/** Rules by their ids, in the order of the ids. */
export async function loadRulesForDisplay(
  db: Queryable,
  ids: readonly string[],
  { countsOpen }: { countsOpen: boolean },
): Promise<RuleForDisplay[]> {
  const rows = await db.query(SELECT_RULES, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return Promise.all(ids.map((id) => display(db, byId.get(id)!, countsOpen)));
}

/** One rule. The caller knows that the entity has it. */
export async function loadRuleForDisplay(db: Queryable, id: string): Promise<RuleForDisplay> {
  const [rule] = await loadRulesForDisplay(db, [id], { countsOpen: true });
  return rule!;
}

/**
 * The users who may confirm a rule: all who post entries, except the one who proposed it and, if only users
 * have brought its entry, the uploaders.
 */
export async function othersWhoMayConfirm(
  db: Queryable,
  { entityId, fileId, proposedBy }: { entityId: string; fileId: string; proposedBy: string },
): Promise<Confirmer[]> {
  const uploaded = await db.query('SELECT id FROM statement_files WHERE id = $1 AND is_by_users(id)', [
    fileId,
  ]);
  const users = await whoMayConfirm(
    db,
    entityId,
    uploaded.map(({ id }) => id),
    [],
  );
  return users.filter(({ userId }) => userId !== proposedBy);
}

function stateOf(row: Row): EntryRuleState {
  if (row.ended_at !== null) return 'ENDED';
  if (row.confirmed_at !== null) return 'IN_FORCE';
  return row.entry_state === 'POSTED' ? 'ENDED' : 'WAITING';
}

async function display(db: Queryable, row: Row, countsOpen: boolean): Promise<RuleForDisplay> {
  const { currency } = row;
  const state = stateOf(row);
  const waits = state === 'WAITING';
  const person = (userId: string | null, name: string | null) =>
    userId === null ? null : { userId, name: name ?? '' };
  return {
    id: row.id,
    account: {
      id: row.account_id,
      accountNumber: row.account_number,
      currency,
      connection: { id: row.connection_id, displayName: row.display_name },
    },
    state,
    category: row.category,
    direction: row.is_out ? 'OUT' : 'IN',
    words: row.words,
    fromAmount: formatAmount(row.from_minor, currency),
    toAmount: formatAmount(row.to_minor, currency),
    isAutomatic: row.is_automatic,
    entry: {
      id: row.entry_id,
      bookingDate: row.booking_date,
      amount: formatAmount(row.amount_minor, currency),
      text: row.text,
    },
    proposedBy: { userId: row.proposed_by, name: row.proposed_by_name },
    proposedAt: row.proposed_at.toISOString(),
    mayConfirm: waits
      ? await othersWhoMayConfirm(db, {
          entityId: row.entity_id,
          fileId: row.file_id,
          proposedBy: row.proposed_by,
        })
      : [],
    confirmedBy: person(row.confirmed_by, row.confirmed_by_name),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    endedBy: person(row.ended_by, row.ended_by_name),
    endedAt: row.ended_at?.toISOString() ?? null,
    postedCount: Number(row.posted ?? 0),
    openCount: waits && countsOpen ? await countOpen(db, row) : null,
    postedBefore: waits && countsOpen ? await postedBefore(db, row) : [],
    replaces: waits
      ? (await replacedRules(db, row.account_id, ruleOf(row, row.account_number))).map((one) => ({
          id: one.id,
          category: one.category,
          fromAmount: formatAmount(one.fromMinor, currency),
          toAmount: formatAmount(one.toMinor, currency),
        }))
      : [],
  };
}

/** The most entries that are listed: the second user can still look at each of them. */
const MOST_POSTED = 12;

/** Posted entries with the words and the direction of a rule, the latest first. */
async function postedBefore(db: Queryable, row: Row): Promise<RuleForDisplay['postedBefore']> {
  const account = { id: row.account_id, accountNumber: row.account_number, currency: row.currency };
  const rule = ruleOf(row, row.account_number);
  const posted = await loadPosted(db, account, row.is_out);
  return postedForDisplay(posted.filter((one) => fitsByWords(rule, one)).slice(0, MOST_POSTED));
}

/** How many open entries a count looks at. */
const MOST_LOOKED_AT = 1_000;

/** How many other open entries of the account fit a rule, among the latest with such amounts. */
async function countOpen(db: Queryable, row: Row): Promise<number> {
  const [least, most] = row.is_out ? [-row.to_minor, -row.from_minor] : [row.from_minor, row.to_minor];
  const open = await db.query(
    `SELECT entry_id
       FROM reconciled_entries
      WHERE account_id = $1 AND state = 'OPEN' AND entry_id <> $2 AND amount_minor BETWEEN $3 AND $4
      ORDER BY booking_date DESC, entry_id DESC
      LIMIT $5`,
    [row.account_id, row.entry_id, least, most, MOST_LOOKED_AT],
  );
  const rule = ruleOf(row, row.account_number);
  const entries = await loadEntries(
    db,
    row.account_number,
    open.map((one) => one.entry_id),
  );
  return entries.filter((entry) => rulesFor([rule], entry).length > 0).length;
}

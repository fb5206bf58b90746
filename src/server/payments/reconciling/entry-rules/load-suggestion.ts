import type { OpenEntry } from '../../../../domain/reconciliation/expected.ts';
import { learnRule, type LearntRule } from '../../../../domain/reconciliation/learn-rule.ts';
import { notFound } from '../../../../shared/errors.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { loadEntries } from '../reconciliation/load-entries.ts';
import { loadRules } from '../reconciliation/load-rules.ts';
import type { StoredProposal } from '../reconciliation/tables.ts';
import { loadPosted, type ShownPosted } from './load-posted.ts';

export interface Suggestion {
  account: { id: string; accountNumber: string; currency: Currency };
  open: OpenEntry;
  /** What earlier postings say about the entry; null if they say nothing. */
  learnt: LearntRule<ShownPosted> | null;
  /** Whether a user should be asked about it. */
  isAsked: boolean;
}

/** The rule that was learnt for an entry. Throws 404. */
export async function loadSuggestion(db: Queryable, entityId: string, entryId: string): Promise<Suggestion> {
  const [found] = await db.query(
    `SELECT r.account_id, a.account_number, a.currency, r.state, r.proposal, r.amount_minor,
            r.rule_dismissed_at IS NOT NULL AS is_dismissed,
            EXISTS (SELECT FROM entry_rules e
                     WHERE e.entry_id = r.entry_id AND e.confirmed_at IS NULL AND e.ended_at IS NULL) AS waits
       FROM reconciled_entries r
       JOIN statement_accounts a ON a.id = r.account_id
      WHERE r.entry_id = $1 AND r.entity_id = $2`,
    [entryId, entityId],
  );
  if (!found) throw notFound('statement_entry');
  const account = { id: found.account_id, accountNumber: found.account_number, currency: found.currency };
  const [open] = await loadEntries(db, account.accountNumber, [entryId]);
  const rules = await loadRules(db, account);
  const posted = await loadPosted(db, account, found.amount_minor < 0n);
  const learnt = learnRule(open!, account.currency, { rules: [...rules.values()], posted });
  // A rule in force asks about each amount outside it; a new rule that a user did not want is not offered.
  const isUnwanted = learnt?.widens === null && learnt.learntFrom.some(({ isDismissed }) => isDismissed);
  const isAsked =
    learnt !== null &&
    !isUnwanted &&
    found.is_dismissed !== true &&
    found.waits !== true &&
    found.state === 'OPEN' &&
    isUnknown(found.proposal);
  return { account, open: open!, learnt, isAsked };
}

/** Whether an entry was compared, and matches nothing that is expected. */
function isUnknown(proposal: StoredProposal | null): boolean {
  return proposal !== null && proposal.parts.every(({ reason }) => reason === 'UNKNOWN');
}

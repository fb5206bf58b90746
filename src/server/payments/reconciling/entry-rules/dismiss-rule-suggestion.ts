import type { dismissRuleSuggestion as op } from '../../../../contract/dashboard/entry-rules.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { loadReconciledEntry } from '../reconciliation/entries-for-display.ts';
import { lockEntry } from '../reconciliation/lock-entry.ts';
import { loadSuggestion } from './load-suggestion.ts';

/**
 * POST /app/reconciliation/entries/{id}/dismiss-rule-suggestion: a user does not want the rule. Errors: 404;
 * 400 `entry_posted`, `statement_taken_back`, `rule_not_suggested`.
 */
export const dismissRuleSuggestion: ChangingVerb<typeof op> = async (context, tx, { caller, params }) => {
  const { entityId, userId } = caller;
  const { id } = await lockEntry(tx, entityId, params.id);
  const { learnt, isAsked } = await loadSuggestion(tx, entityId, id);
  if (!isAsked || learnt === null) throw refused('rule_not_suggested', explain('rule_not_suggested'));
  const at = nowOf(context.clock);
  await tx.query(
    'UPDATE reconciled_entries SET rule_dismissed_at = $2, rule_dismissed_by = $3 WHERE entry_id = $1',
    [id, at, userId],
  );
  const after = await loadReconciledEntry(tx, entityId, id);
  return {
    body: after,
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'entry_rule.suggestion_dismissed',
      subjectType: 'statement_entry',
      subjectId: id,
      details: { category: learnt.category, words: learnt.words, amount: after.entry.amount },
    },
  };
};

import type { endEntryRule as op } from '../../../../contract/dashboard/entry-rules.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import { sendJob } from '../../../platform/jobs.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { RECONCILE_ACCOUNT } from '../../base/queues.ts';
import { wakeByAmounts } from '../statements/wake-entries.ts';
import { lockRule } from './lock-rule.ts';
import { detailsOf } from './rule-details.ts';
import { loadRuleForDisplay } from './rule-for-display.ts';

/**
 * POST /app/entry-rules/{id}/end: ends a rule, or withdraws one that waits. Proposals that it has made are
 * compared again. Errors: 404; 400 `entry_rule_ended`.
 */
export const endEntryRule: ChangingVerb<typeof op> = async (context, tx, { caller, params }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const { account, rule, entryId, isConfirmed, isEnded } = await lockRule(tx, entityId, params.id);
  if (isEnded) throw refused('entry_rule_ended', explain('entry_rule_ended'));
  await tx.query('UPDATE entry_rules SET ended_at = $2, ended_by = $3 WHERE id = $1', [rule.id, at, userId]);
  if (isConfirmed) {
    await wakeByAmounts(tx, account.id, rule);
    await sendJob(tx, RECONCILE_ACCOUNT, { accountId: account.id });
  }
  const shown = await loadRuleForDisplay(tx, rule.id);
  return {
    body: shown,
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: isConfirmed ? 'entry_rule.ended' : 'entry_rule.withdrawn',
      subjectType: 'statement_entry',
      subjectId: entryId,
      details: detailsOf(shown),
    },
  };
};

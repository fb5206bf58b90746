import type { confirmEntryRule as op } from '../../../../contract/dashboard/entry-rules.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused, type Problem } from '../../../../shared/errors.ts';
import { actorOf } from '../../../audit/audit.ts';
import { requireFreshSignIn } from '../../../identity/step-up.ts';
import { nowOf } from '../../../platform/clock.ts';
import { sendJob } from '../../../platform/jobs.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { RECONCILE_ACCOUNT } from '../../base/queues.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { lockEntry } from '../reconciliation/lock-entry.ts';
import { lineByRule } from '../reconciliation/plan-postings.ts';
import { postEntries } from '../reconciliation/post-entries.ts';
import { requireOtherUser } from '../reconciliation/require-other-user.ts';
import type { Confirmer } from '../reconciliation/who-may-confirm.ts';
import { wakeByAmounts } from '../statements/wake-entries.ts';
import { lockRule } from './lock-rule.ts';
import { replacedRules } from './replaced-rules.ts';
import { detailsOf } from './rule-details.ts';
import { loadRuleForDisplay, othersWhoMayConfirm } from './rule-for-display.ts';

/**
 * POST /app/entry-rules/{id}/confirm: a user other than the one who proposed it puts a rule into force, and
 * its entry is posted. Other open entries are compared again. Errors: 401 `fresh_sign_in_required`; 404; 400
 * `entry_rule_not_waiting`, `proposal_changed`, `own_entry_rule`, `own_statement`, `entry_posted`,
 * `before_opening_balance`.
 */
export const confirmEntryRule: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const { stepUpMaxAgeSeconds } = await loadPaymentConfig(tx, entityId);
  requireFreshSignIn(caller, stepUpMaxAgeSeconds, at.getTime());
  const locked = await lockRule(tx, entityId, params.id);
  const { account, rule, entryId, proposedBy } = locked;
  if (locked.isConfirmed || locked.isEnded)
    throw refused('entry_rule_not_waiting', explain('entry_rule_not_waiting'));
  if (userId === proposedBy) throw ownRule(await othersWhoMayConfirm(tx, { ...locked, entityId }));
  const { amountMinor, bookingDate, proposal } = await lockEntry(tx, entityId, entryId);
  // The entry may be about a payment that was not known when the user looked.
  if ((proposal?.id ?? null) !== body.proposalId)
    throw refused('proposal_changed', explain('proposal_changed'));
  const replaced = await replacedRules(tx, account.id, rule);
  await tx.query(
    `UPDATE entry_rules
        SET ended_at = $2, ended_by = $3
      WHERE id = ANY($1)`,
    [replaced.map(({ id }) => id), at, userId],
  );
  await tx.query('UPDATE entry_rules SET confirmed_at = $2, confirmed_by = $3 WHERE id = $1', [
    rule.id,
    at,
    userId,
  ]);
  const postings = [lineByRule({ entryId, amountMinor, bookingDate }, rule)];
  await requireOtherUser(context, tx, caller, postings);
  await postEntries(context, tx, account, postings, [], { way: 'CHOICE', userId, reason: null, at });
  for (const one of [rule, ...replaced]) await wakeByAmounts(tx, account.id, { ...one, isOut: rule.isOut });
  await sendJob(tx, RECONCILE_ACCOUNT, { accountId: account.id });
  const shown = await loadRuleForDisplay(tx, rule.id);
  return {
    body: shown,
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'entry_rule.confirmed',
      subjectType: 'statement_entry',
      subjectId: entryId,
      details: { ...detailsOf(shown), amount: shown.entry.amount, replaced: replaced.map(({ id }) => id) },
    },
  };
};

function ownRule(others: readonly Confirmer[]): Problem {
  const names = others.map(({ name }) => name).join(', ');
  return refused(
    'own_entry_rule',
    names === '' ? explain('own_entry_rule.alone') : explain('own_entry_rule', { names }),
  );
}

import type { proposeEntryRule as op } from '../../../../contract/dashboard/entry-rules.ts';
import { rulesFor, sizeOf } from '../../../../domain/reconciliation/by-rule.ts';
import { nameKey } from '../../../../domain/reconciliation/names.ts';
import { explain, type ErrorTextKey } from '../../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../../shared/errors.ts';
import { parseAmount, type Currency } from '../../../../shared/money.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import { newId } from '../../../platform/random.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { loadEntries } from '../reconciliation/load-entries.ts';
import { lockEntry } from '../reconciliation/lock-entry.ts';
import { detailsOf } from './rule-details.ts';
import { loadRuleForDisplay } from './rule-for-display.ts';

/**
 * POST /app/entry-rules: a user says what an entry and those like it are; another one confirms it. Errors:
 * 404; 400 `entry_posted`, `entry_rule_waits`, `entry_rule_not_fitting`, `invalid_amount`.
 */
export const proposeEntryRule: ChangingVerb<typeof op> = async (context, tx, { caller, body }) => {
  const { entityId, userId } = caller;
  const { account, amountMinor, id: entryId } = await lockEntry(tx, entityId, body.entryId);
  const at = nowOf(context.clock);
  const [waiting] = await tx.query(
    'SELECT id FROM entry_rules WHERE entry_id = $1 AND confirmed_at IS NULL AND ended_at IS NULL',
    [entryId],
  );
  if (waiting) throw refused('entry_rule_waits', explain('entry_rule_waits'));
  const words = nameKey(body.words);
  if (words === null) throw notFitting('words', 'entry_rule_not_fitting.short');
  const rule = {
    id: newId(context),
    accountNumber: account.accountNumber,
    isOut: amountMinor < 0n,
    words,
    fromMinor: readAmount('fromAmount', body.fromAmount, account.currency),
    toMinor: readAmount('toAmount', body.toAmount, account.currency),
    isAutomatic: body.isAutomatic,
    category: body.category,
  };
  const size = sizeOf(amountMinor);
  if (rule.fromMinor > size) throw notFitting('fromAmount', 'entry_rule_not_fitting.amount');
  if (rule.toMinor < size) throw notFitting('toAmount', 'entry_rule_not_fitting.amount');
  const [entry] = await loadEntries(tx, account.accountNumber, [entryId]);
  if (rulesFor([rule], entry!).length === 0) throw notFitting('words', 'entry_rule_not_fitting');
  await tx.query(
    `INSERT INTO entry_rules
            (id, entity_id, account_id, entry_id, category, is_out, words, from_minor, to_minor,
             is_automatic, proposed_at, proposed_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      rule.id,
      entityId,
      account.id,
      entryId,
      rule.category,
      rule.isOut,
      rule.words,
      rule.fromMinor,
      rule.toMinor,
      rule.isAutomatic,
      at,
      userId,
    ],
  );
  const shown = await loadRuleForDisplay(tx, rule.id);
  return {
    body: shown,
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'entry_rule.proposed',
      subjectType: 'statement_entry',
      subjectId: entryId,
      details: detailsOf(shown),
    },
  };
};

function readAmount(path: 'fromAmount' | 'toAmount', amount: string, currency: Currency): bigint {
  const minor = parseAmount(amount, currency);
  if (minor !== null && minor > 0n) return minor;
  const text = explain('invalid_amount.rule', { currency });
  throw refused('invalid_amount', text, [fieldError(path, 'invalid_amount', text)]);
}

function notFitting(path: string, key: ErrorTextKey) {
  const text = explain(key);
  return refused('entry_rule_not_fitting', text, [fieldError(path, 'entry_rule_not_fitting', text)]);
}

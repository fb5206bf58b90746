import type { rehearseBankConnection as op } from '../../../contract/dashboard/bank-connections.ts';
import { rehearse } from '../../../domain/bank-files/rehearsal/rehearse.ts';
import { nowOf } from '../../platform/clock.ts';
import { newId } from '../../platform/random.ts';
import type { ChangingVerb } from '../base/change.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { auditOfConnection, lockConnection, requirePayments } from './connection-for-display.ts';
import { localDate, nextBankDay } from './local-date.ts';

/**
 * POST /app/bank-connections/{id}/rehearse: plays the bank with the present profile, and stores the result.
 * It touches no batch, no money and no file number. Errors: 404; 400 `connection_without_payments`.
 */
export const rehearseBankConnection: ChangingVerb<typeof op> = async (context, tx, { caller, params }) => {
  const before = requirePayments(await lockConnection(tx, caller.entityId, params.id));
  const at = nowOf(context.clock);
  const { timezone } = await loadPaymentConfig(tx, caller.entityId);
  const { profile, rails, payer, currency, fileCount, nextNumbers } = before;
  const executionDate = await nextBankDay(tx, caller.entityId, at, localDate(at, timezone));
  const setting = {
    profile,
    rails,
    payer,
    currency,
    fileNumber: fileCount + 1,
    acbNumbers: nextNumbers,
    executionDate,
    createdAt: at,
  };
  const steps = rehearse(setting, () => newId(context).replaceAll('-', ''));
  const failed = steps.filter((step) => !step.passed).map(({ step }) => step);
  const passed = failed.length === 0;
  await tx.query(
    `UPDATE bank_file_connections
        SET rehearsed_by = $2, rehearsed_at = $3, rehearsed_version = version, rehearsal_passed = $4,
            rehearsal_steps = $5, updated_at = $3
      WHERE id = $1`,
    [before.id, caller.userId, at, passed, JSON.stringify(steps)],
  );
  const connection = await lockConnection(tx, caller.entityId, before.id);
  return {
    body: connection,
    audit: auditOfConnection(caller, at, 'bank_connection.rehearsed', connection, {
      passed,
      ...(passed ? {} : { failedSteps: failed }),
    }),
  };
};

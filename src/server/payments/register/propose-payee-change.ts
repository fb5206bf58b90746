import type { proposePayeeChange as op } from '../../../contract/dashboard/payees.ts';
import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import { accountKey } from '../../../shared/names.ts';
import { actorOf } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { newId } from '../../platform/random.ts';
import type { ChangingVerb } from '../base/change.ts';
import { loadPayeeDetail } from './payee-for-display.ts';
import { requireCallInPast } from './propose-payees.ts';
import { readAccounts } from './read-accounts.ts';
import { lockRegister } from './require-registered.ts';

/**
 * POST /app/payees/{id}/changes: another account of a payee, which waits for a second person; the present one
 * is paid meanwhile. Errors: 404; 400 `validation_failed`, `no_entity_config`, `payee_change_waits`,
 * `payee_unchanged`.
 */
export const proposePayeeChange: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  await lockRegister(tx, entityId);
  const before = await loadPayeeDetail(context, tx, entityId, params.id);
  const { evidence, call, ...sent } = body;
  const [account] = await readAccounts(tx, entityId, [{ ...sent, name: before.name }], () => '');
  requireCallInPast(call, at);
  if (before.openChange) throw refused('payee_change_waits', explain('payee_change_waits'));
  const { name, ...after } = account!;
  const present = before.account;
  if (
    present &&
    accountKey(present.accountNumber) === accountKey(after.accountNumber) &&
    present.bankCode === after.bankCode &&
    present.branchCode === after.branchCode &&
    present.accountType === after.accountType &&
    present.referenceFormat === after.referenceFormat
  )
    throw refused('payee_unchanged', explain('payee_unchanged'));
  const changeId = newId(context);
  await tx.query(
    `INSERT INTO payee_changes
            (id, entity_id, payee_id, number, kind, bank_code, branch_code, account_number, account_type,
             reference_format, called_person, called_number, called_at, evidence, source, proposal_id,
             proposed_by, proposed_at, state)
     VALUES ($1, $2, $3, $4, 'CHANGE', $5, $6, $7, $8, $9, $10, $11, $12, $13, 'FORM', $14, $15, $16,
             'WAITING')`,
    [
      changeId,
      entityId,
      params.id,
      await nextNumber(tx, params.id),
      after.bankCode,
      after.branchCode,
      after.accountNumber,
      after.accountType,
      after.referenceFormat,
      call.calledPerson,
      call.calledNumber,
      new Date(call.calledAt),
      evidence,
      newId(context),
      userId,
      at,
    ],
  );
  return {
    body: await loadPayeeDetail(context, tx, entityId, params.id),
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'payee.change_proposed',
      subjectType: 'payee',
      subjectId: params.id,
      details: { changeId, name, before: present, account: after, evidence, ...call },
    },
  };
};

/** The number of the next change of a payee, under the lock of the register. */
export async function nextNumber(tx: Tx, payeeId: string): Promise<number> {
  const [last] = await tx.query('SELECT max(number) AS number FROM payee_changes WHERE payee_id = $1', [
    payeeId,
  ]);
  return (last?.number ?? 0) + 1;
}

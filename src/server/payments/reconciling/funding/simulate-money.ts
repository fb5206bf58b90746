import { dayOf } from '../../../../shared/calendar-day.ts';
import type { Currency } from '../../../../shared/money.ts';
import { OPERATOR, recordAudit, type Actor } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { fundAccount } from '../../ledger/fund-account.ts';
import { moveMoney } from './move-money.ts';

interface SimulatedMoney {
  entityId: string;
  accessType: 'FUNDING' | 'COLLECTION';
  currency: Currency;
  amountMinor: bigint;
  reference: string;
}

/** Books simulated money in a sandbox. Money for FUNDING gets a record. */
export async function simulateMoney(
  context: Context,
  tx: Tx,
  money: SimulatedMoney,
  actor: Actor = OPERATOR,
): Promise<void> {
  const { entityId, ...details } = money;
  const at = nowOf(context.clock);
  const payoutId =
    money.accessType === 'FUNDING'
      ? await fund(context, tx, money, at)
      : await collect(context, tx, money, at);
  await recordAudit(tx, {
    entityId,
    at,
    actor,
    action: 'account.funded',
    subjectType: 'payout',
    subjectId: payoutId,
    details,
  });
}

async function fund(context: Context, tx: Tx, money: SimulatedMoney, at: Date): Promise<string> {
  const { entityId, currency, amountMinor, reference } = money;
  const fundingId = newId(context);
  const { timezone } = await loadPaymentConfig(tx, entityId);
  const bookingDate = dayOf(at.getTime(), timezone);
  await tx.query(
    `INSERT INTO funding_records
            (id, entity_id, currency, state, day, reference, received_minor, received_on, created_at)
     VALUES ($1, $2, $3, 'RECEIVED', $4, $5, $6, $4, $7)`,
    [fundingId, entityId, currency, bookingDate, reference, amountMinor, at],
  );
  return moveMoney(context, tx, { ...money, fundingId, entryId: null, bookingDate, at });
}

async function collect(context: Context, tx: Tx, money: SimulatedMoney, at: Date): Promise<string> {
  const payoutId = newId(context);
  await fundAccount(tx, { ...money, transferId: newId(context), payoutId, at });
  return payoutId;
}

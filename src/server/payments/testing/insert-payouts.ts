import type { Currency } from '../../../shared/money.ts';
import type { FailureCode, PayoutDirection, PayoutStatus } from '../../../shared/terms.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/random.ts';

export interface TestPayout {
  direction?: PayoutDirection;
  status?: PayoutStatus;
  currency?: Currency;
  amountMinor?: bigint;
  beneficiaryId?: string | null;
  recipientReference?: string;
  batchId?: string | null;
  withdrawalId?: string | null;
  failureCode?: FailureCode | null;
  reversalOf?: string | null;
  createdAt?: Date;
}

/** Inserts payouts as settlement would. Returns their ids in the given order. */
export async function insertPayouts(
  context: Context,
  entityId: string,
  given: readonly TestPayout[],
): Promise<string[]> {
  const rows = given.map((payout) => ({
    id: newId(context),
    direction: payout.direction ?? 'DEBIT',
    status: payout.status ?? 'COMPLETE',
    currency: payout.currency ?? 'ZAR',
    amount: (payout.amountMinor ?? 125_000n).toString(),
    fee: '288',
    beneficiary: payout.beneficiaryId ?? null,
    reference: payout.recipientReference ?? 'SALARY',
    batch: payout.batchId ?? null,
    withdrawal: payout.withdrawalId ?? null,
    failure: payout.failureCode ?? null,
    reversal: payout.reversalOf ?? null,
    at: (payout.createdAt ?? new Date(context.clock.nowMs())).toISOString(),
  }));
  await context.database.query(
    `INSERT INTO payouts (id, entity_id, direction, status, currency, amount_minor, fee_minor, beneficiary_id,
       recipient_reference, batch_id, withdrawal_id, rail, failure_code, reversal_of, created_at, updated_at)
     SELECT id, $2, direction, status, currency, amount, fee, beneficiary,
            reference, batch, withdrawal, 'EFT', failure, reversal, at, at
       FROM jsonb_to_recordset($1) AS r (id uuid, direction text, status text, currency text,
            amount bigint, fee bigint, beneficiary uuid, reference text, batch uuid,
            withdrawal uuid, failure text, reversal uuid, at timestamptz)`,
    [JSON.stringify(rows), entityId],
  );
  return rows.map(({ id }) => id);
}

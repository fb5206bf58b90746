import type { sweepCollection as op } from '../../../contract/collection-sweeps.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, refused, type Problem } from '../../../shared/errors.ts';
import { formatAmount, parseAmount, type Currency } from '../../../shared/money.ts';
import { actorOf } from '../../audit/audit.ts';
import { requireFreshSignIn } from '../../identity/step-up.ts';
import { nowOf } from '../../platform/clock.ts';
import { databaseError, type Tx } from '../../platform/database/pool.ts';
import { newId } from '../../platform/random.ts';
import type { ChangingVerb } from '../base/change.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { fundFromCollection, lockSweepable, noteSwept } from '../reconciling/funding/fund-from-collection.ts';
import { loadFundingRecord } from '../reconciling/funding/funding-for-display.ts';
import { todayOf } from '../reconciling/funding/today.ts';

/**
 * POST /payments/collections/sweep: one transaction moves the money, writes the funding record, and records
 * who moved it. Two at once are two sweeps, of which the second is refused when COLLECTION has too little.
 * Errors: 401 `fresh_sign_in_required`; 400 `invalid_amount`, `collected_at_bank`, `collection_too_small`.
 */
export const sweepCollection: ChangingVerb<typeof op> = async (context, tx, { caller, body }) => {
  const { entityId, userId } = caller;
  const { currency, reason } = body;
  const at = nowOf(context.clock);
  const { timezone, stepUpMaxAgeSeconds } = await loadPaymentConfig(tx, entityId);
  requireFreshSignIn(caller, stepUpMaxAgeSeconds, at.getTime());
  const amountMinor = parseAmount(body.amount, currency);
  if (amountMinor === null || amountMinor <= 0n) throw ofAmount('invalid_amount', currency);
  await requireInLedger(tx, entityId, currency, amountMinor);
  const id = newId(context);
  const money = { entityId, currency, amountMinor, label: reason, transferId: id, timezone, at };
  const fundingId = await fundFromCollection(context, tx, money).catch((error: unknown) => {
    throw databaseError(error)?.constraint === 'balance_not_negative'
      ? ofAmount('collection_too_small', currency)
      : error;
  });
  await tx.query(
    `INSERT INTO collection_sweeps
            (transfer_id, entity_id, currency, amount_minor, reason, funding_id, swept_by, swept_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, entityId, currency, amountMinor, reason, fundingId, userId, at],
  );
  await noteSwept(tx, money);
  return {
    body: await loadFundingRecord(tx, entityId, fundingId, await todayOf(context, tx, entityId)),
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'collection.swept',
      subjectType: 'funding_record',
      subjectId: fundingId,
      details: { currency, amount: formatAmount(amountMinor, currency), reason },
    },
  };
};

/**
 * Refuses a sweep of money that is in an account of a bank, which a transfer there moves, and of more than
 * can be swept: where a bank pays, simulated money that was collected before is in no account.
 */
async function requireInLedger(
  tx: Tx,
  entityId: string,
  currency: Currency,
  amountMinor: bigint,
): Promise<void> {
  const sweepableMinor = await lockSweepable(tx, { entityId, currency });
  const [found] = await tx.query('SELECT collects_at_bank($1, $2) AS at_bank', [entityId, currency]);
  // Nothing is on the account that pays, and an account that only receives may have the money.
  const isElsewhere = sweepableMinor <= 0n && (await receivesElsewhere(tx, entityId, currency));
  if (found!.at_bank || isElsewhere) throw refused('collected_at_bank', explain('collected_at_bank'));
  if (amountMinor <= sweepableMinor) return;
  const most = { amount: formatAmount(sweepableMinor, currency), currency };
  const message =
    sweepableMinor > 0n
      ? explain('collection_too_small.most', { most })
      : explain('collection_too_small.nothing');
  throw refused('collection_too_small', message, [fieldError('amount', 'collection_too_small', message)]);
}

async function receivesElsewhere(tx: Tx, entityId: string, currency: Currency): Promise<boolean> {
  const [row] = await tx.query(
    `SELECT EXISTS (SELECT 1
                      FROM bank_file_connections c
                     WHERE c.entity_id = $1 AND c.currency = $2 AND c.purpose = 'RECEIPTS'
                       AND (c.state = 'LIVE'
                            OR EXISTS (SELECT 1 FROM statement_accounts a WHERE a.connection_id = c.id)))
              AS elsewhere`,
    [entityId, currency],
  );
  return row!.elsewhere ?? false;
}

function ofAmount(code: 'invalid_amount' | 'collection_too_small', currency: Currency): Problem {
  const message = explain(code, { currency });
  return refused(code, message, [fieldError('amount', code, message)]);
}

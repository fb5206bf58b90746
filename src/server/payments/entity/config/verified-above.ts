import type { z } from 'zod';
import type { UpdatePaymentConfigRequest } from '../../../../contract/payment-config.ts';
import type { PaymentConfig } from '../../../../domain/payouts/config-defaults.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../../shared/errors.ts';
import { parseAmount } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { countryOfEntity } from './entity-country.ts';

type Sent = z.output<typeof UpdatePaymentConfigRequest>['verifiedAbove'];

/**
 * Reads above which amount an account has to be verified, in the currency in which the entity pays; an absent
 * one keeps the saved value. Where no bank can be asked, no batch above the amount could be approved, so it
 * cannot be set. Throws 400 `invalid_verified_above`.
 */
export async function readVerifiedAbove(
  { configuration }: Pick<Context, 'configuration'>,
  db: Queryable,
  entityId: string,
  sent: Sent,
  before: PaymentConfig['verifiedAbove'],
): Promise<PaymentConfig['verifiedAbove']> {
  if (sent === undefined) return before;
  if (sent === null) return null;
  const { currency } = await countryOfEntity(db, entityId);
  const amountMinor = parseAmount(sent.amount, currency);
  const isSame = amountMinor === before?.amountMinor && sent.months === before.months;
  if (
    amountMinor !== null &&
    amountMinor >= 0n &&
    (isSame || (await canAskBanks(configuration, db, entityId)))
  )
    return { currency, amountMinor, months: sent.months };
  const message =
    amountMinor !== null && amountMinor >= 0n
      ? explain('invalid_verified_above.no_bank')
      : explain('invalid_verified_above', { currency });
  throw refused('invalid_verified_above', message, [
    fieldError('verifiedAbove.amount', 'invalid_verified_above', message),
  ]);
}

/**
 * Whether the accounts of an entity can be verified: by the sandbox, which plays only where demo data is, for
 * an entity that has never paid through a bank. No user relies on an answer that no bank gave.
 */
export async function canAskBanks(
  { seed }: Context['configuration'],
  db: Queryable,
  entityId: string,
): Promise<boolean> {
  if (seed !== 'demo') return false;
  const live = await db.query(
    'SELECT 1 AS one FROM bank_file_connections WHERE entity_id = $1 AND first_live_at IS NOT NULL LIMIT 1',
    [entityId],
  );
  return live.length === 0;
}

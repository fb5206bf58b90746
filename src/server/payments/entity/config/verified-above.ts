import type { z } from 'zod';
import type { UpdatePaymentConfigRequest } from '../../../../contract/payment-config.ts';
import type { PaymentConfig } from '../../../../domain/payouts/config-defaults.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../../shared/errors.ts';
import { parseAmount } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { countryOfEntity } from './entity-country.ts';

type Sent = z.output<typeof UpdatePaymentConfigRequest>['verifiedAbove'];

/**
 * Reads above which amount an account has to be verified, in the currency in which the entity pays; an absent
 * one keeps the saved value. Throws 400 `invalid_verified_above`.
 */
export async function readVerifiedAbove(
  db: Queryable,
  entityId: string,
  sent: Sent,
  before: PaymentConfig['verifiedAbove'],
): Promise<PaymentConfig['verifiedAbove']> {
  if (sent === undefined) return before;
  if (sent === null) return null;
  const { currency } = await countryOfEntity(db, entityId);
  const amountMinor = parseAmount(sent.amount, currency);
  if (amountMinor !== null && amountMinor >= 0n) return { currency, amountMinor, months: sent.months };
  const message = explain('invalid_verified_above', { currency });
  throw refused('invalid_verified_above', message, [
    fieldError('verifiedAbove.amount', 'invalid_verified_above', message),
  ]);
}

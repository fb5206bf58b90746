import type { PaymentConfig } from '../../../../domain/payouts/config-defaults.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../../shared/errors.ts';
import { parseAmount } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { countryOfEntity } from './entity-country.ts';

/**
 * Reads the amount above which approvals need a passkey, in the currency in which the entity pays; an absent
 * one keeps the saved value. Throws 400 `invalid_passkey_amount`.
 */
export async function readPasskeyAmount(
  db: Queryable,
  entityId: string,
  sent: string | null | undefined,
  before: PaymentConfig['passkeyAbove'],
): Promise<PaymentConfig['passkeyAbove']> {
  if (sent === undefined) return before;
  if (sent === null) return null;
  const { currency } = await countryOfEntity(db, entityId);
  const amountMinor = parseAmount(sent, currency);
  if (amountMinor !== null && amountMinor >= 0n) return { currency, amountMinor };
  const message = explain('invalid_passkey_amount', { currency });
  throw refused('invalid_passkey_amount', message, [
    fieldError('passkeyAbove', 'invalid_passkey_amount', message),
  ]);
}

import type { z } from 'zod';
import type { UpdatePaymentConfigRequest } from '../../../../contract/payment-config.ts';
import type { PaymentConfig } from '../../../../domain/payouts/config-defaults.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../../shared/errors.ts';
import { parseAmount } from '../../../../shared/money.ts';

type Sent = NonNullable<z.output<typeof UpdatePaymentConfigRequest>['settlementDifferenceLimit']>;

/** Reads the limit from the wire. Throws 400 `invalid_settlement_limit`. */
export function readSettlementLimit({ currency, amount }: Sent): PaymentConfig['settlementDifferenceLimit'] {
  const amountMinor = parseAmount(amount, currency);
  if (amountMinor !== null) return { currency, amountMinor };
  const message = explain('invalid_settlement_limit', { currency });
  const field = fieldError('settlementDifferenceLimit.amount', 'invalid_settlement_limit', message);
  throw refused('invalid_settlement_limit', message, [field]);
}

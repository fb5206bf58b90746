import type { z } from 'zod';
import type { UpdatePaymentConfigRequest } from '../../../../contract/payment-config.ts';
import type { LowBalanceThreshold } from '../../../../domain/payouts/config-defaults.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { explanationOf, fieldError, refused, type InputError } from '../../../../shared/errors.ts';
import { parseAmount } from '../../../../shared/money.ts';

type Sent = NonNullable<z.output<typeof UpdatePaymentConfigRequest>['lowBalanceThresholds']>;

/** Reads thresholds from the wire. Throws 400 `invalid_threshold`, which lists every error. */
export function readThresholds(sent: Sent): LowBalanceThreshold[] {
  const errors: InputError[] = [];
  const thresholds = sent.map(({ currency, amount }, index): LowBalanceThreshold => {
    const amountMinor = parseAmount(amount, currency) ?? 0n;
    const isRepeated = sent.findIndex((one) => one.currency === currency) < index;
    const path = `lowBalanceThresholds[${index}]`;
    if (amountMinor <= 0n) {
      const message = explain('invalid_threshold.amount', { currency });
      errors.push(fieldError(`${path}.amount`, 'invalid_threshold', message));
    } else if (isRepeated) {
      const message = explain('invalid_threshold.repeated', { currency });
      errors.push(fieldError(`${path}.currency`, 'invalid_threshold', message));
    }
    return { currency, amountMinor };
  });
  const [first] = errors;
  if (first) throw refused('invalid_threshold', explanationOf(first), errors);
  return thresholds;
}

import type { z } from 'zod';
import type { UpdatePaymentConfigRequest } from '../../../../contract/payment-config.ts';
import type { PaymentConfig } from '../../../../domain/payouts/config-defaults.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../../shared/errors.ts';
import { parseAmount } from '../../../../shared/money.ts';

type Sent = Exclude<z.output<typeof UpdatePaymentConfigRequest>['standingApprovals'], undefined>;

/** Reads the bounds of standing approvals from the wire. Throws 400 `invalid_standing_approvals`. */
export function readStandingApprovals(sent: Sent): PaymentConfig['standingApprovals'] {
  if (sent === null) return null;
  const { currency, largestRun, mostMonths } = sent;
  const largestRunMinor = parseAmount(largestRun, currency);
  if (largestRunMinor !== null && largestRunMinor > 0n) return { currency, largestRunMinor, mostMonths };
  const message = explain('invalid_standing_approvals', { currency });
  const field = fieldError('standingApprovals.largestRun', 'invalid_standing_approvals', message);
  throw refused('invalid_standing_approvals', message, [field]);
}

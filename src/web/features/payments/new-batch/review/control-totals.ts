import { t } from '@lingui/core/macro';
import { formatAmount, parseAmount, type Currency } from '../../../../../shared/money.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import { plainAmount } from '../../../../ui/typed-amount.ts';
import type { Form } from '../state.ts';
import { countedPayments } from '../words.ts';

/** The check of a typed control total; `error` is a sentence if it differs from the file. */
export interface ControlTotal {
  typed: boolean;
  error: string | null;
}

/** Compares the number of payments with the preparer's. */
export function compareCount({ count }: Pick<Form, 'count'>, actual: number): ControlTotal {
  const text = count.trim().replace(/[\s,]/g, '');
  if (text === '') return { typed: false, error: null };
  if (!/^\d{1,9}$/.test(text)) return { typed: true, error: t`Enter a whole number, such as 1204.` };
  const expected = Number(text);
  if (expected === actual) return { typed: true, error: null };
  const payments = countedPayments(expected);
  const found = formatNumber(actual);
  const difference = formatNumber(Math.abs(expected - actual));
  return {
    typed: true,
    error:
      actual > expected
        ? t`You expect ${payments}. The file has ${found}, which is ${difference} too many.`
        : t`You expect ${payments}. The file has ${found}, which is ${difference} too few.`,
  };
}

/** Compares the total with the preparer's. */
export function compareAmount(
  { amount }: Pick<Form, 'amount'>,
  actualMinor: bigint,
  currency: Currency,
): ControlTotal {
  if (amount.trim() === '') return { typed: false, error: null };
  const expected = parseAmount(plainAmount(amount), currency);
  if (expected === null || expected < 0n)
    return { typed: true, error: t`Enter an amount with a point before the cents, such as 3210400.00.` };
  if (expected === actualMinor) return { typed: true, error: null };
  const words = (minor: bigint) => formatMoney(formatAmount(minor, currency), currency);
  const wanted = words(expected);
  const sum = words(actualMinor);
  const difference = words(actualMinor > expected ? actualMinor - expected : expected - actualMinor);
  return {
    typed: true,
    error:
      actualMinor > expected
        ? t`You expect ${wanted}. The payments add up to ${sum}, which is ${difference} too much.`
        : t`You expect ${wanted}. The payments add up to ${sum}, which is ${difference} too little.`,
  };
}

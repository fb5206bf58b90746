import { t } from '@lingui/core/macro';
import { readAmount } from '../../../../../domain/withdrawal-file/cells/amount.ts';
import { Findings } from '../../../../../domain/withdrawal-file/findings.ts';
import { formatAmount, type Currency } from '../../../../../shared/money.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import type { Form } from '../state.ts';
import { countedPayments } from '../words.ts';

/** The check of a typed control total; `error` is a sentence if it differs from the file. */
export interface ControlTotal {
  typed: boolean;
  error: string | null;
  /** The error in a few words, shown beside the field. */
  short: string | null;
}

const EMPTY: ControlTotal = { typed: false, error: null, short: null };
const RIGHT: ControlTotal = { typed: true, error: null, short: null };

/** Compares the number of payments with the preparer's. */
export function compareCount({ count }: Pick<Form, 'count'>, actual: number): ControlTotal {
  const text = count.trim().replace(/[\s,]/g, '');
  if (text === '') return EMPTY;
  if (!/^\d{1,9}$/.test(text))
    return { typed: true, error: t`Enter a whole number, such as 1204.`, short: t`Enter a number` };
  const expected = Number(text);
  if (expected === actual) return RIGHT;
  const payments = countedPayments(expected);
  const found = formatNumber(actual);
  const difference = formatNumber(Math.abs(expected - actual));
  return {
    typed: true,
    error:
      actual > expected
        ? t`You expect ${payments}. The file has ${found}, which is ${difference} too many.`
        : t`You expect ${payments}. The file has ${found}, which is ${difference} too few.`,
    short: actual > expected ? t`${difference} too many` : t`${difference} too few`,
  };
}

/** An amount, read like the amounts of the file; null for any other text. */
function readTotal(text: string, currency: Currency): bigint | null {
  if (/^0+([.,]0*)?$/.test(text.trim())) return 0n;
  const read = (mark: '.' | ',' | null) => readAmount(text, currency, mark, new Findings());
  // 1,234 has only one meaning here, because no currency has three decimals.
  return read(null) ?? read('.') ?? read(',');
}

/** Compares the total with the preparer's. */
export function compareAmount(
  { amount }: Pick<Form, 'amount'>,
  actualMinor: bigint,
  currency: Currency,
): ControlTotal {
  if (amount.trim() === '') return EMPTY;
  const expected = readTotal(amount, currency);
  if (expected === null)
    return {
      typed: true,
      error: t`Enter an amount, such as 3 210 400,00 or 3210400.00.`,
      short: t`Enter an amount`,
    };
  if (expected === actualMinor) return RIGHT;
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
    short: actualMinor > expected ? t`${difference} too much` : t`${difference} too little`,
  };
}

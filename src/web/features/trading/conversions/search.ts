import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import type { BrokerageQuoteRequest } from '../../../../client/types.gen.ts';
import { divide, isDecimal, multiply } from '../../../../shared/decimals.ts';
import { DECIMAL_INPUT_PATTERN } from '../../../../shared/money.ts';
import { plainQuantity } from '../../../../shared/typed-amount.ts';
import { eitherWords } from '../shared/either-words.ts';

/** The state of the page in its address: the conversion to quote, and the past one that is open. */
export const ConversionSearch = z.object({
  amount: z.string().check(z.regex(DECIMAL_INPUT_PATTERN)),
  pay: z.string().check(z.regex(/^[A-Z0-9]{2,10}$/)),
  receive: z.string().check(z.regex(/^[A-Z0-9]{2,10}$/)),
  /** A fraction, as in the request. */
  feeRate: z.string().check(z.regex(/^0(\.\d{1,6})?$/)),
  feeIn: z.enum(['pay', 'receive']),
  feeAccount: z.string().check(z.regex(/^\d{1,20}$/)),
  /** The slippage cap in percent. */
  cap: z.string().check(z.regex(/^\d{1,2}(\.\d{1,4})?$/)),
  skip: z.coerce.number().check(z.int(), z.minimum(0)),
  open: z.string().check(z.maxLength(64)),
});

type Filters = Partial<z.output<typeof ConversionSearch>>;

/** The values of the form, as typed. */
export interface ConversionValues {
  amount: string;
  pay: string;
  receive: string;
  /** In percent: "0.5". */
  feePercent: string;
  feeIn: 'pay' | 'receive';
  feeAccount: string;
}

/** The form field of each field of the request. */
const FIELDS: Record<string, keyof ConversionValues> = {
  payAmount: 'amount',
  payCurrency: 'pay',
  receiveCurrency: 'receive',
  feeRate: 'feePercent',
  feeCurrency: 'feeIn',
  feeAccountId: 'feeAccount',
};

/** Whether a fee is asked for; without one, the other fields of the fee do not apply. */
export function hasFee({ feePercent }: Pick<ConversionValues, 'feePercent'>): boolean {
  return /[1-9]/.test(feePercent);
}

/** "0.5" percent -> "0.005". */
function fractionOf(percent: string): string {
  return multiply(percent, '0.01');
}

/** "0.005" -> "0.5" percent. */
export function percentOf(fraction: string): string {
  return divide(fraction, '0.01', 4);
}

/** The values that the form begins with: those in the address, or a usual conversion. */
export function valuesOf(filters: Filters): ConversionValues {
  return {
    amount: filters.amount ?? '',
    pay: filters.pay ?? 'USDC',
    receive: filters.receive ?? 'ZAR',
    feePercent: filters.feeRate === undefined ? '0' : percentOf(filters.feeRate),
    feeIn: filters.feeIn ?? 'pay',
    feeAccount: filters.feeAccount ?? '',
  };
}

/** The address of a quote without faults, so that a link to it shows the same quote. */
export function addressOf(values: ConversionValues) {
  const fee = hasFee(values);
  return {
    amount: plainQuantity(values.amount),
    pay: values.pay,
    receive: values.receive,
    feeRate: fee ? fractionOf(plainQuantity(values.feePercent)) : undefined,
    feeIn: fee ? values.feeIn : undefined,
    feeAccount: fee ? values.feeAccount : undefined,
  };
}

/** The request for a quote of values without faults. */
export function requestOf(values: ConversionValues): BrokerageQuoteRequest {
  const { pay, receive } = values;
  return {
    payAmount: plainQuantity(values.amount),
    payCurrency: pay,
    receiveCurrency: receive,
    feeRate: fractionOf(plainQuantity(values.feePercent)),
    ...(hasFee(values)
      ? { feeCurrency: values.feeIn === 'pay' ? pay : receive, feeAccountId: values.feeAccount }
      : {}),
  };
}

/** The errors of the form, by field. */
export function faultsOf(values: ConversionValues): Partial<Record<keyof ConversionValues, string>> {
  const amount = plainQuantity(values.amount);
  const percent = plainQuantity(values.feePercent);
  return {
    ...(DECIMAL_INPUT_PATTERN.test(amount) && /[1-9]/.test(amount)
      ? {}
      : { amount: eitherWords(values.amount) ?? t`Enter an amount such as 1250.50.` }),
    ...(values.pay ? {} : { pay: t`Choose the currency that you pay.` }),
    ...(values.receive === ''
      ? { receive: t`Choose the currency that you receive.` }
      : values.receive === values.pay
        ? { receive: t`Choose a different currency from the one that you pay.` }
        : {}),
    ...(isDecimal(percent) && /^\d{1,2}(\.\d{1,4})?$/.test(percent)
      ? {}
      : { feePercent: t`Enter a percentage from 0 to 99.9999.` }),
    ...(values.feeAccount || !hasFee(values)
      ? {}
      : { feeAccount: t`Choose the account that receives the fee.` }),
  };
}

/** The errors of a refused request, by field of the form. */
export function refusalsOf(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => (FIELDS[path] ? [[FIELDS[path], message]] : [])),
  );
}

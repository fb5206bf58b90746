import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { BUCKET_PERIODS, TIME_IN_FORCE } from '../../../../shared/trading-terms.ts';
import type { OrderDraft } from './order-values.ts';
import { DECIMAL_INPUT_PATTERN } from '../../../../shared/money.ts';

const decimal = z.string().check(z.regex(DECIMAL_INPUT_PATTERN));

export type Period = (typeof BUCKET_PERIODS)[number];

/** The state of the page in its address: the view of the chart, and the initial order of the form. */
export const MarketSearch = z.object({
  period: z.pipe(
    z.pipe(z.string(), z.transform(Number)),
    z.union(BUCKET_PERIODS.map((period) => z.literal(period))),
  ),
  view: z.enum(['table']),
  side: z.enum(['buy', 'sell']),
  price: decimal,
  quantity: decimal,
  tif: z.enum(TIME_IN_FORCE),
  postOnly: z.enum(['true', 'false']),
});

/** The initial order of the form. */
export function draftOf({
  side = 'buy',
  price = '',
  quantity = '',
  tif = 'GTC',
  postOnly,
}: Partial<z.output<typeof MarketSearch>>): OrderDraft {
  return {
    side,
    price,
    amount: quantity,
    unit: 'quantity',
    timeInForce: tif,
    postOnly: postOnly === 'true' && tif === 'GTC',
    reduceOnly: false,
    allowMargin: false,
  };
}

export const PERIOD_WORDS: Record<Period, MessageDescriptor> = {
  60: msg`1 min`,
  300: msg`5 min`,
  900: msg`15 min`,
  1800: msg`30 min`,
  3600: msg`1 hour`,
  21600: msg`6 hours`,
  86400: msg`1 day`,
};

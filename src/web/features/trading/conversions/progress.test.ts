import { describe, expect, it } from 'vitest';
import type { OrderHistoryItem } from '../../../../client/types.gen.ts';
import { multiply } from '../../../../shared/decimals.ts';
import type { ProblemDetails } from '../../../ui/problem.ts';
import type { LegOrder } from '../shared/quote-orders.ts';
import { planOf, type ConversionPlan } from './plan.ts';
import { begin, carryOut, resultOf, type Exchange, type Placed, type Progress } from './progress.ts';
import { CONVERSION_PAIRS, oneLegQuote, quoteOf } from './testing/quotes.ts';

const REFUSED = {
  status: 400,
  code: 'exchange_refused',
  detail: 'No.',
  errors: [],
} as unknown as ProblemDetails;

function planned(plan: ReturnType<typeof planOf>): ConversionPlan {
  if (typeof plan === 'string') throw new Error(plan);
  return plan;
}

const ONE_LEG = planned(planOf({ quote: quoteOf({}), firstLeg: null }, CONVERSION_PAIRS, '0.005'));
const FIRST_LEG = oneLegQuote('SOL', 'USDC', 'SOLUSDC', '2', '150');
const SECOND_LEG = oneLegQuote('USDC', 'ZAR', 'USDCZAR', FIRST_LEG.receiveAmount, '18.5');
const TWO_LEGS = planned(
  planOf(
    {
      quote: {
        ...FIRST_LEG,
        receiveCurrency: 'ZAR',
        receiveAmount: SECOND_LEG.receiveAmount,
        leg2CurrencyPair: 'USDCZAR',
        leg2TradeFeeAmount: SECOND_LEG.leg1TradeFeeAmount,
        leg2TradeFeeCurrency: 'ZAR',
      },
      firstLeg: FIRST_LEG,
    },
    CONVERSION_PAIRS,
    '0.01',
  ),
);

type Outcome = 'filled' | 'cancelled' | 'refused' | 'lost and filled' | 'lost and gone';

/** An exchange that answers each order in turn with an outcome. Its clock moves with every look. */
function exchangeWith(outcomes: readonly Outcome[]) {
  const placed: { order: LegOrder; reference: string }[] = [];
  const orders: OrderHistoryItem[] = [];
  let nowMs = 1_000_000;
  const exchange: Exchange = {
    place: (order, reference): Promise<Placed> => {
      const outcome = outcomes[placed.length] ?? 'refused';
      placed.push({ order, reference });
      if (outcome === 'refused') return Promise.resolve({ refused: REFUSED });
      if (outcome === 'lost and gone') return Promise.resolve('lost');
      orders.push(historyItem(order, reference, outcome !== 'cancelled'));
      return Promise.resolve(outcome === 'lost and filled' ? 'lost' : 'accepted');
    },
    orders: () => (nowMs % 3 === 0 ? Promise.reject(new TypeError('offline')) : Promise.resolve(orders)),
    wait: () => {
      nowMs += 1_000;
      return Promise.resolve();
    },
    nowMs: () => nowMs,
    newReference: () => `reference-${placed.length + 1}`,
  };
  return { exchange, placed };
}

function historyItem(order: LegOrder, reference: string, isFilled: boolean): OrderHistoryItem {
  const total = multiply(order.quantity, order.price);
  return {
    orderId: `order of ${reference}`,
    customerOrderId: reference,
    orderStatusType: isFilled ? 'Filled' : 'Cancelled',
    failedReason: isFilled ? '' : 'No liquidity to FOK',
    currencyPair: order.pair,
    total: isFilled ? total : '0',
    totalExecutedQuantity: isFilled ? order.quantity : '0',
    totalFee: isFilled ? multiply(total, '0.001') : '0',
    feeCurrency: order.pair.endsWith('ZAR') ? 'ZAR' : 'USDC',
  } as OrderHistoryItem;
}

async function converted(plan: ConversionPlan, outcomes: readonly Outcome[]) {
  const { exchange, placed } = exchangeWith(outcomes);
  const shown: Progress[] = [];
  await carryOut(begin(plan, '0', 1), exchange, (progress) => shown.push(progress), { mayOrder: true });
  return { last: shown.at(-1)!, shown, placed };
}

describe('a conversion', () => {
  it.each([
    [ONE_LEG, ['filled'], 'done', ['filled']],
    [ONE_LEG, ['cancelled'], 'nothing', ['unfilled']],
    [ONE_LEG, ['refused'], 'nothing', ['refused']],
    [ONE_LEG, ['lost and filled'], 'done', ['filled']],
    [ONE_LEG, ['lost and gone'], 'nothing', ['absent']],
    [TWO_LEGS, ['filled', 'filled'], 'done', ['filled', 'filled']],
    [TWO_LEGS, ['filled', 'cancelled'], 'held', ['filled', 'unfilled']],
    [TWO_LEGS, ['filled', 'refused'], 'held', ['filled', 'refused']],
    [TWO_LEGS, ['filled', 'lost and gone'], 'held', ['filled', 'absent']],
    [TWO_LEGS, ['filled', 'lost and filled'], 'done', ['filled', 'filled']],
    [TWO_LEGS, ['lost and filled', 'filled'], 'done', ['filled', 'filled']],
    [TWO_LEGS, ['cancelled', 'filled'], 'nothing', ['unfilled']],
  ] as const)('%#. ends as it went at the exchange', async (plan, outcomes, status, states) => {
    const { last, placed } = await converted(plan, outcomes);
    expect(last.status).toBe(status);
    expect(last.legs.map(({ state }) => state)).toEqual(states);
    // Each order is sent once, whatever happened to its answer.
    expect(placed).toHaveLength(states.length);
  });

  it('stores each order with its reference before it is sent', async () => {
    const { exchange, placed } = exchangeWith(['filled']);
    const shown: Progress[] = [];
    const place = exchange.place;
    exchange.place = (order, reference) => {
      expect(shown.at(-1)!.legs.at(-1)).toMatchObject({ order, reference, state: 'sent' });
      return place(order, reference);
    };
    await carryOut(begin(ONE_LEG, '0', 1), exchange, (progress) => shown.push(progress), { mayOrder: true });
    expect(placed).toHaveLength(1);
  });

  it('orders the second leg for the actual proceeds of the first', async () => {
    const { placed, last } = await converted(TWO_LEGS, ['filled', 'filled']);
    expect(placed.map(({ order }) => order.side)).toEqual(['SELL', 'SELL']);
    expect(last.legs[0]!.fill!.brought).toMatch(/^29\d\.\d+$/);
    expect(placed[1]!.order.quantity).toBe(
      last.legs[0]!.fill!.brought.replace(/(\.\d\d)\d*$/, '$1').replace(/0+$/, ''),
    );
  });

  it('compares its result with the quote', async () => {
    const { last } = await converted(ONE_LEG, ['filled']);
    expect(resultOf(last)).toMatchObject({ paid: '100', received: '1839.159', difference: '-0.49' });
    expect(resultOf((await converted(ONE_LEG, ['cancelled'])).last)).toBeNull();
  });
});

describe('after the page was loaded again', () => {
  const resume = async (from: Progress, outcomes: readonly Outcome[]) => {
    const { exchange, placed } = exchangeWith(outcomes);
    const shown: Progress[] = [];
    await carryOut(from, exchange, (progress) => shown.push(progress), { mayOrder: false });
    return { last: shown.at(-1)!, placed };
  };

  it('a conversion follows what was sent and orders nothing more', async () => {
    const { shown } = await converted(TWO_LEGS, ['filled', 'filled']);
    const afterFirst = shown.find(({ legs }) => legs.length === 1 && legs[0]!.state === 'filled')!;
    const { last, placed } = await resume(afterFirst, ['filled']);
    expect(placed).toEqual([]);
    expect(last).toMatchObject({ status: 'held', obstacle: 'interrupted' });
  });

  it('an order that was being sent is looked for', async () => {
    const { shown } = await converted(ONE_LEG, ['filled']);
    const sending = shown.find(({ legs }) => legs[0]?.state === 'sent')!;
    const { last, placed } = await resume(sending, []);
    expect(placed).toEqual([]);
    expect(last).toMatchObject({ status: 'nothing', legs: [{ state: 'absent' }] });
  });
});

import type { OrderHistoryItem } from '../../../../client/types.gen.ts';
import type { FailedReasonCode } from '../../../../shared/trading-terms.ts';
import { failedReasonCode } from '../../../../shared/trading-terms.ts';
import { divide, isPositive, isZero, multiply, subtract } from '../../../../shared/decimals.ts';
import type { ProblemDetails } from '../../../ui/problem.ts';
import { orderOfReference } from '../shared/lost-order.ts';
import { kindOf } from '../shared/order-outcome.ts';
import type { LegOrder } from '../shared/quote-orders.ts';
import { secondOrder, type ConversionPlan, type Obstacle } from './plan.ts';

/** The amounts that an order traded. */
interface Fill {
  orderId: string;
  spent: string;
  /** After the fee of the exchange. */
  brought: string;
}

export interface Leg {
  order: LegOrder;
  /** The order's reference at the exchange, by which it is found when its answer is lost. */
  reference: string;
  sentAtMs: number;
  /**
   * `sent`: no answer yet. `lost`: the connection broke, so it may or may not have arrived. `absent`: it
   * never arrived. `unfilled`: the exchange cancelled or failed it. `refused`: it was not accepted.
   */
  state: 'sent' | 'accepted' | 'lost' | 'filled' | 'unfilled' | 'refused' | 'absent';
  fill: Fill | null;
  reason: string;
  reasonCode: FailedReasonCode | null;
  problem: ProblemDetails | null;
}

/** A confirmed conversion with its progress so far. It is stored as JSON. */
export interface Progress {
  plan: ConversionPlan;
  account: string;
  legs: Leg[];
  /**
   * `held`: the first leg traded, the second did not, so the account holds the currency between them.
   * `nothing`: nothing was traded.
   */
  status: 'running' | 'done' | 'held' | 'nothing';
  /** Why the second leg was not ordered. */
  obstacle: Obstacle | 'interrupted' | null;
  /** Identifies the load of the page that carries it out. */
  pageLoad: number;
}

/** The exchange, as a conversion uses it. */
export interface Exchange {
  place: (order: LegOrder, reference: string) => Promise<Placed>;
  /** The latest orders of the account. */
  orders: () => Promise<readonly OrderHistoryItem[]>;
  /** Waits until the orders are read again. */
  wait: () => Promise<void>;
  nowMs: () => number;
  newReference: () => string;
}

export type Placed = 'accepted' | 'lost' | { refused: ProblemDetails };

/**
 * The exchange refuses requests that are older than 30 seconds. An order that it does not list after this
 * time never arrived.
 */
const ARRIVES_WITHIN_MS = 90_000;

export function begin(plan: ConversionPlan, account: string, pageLoad: number): Progress {
  return { plan, account, legs: [], status: 'running', obstacle: null, pageLoad };
}

/** The amounts that an order traded; null when it traded nothing. */
function fillOf(
  order: LegOrder,
  receives: string,
  { orderId, total, totalExecutedQuantity: quantity, totalFee, feeCurrency }: OrderHistoryItem,
): Fill | null {
  if (isZero(quantity)) return null;
  const fee = feeCurrency === receives ? totalFee : '0';
  return order.side === 'SELL'
    ? { orderId, spent: quantity, brought: subtract(total, fee) }
    : { orderId, spent: total, brought: subtract(quantity, fee) };
}

/**
 * Places the orders of a conversion one after the other, each at most once: a lost answer is resolved by
 * looking for the order, never by sending it again. `mayOrder` is false after the page was loaded again: it
 * then only follows the orders that were sent. `show` receives every change before the next request.
 */
export async function carryOut(
  from: Progress,
  exchange: Exchange,
  show: (progress: Progress) => void,
  { mayOrder }: { mayOrder: boolean },
): Promise<void> {
  let progress = from;
  const change = (part: Partial<Progress>) => {
    progress = { ...progress, ...part };
    show(progress);
  };
  const changeLast = (part: Partial<Leg>) =>
    change({ legs: [...progress.legs.slice(0, -1), { ...progress.legs.at(-1)!, ...part }] });

  for (;;) {
    const last = progress.legs.at(-1);
    if (last && isOpen(last)) {
      await follow(last, currencyAfter(progress.plan, progress.legs.length), exchange, changeLast);
      continue;
    }
    const next = last === undefined ? progress.plan.first : nextOrder(progress);
    if (next === null || typeof next === 'string' || !mayOrder) {
      change({
        ...ending(progress),
        obstacle: next === null ? null : typeof next === 'string' ? next : 'interrupted',
      });
      return;
    }
    const reference = exchange.newReference();
    change({
      legs: [
        ...progress.legs,
        {
          order: next,
          reference,
          sentAtMs: exchange.nowMs(),
          state: 'sent',
          fill: null,
          reason: '',
          reasonCode: null,
          problem: null,
        },
      ],
    });
    const placed = await exchange.place(next, reference);
    changeLast(
      typeof placed === 'string' ? { state: placed } : { state: 'refused', problem: placed.refused },
    );
  }
}

function isOpen({ state }: Leg): boolean {
  return state === 'sent' || state === 'accepted' || state === 'lost';
}

/** The order after the last one; null when none follows. */
function nextOrder({ plan, legs }: Progress): LegOrder | Obstacle | null {
  const [first, second] = legs;
  if (!plan.second || second || first?.state !== 'filled' || !first.fill) return null;
  return secondOrder(plan, first.fill.brought);
}

function ending({ plan, legs }: Progress): Pick<Progress, 'status'> {
  const [first, second] = legs;
  if ((plan.second ? second : first)?.fill) return { status: 'done' };
  return { status: first?.fill ? 'held' : 'nothing' };
}

/** The currency that the leg with this number (from 1) receives. */
function currencyAfter({ viaCurrency, receiveCurrency }: ConversionPlan, number: number): string {
  return number === 1 && viaCurrency !== null ? viaCurrency : receiveCurrency;
}

async function follow(
  leg: Leg,
  receives: string,
  exchange: Exchange,
  change: (part: Partial<Leg>) => void,
): Promise<void> {
  const askedAtMs = exchange.nowMs();
  const orders = await exchange.orders().catch(() => null);
  const found = orders && orderOfReference(orders, leg.reference);
  const kind = found && kindOf(found);
  if (found && (kind === 'filled' || kind === 'failed' || kind === 'cancelled')) {
    change({
      state: kind === 'filled' ? 'filled' : 'unfilled',
      fill: fillOf(leg.order, receives, found),
      reason: found.failedReason,
      reasonCode: found.failedReasonCode ?? failedReasonCode(found.failedReason),
    });
    return;
  }
  if (orders && !found && leg.state !== 'accepted' && askedAtMs - leg.sentAtMs > ARRIVES_WITHIN_MS) {
    change({ state: 'absent' });
    return;
  }
  await exchange.wait();
}

/** The totals of a conversion against its quote. */
export interface Result {
  paid: string;
  received: string;
  /** Received for one unit paid. */
  rate: string;
  quotedRate: string;
  /** In percent with two decimal places; positive when the rate is better than quoted. */
  difference: string;
}

const RATE_PLACES = 12;

/** Null until the conversion is complete. */
export function resultOf({ plan, legs, status }: Progress): Result | null {
  const first = legs[0]?.fill;
  const last = legs.at(-1)?.fill;
  if (status !== 'done' || !first || !last || !isPositive(first.spent)) return null;
  const rate = divide(last.brought, first.spent, RATE_PLACES);
  const quotedRate = divide(plan.quote.receiveAmount, plan.quote.actualPayAmount, RATE_PLACES);
  return {
    paid: first.spent,
    received: last.brought,
    rate,
    quotedRate,
    difference: isZero(quotedRate) ? '0' : divide(multiply(subtract(rate, quotedRate), '100'), quotedRate, 2),
  };
}

import type { OrderChanged, Trade } from '../../../domain/exchange/events.ts';
import type { State } from '../../../domain/exchange/state.ts';
import type { Applied } from '../engine/applied.ts';
import { fillOf } from '../engine/projections/fills.ts';
import { lotsText, sidesOf } from '../engine/projections/projection.ts';
import { balanceOf } from '../views/balances.ts';
import { currencyOf } from '../views/currencies.ts';
import { failedReason, openOrders, orderStatusAt, type StatusOrder } from '../views/orders.ts';
import { accountTrade } from '../views/trades.ts';
import type { Connection } from './connection.ts';
import { receivedOrder, restingOrders } from './shown-orders.ts';

/**
 * An account that clients follow, and the messages that wait for all of them. Messages are made from the
 * engine's state right after a command, so they do not wait for the projections.
 */
export interface FollowedAccount {
  readonly readers: Set<Connection>;
  /** Adds the messages of an event. Other accounts' events add none. */
  add(event: Applied['events'][number], applied: Applied): void;
  /** Sends the waiting messages, then the open orders and the balances that have changed. */
  flush(): void;
  /** Sends the account's balances and open orders to a new client. */
  greet(connection: Connection): void;
  /** Cancels a waiting list of open orders after the last client has left. */
  end(): void;
}

/**
 * The pause after a list of open orders, for each order in it, because every message repeats the whole list.
 */
const LIST_PAUSE_MS = 0.25;

interface KnownOrder {
  readonly order: StatusOrder;
  /** Whether its outcome has been announced. */
  isProcessed: boolean;
  /** Whether it was open after the last command. */
  isOpen: boolean;
}

/**
 * `isInternal`: the orders of the house and of market makers are not announced. `askForFlush` is called when
 * a message waits that no later event would flush.
 */
export function followAccount(
  state: State,
  account: number,
  isInternal: boolean,
  askForFlush: () => void,
): FollowedAccount {
  const readers = new Set<Connection>();
  const source = { state, isProjected: (other: number) => other === account && !isInternal };
  const known = new Map<number, KnownOrder>();
  if (!isInternal)
    for (const [number, order] of restingOrders(state, account))
      known.set(number, { order, isProcessed: true, isOpen: true });
  const list = pacedOrderList(state, account, askForFlush);
  const changedBalances = balanceChanges(state, account);
  let waiting: string[] = [];

  const addTrade = (event: Trade, { at }: Applied): void => {
    for (const side of sidesOf(source, event)) {
      const order = known.get(side.order)?.order;
      if (!order) continue;
      const fill = fillOf(state, event, side, at);
      const shown = { ...fill, order_id: order.id, fee_asset: fill.feeAsset };
      waiting.push(textOf('NEW_ACCOUNT_TRADE', accountTrade(shown), fill.pair));
    }
  };

  const addState = (event: OrderChanged, { at }: Applied): void => {
    const found = known.get(event.order);
    if (!found) return;
    const { order } = found;
    if (!found.isProcessed) waiting.push(...outcomeTexts(event, order));
    found.isProcessed = true;
    const { state: status, reason } = event;
    const remaining = lotsText(state, event.pair, event.remaining);
    const record = orderStatusAt(order, { state: status, reason, remaining, at: new Date(at) });
    waiting.push(textOf('ORDER_STATUS_UPDATE', record, order.pair));
    const isOpen = state.orders.slotOf(event.order) >= 0;
    if (isOpen || found.isOpen) list.change();
    found.isOpen = isOpen;
    if (!isOpen && status !== 'placed' && status !== 'partially-filled') known.delete(event.order);
  };

  return {
    readers,
    add: (event, applied) => {
      if (event.type === 'trade') return addTrade(event, applied);
      if (event.type === 'state') return event.account === account ? addState(event, applied) : undefined;
      if (event.type === 'order' && source.isProjected(event.account))
        known.set(event.order, {
          order: receivedOrder(state, event, applied),
          isProcessed: false,
          isOpen: false,
        });
    },
    flush: () => {
      waiting.push(...list.take());
      waiting.push(...changedBalances());
      const texts = waiting;
      waiting = [];
      for (const reader of readers) reader.sendTexts(texts);
    },
    greet: (connection) =>
      connection.sendTexts([
        ...state.rules.assets.map((_, asset) => balanceText(state, account, asset)),
        textOf('OPEN_ORDERS_UPDATE', openOrders(state, account)),
      ]),
    end: list.end,
  };
}

/** The outcome of an order that was received, as events. */
function outcomeTexts({ state: outcome, reason }: OrderChanged, order: StatusOrder): string[] {
  const success = outcome !== 'failed';
  const failureReason = success ? '' : failedReason(reason);
  const { id: orderId, customer_order_id: customerOrderId, pair } = order;
  const reference = customerOrderId === null ? {} : { customerOrderId };
  const processed = textOf('ORDER_PROCESSED', { orderId, success, failureReason, ...reference }, pair);
  return success
    ? [processed]
    : [processed, textOf('FAILED_ORDER', { orderId, message: failureReason }, pair)];
}

/** The list of open orders, with a pause after each list that was taken. */
function pacedOrderList(state: State, account: number, askForFlush: () => void) {
  let hasChanged = false;
  let pause: NodeJS.Timeout | null = null;
  return {
    change: (): void => {
      hasChanged = true;
    },
    /** The list as a message, if it has changed and no pause runs. */
    take: (): string[] => {
      if (!hasChanged || pause) return [];
      hasChanged = false;
      const orders = openOrders(state, account);
      const pauseMs = Math.floor(orders.length * LIST_PAUSE_MS);
      if (pauseMs > 0)
        pause = setTimeout(() => {
          pause = null;
          if (hasChanged) askForFlush();
        }, pauseMs);
      return [textOf('OPEN_ORDERS_UPDATE', orders)];
    },
    end: (): void => {
      if (pause) clearTimeout(pause);
      pause = null;
    },
  };
}

/** Returns the balances that have changed since the last call, as messages. */
function balanceChanges(state: State, account: number): () => string[] {
  const told = figuresOf(state, account);
  return () => {
    const now = figuresOf(state, account);
    const texts: string[] = [];
    for (let asset = 0; asset < state.rules.assets.length; asset++) {
      const at = asset * FIGURES;
      if ([0, 1, 2, 3].every((n) => now[at + n] === told[at + n])) continue;
      for (let n = 0; n < FIGURES; n++) told[at + n] = now[at + n]!;
      texts.push(balanceText(state, account, asset));
    }
    return texts;
  };
}

function textOf(type: string, data: unknown, pair?: string | null): string {
  return JSON.stringify({ type, ...(pair ? { currencyPairSymbol: pair } : {}), data });
}

function balanceText(state: State, account: number, asset: number): string {
  const balance = balanceOf(state, account, asset);
  return textOf('BALANCE_UPDATE', { ...balance, currency: currencyOf(state.rules, asset) });
}

/** How many numbers a shown balance consists of. */
const FIGURES = 4;

/** The numbers of every asset, one asset after another. */
function figuresOf({ accounts, rules }: State, account: number): number[] {
  const { available, reserved, lendReserved, borrowed } = accounts;
  return rules.assets.flatMap((_, asset) => {
    const at = accounts.at(account, asset);
    return [available[at]!, reserved[at]!, lendReserved[at]!, borrowed[at]!];
  });
}

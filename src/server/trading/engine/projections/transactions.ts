import type { MoneyMoved, OrderKind, Trade } from '../../../../domain/exchange/events.ts';
import type { State } from '../../../../domain/exchange/state.ts';
import type { TransactionType } from '../../../../shared/trading-terms.ts';
import { idOf } from '../../ids.ts';
import { exchangeTransactions } from '../../tables.ts';
import { amountText, priceText } from '../../units.ts';
import { copyRows, type Row } from './insert-rows.ts';
import {
  assetSymbol,
  pairSymbol,
  type Occurrence,
  type Projection,
  type Source,
  type TradeSide,
} from './projection.ts';

/** Transactions reserve four places for each event: the taker, the maker, the maker's reward, and a spare. */
const PLACES_PER_EVENT = 4;
const MAKER_PLACE = 1;
const REWARD_PLACE = 2;
/** The most transactions of one command; 33 bits of an id's number are left for the command. */
const PLACES_PER_COMMAND = 2 ** 20;

const TYPE_OF_KIND: Record<OrderKind, 'LIMIT' | 'MARKET' | 'SIMPLE'> = {
  limit: 'LIMIT',
  market: 'MARKET',
  simple: 'SIMPLE',
  liquidation: 'MARKET',
};

/** Kinds of money movements that the interface shows under another type. */
const SHOWN_AS: Readonly<Record<string, TransactionType>> = { BROKERAGE_FEE: 'INTERNAL_TRANSFER' };

interface Money {
  readonly asset: string;
  readonly amount: string;
}

interface Movement {
  readonly debit?: Money | null;
  readonly credit?: Money | null;
  readonly fee?: Money | null;
}

/** A transaction before the ids of its order and itself are known. */
interface Draft extends Movement {
  readonly account: number;
  readonly command: number;
  readonly place: number;
  readonly type: TransactionType;
  readonly info: Readonly<Record<string, unknown>>;
  /** The order whose id becomes `info.orderId`. */
  readonly order: number | null;
  readonly at: number;
}

/** An account's transactions: trades, maker rewards, funding payments and all other movements of money. */
export function projectTransactions({ state, isProjected }: Source): Projection {
  const drafts: Draft[] = [];
  /** Profit of the command's closed positions by account, until the trade that closed them is reported. */
  let profits = new Map<number, number>();
  let command = 0;

  const add = (
    { applied, place }: Occurrence,
    transaction: Omit<Draft, 'command' | 'place' | 'at'>,
    offset = 0,
  ): void => {
    const { sequence, at } = applied;
    drafts.push({ ...transaction, command: sequence, place: place * PLACES_PER_EVENT + offset, at });
  };

  const addTrade = (occurrence: Occurrence, trade: Trade): void => {
    for (const side of occurrence.sides) {
      const { account, order, fee, feeAsset } = side;
      const profit = profits.get(account) ?? 0;
      profits.delete(account);
      const info = tradeInfo(state, trade);
      const type = `${TYPE_OF_KIND[side.kind]}_${side.isBuy ? 'BUY' : 'SELL'}` as const;
      const charged = fee > 0 ? money(state, feeAsset, fee) : null;
      const movement = { ...tradeMovement(state, trade, side, profit), fee: charged };
      add(occurrence, { account, type, order, info, ...movement }, side.isMaker ? MAKER_PLACE : 0);
      if (fee >= 0) continue;
      const reward = { credit: money(state, feeAsset, -fee) };
      add(occurrence, { account, type: 'MAKER_REWARD', order, info, ...reward }, REWARD_PLACE);
    }
  };

  return {
    collect: (occurrence) => {
      const { event, applied } = occurrence;
      if (applied.sequence !== command) {
        command = applied.sequence;
        if (profits.size > 0) profits = new Map();
      }
      if (event.type === 'position') {
        profits.set(event.account, (profits.get(event.account) ?? 0) + event.realised);
      } else if (event.type === 'trade') {
        addTrade(occurrence, event);
      } else if (event.type === 'money' && isProjected(event.account)) {
        const type = SHOWN_AS[event.kind] ?? (event.kind as TransactionType);
        add(occurrence, {
          account: event.account,
          type,
          order: null,
          info: {},
          ...moneyMovement(state, event),
        });
      } else if (event.type === 'funding' && event.amount !== 0 && isProjected(event.account)) {
        const { account, pair, amount } = event;
        const info = { currencyPairSymbol: pairSymbol(state, pair) };
        const movement = signedMovement(state, state.markets[pair]!.quote, amount);
        add(occurrence, { account, type: 'FUND', order: null, info, ...movement });
      }
    },
    write: (tx, orderIds) =>
      copyRows(
        tx,
        exchangeTransactions,
        drafts.map((draft) => rowOf(draft, orderIds)),
      ),
  };
}

function money(state: State, asset: number, units: number): Money {
  return { asset: assetSymbol(state, asset), amount: amountText(state.rules, asset, units) };
}

/** A gain as a credit, a loss as a debit; neither for zero. */
function signedMovement(state: State, asset: number, gain: number): Movement {
  return {
    debit: gain < 0 ? money(state, asset, -gain) : null,
    credit: gain > 0 ? money(state, asset, gain) : null,
  };
}

/** A movement of zero is shown as a credit of zero. */
function moneyMovement(state: State, { asset, amount }: MoneyMoved): Movement {
  return amount === 0 ? { credit: money(state, asset, 0) } : signedMovement(state, asset, amount);
}

/** A spot trade exchanges base and quote; a trade of futures moves only the profit of what it closed. */
function tradeMovement(state: State, trade: Trade, { isBuy }: TradeSide, profit: number): Movement {
  const market = state.markets[trade.pair]!;
  if (market.future) return signedMovement(state, market.quote, profit);
  const base = money(state, market.base, trade.quantity * market.lotUnits);
  const quote = money(state, market.quote, trade.value);
  return isBuy ? { debit: quote, credit: base } : { debit: base, credit: quote };
}

function tradeInfo(state: State, trade: Trade): Record<string, unknown> {
  const market = state.markets[trade.pair]!;
  return {
    costPerCoin: Number(priceText(state.rules, market, trade.price)),
    costPerCoinSymbol: assetSymbol(state, market.quote),
    currencyPairSymbol: market.pair.symbol,
  };
}

function rowOf(draft: Draft, orderIds: ReadonlyMap<number, string>): Row<typeof exchangeTransactions> {
  const { command, place, account, type, debit, credit, fee, info, order, at } = draft;
  return {
    command,
    place,
    id: idOf('transaction', command * PLACES_PER_COMMAND + place, at),
    account,
    type,
    debitAsset: debit?.asset ?? null,
    debit: debit?.amount ?? null,
    creditAsset: credit?.asset ?? null,
    credit: credit?.amount ?? null,
    feeAsset: fee?.asset ?? null,
    fee: fee?.amount ?? null,
    info: order === null ? info : { ...info, orderId: orderIds.get(order) },
    at: new Date(at),
  };
}

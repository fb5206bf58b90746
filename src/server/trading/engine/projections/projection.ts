import type { ExchangeEvent, OrderKind, Trade } from '../../../../domain/exchange/events.ts';
import type { State } from '../../../../domain/exchange/state.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { priceText, quantityText } from '../../units.ts';
import type { Applied } from '../applied.ts';

/**
 * The rows of one table that a run of commands makes. A projection is created for each run, collects every
 * event of it in order, and is then written once.
 */
export interface Projection {
  collect(occurrence: Occurrence): void;
  /** `orderIds` has the id of every order that the run touched, by order number. */
  write(tx: Tx, orderIds: ReadonlyMap<number, string>): Promise<void>;
}

/** The engine that the events come from. */
export interface Source {
  readonly state: State;
  /** Whether the account's orders, fills and transactions are kept: not for the house and market makers. */
  isProjected: (account: number) => boolean;
}

/** An event and its place among the events of its command. */
export interface Occurrence {
  readonly event: ExchangeEvent;
  readonly place: number;
  readonly applied: Applied;
  /** The projected sides of a trade, taker first; empty for every other event. */
  readonly sides: readonly TradeSide[];
}

/** A trade as one of its two accounts sees it. */
export interface TradeSide {
  readonly isMaker: boolean;
  readonly account: number;
  readonly order: number;
  readonly isBuy: boolean;
  /** Negative for a maker's reward. */
  readonly fee: number;
  readonly feeAsset: number;
  readonly kind: OrderKind;
}

/** The sides of a trade whose accounts are projected, taker first. */
export function sidesOf({ state, isProjected }: Source, trade: Trade): TradeSide[] {
  const market = state.markets[trade.pair]!;
  const takerBuys = trade.takerSide === 'buy';
  const feeAsset = takerBuys && !market.future ? market.base : market.quote;
  const taker: TradeSide = {
    isMaker: false,
    account: trade.takerAccount,
    order: trade.takerOrder,
    isBuy: takerBuys,
    fee: trade.takerFee,
    feeAsset,
    kind: trade.takerKind,
  };
  const maker: TradeSide = {
    isMaker: true,
    account: trade.makerAccount,
    order: trade.makerOrder,
    isBuy: !takerBuys,
    fee: -trade.makerReward,
    feeAsset,
    kind: 'limit',
  };
  return [taker, maker].filter(({ account }) => isProjected(account));
}

export function assetSymbol(state: State, asset: number): string {
  return state.rules.assets[asset]!.symbol;
}

export function pairSymbol(state: State, pair: number): string {
  return state.markets[pair]!.pair.symbol;
}

/** Lots of a pair as a decimal of its base currency; "0" for a conversion without a pair. */
export function lotsText(state: State, pair: number, lots: number): string {
  const market = state.markets[pair];
  return market ? quantityText(market, lots) : '0';
}

/** A price in ticks of a pair as a decimal of its quote currency. */
export function ticksText(state: State, pair: number, ticks: number): string {
  return priceText(state.rules, state.markets[pair]!, ticks);
}

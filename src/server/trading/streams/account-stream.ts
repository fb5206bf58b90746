import type { WebSocket } from 'ws';
import type { OrderChanged } from '../../../domain/exchange/events.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Engine } from '../engine/engine.ts';
import type { Applied } from '../engine/applied.ts';
import { quantityText } from '../units.ts';
import { balanceOf, balancesOf } from '../views/balances.ts';
import { currencyOf } from '../views/currencies.ts';
import {
  failedReason,
  openOrders,
  ORDER_COLUMNS,
  orderStatusRecord,
  type OrderRow,
} from '../views/orders.ts';
import { accountTrade, FILL_COLUMNS, type FillRow } from '../views/trades.ts';
import { openConnection, type Connection } from './connection.ts';
import { subscribe } from './subscriptions.ts';

/** /ws/account: the orders, balances and trades of one account. It sends every outcome, in order. */

export const ACCOUNT_EVENTS = [
  'ORDER_PROCESSED',
  'ORDER_STATUS_UPDATE',
  'OPEN_ORDERS_UPDATE',
  'BALANCE_UPDATE',
  'NEW_ACCOUNT_TRADE',
  'FAILED_ORDER',
] as const;

interface Reader {
  connection: Connection;
  account: number;
  /** The last balances that were sent, so that only changes are sent. */
  sent: Map<string, string>;
}

export interface AccountStream {
  /** Adds a client that was authenticated for this account. */
  join(socket: WebSocket, account: number): void;
  stop(): void;
}

export function accountStream(
  engine: Engine,
  database: Queryable,
  onFault: (error: unknown) => void,
): AccountStream {
  const readers = new Set<Reader>();
  const waiting: { applied: Applied; accounts: Set<number> }[] = [];
  let telling = false;

  const followed = () => new Set([...readers].map((reader) => reader.account));
  const off = engine.onApplied((applied) => {
    if (readers.size === 0) return;
    const accounts = touched(applied, followed());
    if (accounts.size === 0) return;
    waiting.push({ applied, accounts });
    if (!telling) void tellAll();
  });

  const tellAll = async () => {
    telling = true;
    while (waiting.length > 0) {
      const turn = waiting.splice(0);
      try {
        await engine.projected();
        await tell(turn);
      } catch (error) {
        onFault(error);
      }
    }
    telling = false;
  };

  const tell = async (turn: typeof waiting) => {
    const orders = await ordersOf(database, turn);
    const fills = await fillsOf(database, turn);
    const touchedOrders = new Set<number>();
    const accounts = new Set<number>();
    for (const { applied, accounts: of } of turn) {
      for (const account of of) accounts.add(account);
      tellCommand(applied, orders, fills, touchedOrders);
    }
    for (const reader of readers) {
      if (!accounts.has(reader.account)) continue;
      if (touchedOrders.has(reader.account))
        reader.connection.send({
          type: 'OPEN_ORDERS_UPDATE',
          data: openOrders(engine.state, reader.account),
        });
      tellBalances(engine, reader);
    }
  };

  const to = (account: number, type: string, data: unknown, pair?: string | null) => {
    for (const reader of readers)
      if (reader.account === account)
        reader.connection.send({ type, ...(pair ? { currencyPairSymbol: pair } : {}), data });
  };

  const tellCommand = (
    applied: Applied,
    orders: ReadonlyMap<number, OrderRow>,
    fills: ReadonlyMap<string, FillRow>,
    touchedOrders: Set<number>,
  ) => {
    const fresh = new Set<number>();
    for (const event of applied.events) {
      if (event.type === 'order') fresh.add(event.order);
      if (event.type === 'trade') {
        for (const [maker, account] of [
          [false, event.takerAccount],
          [true, event.makerAccount],
        ] as const) {
          const fill = fills.get(`${event.trade} ${maker}`);
          if (fill) to(account, 'NEW_ACCOUNT_TRADE', accountTrade(fill), fill.pair);
        }
      }
      if (event.type !== 'state') continue;
      const row = orders.get(event.order);
      if (!row) continue;
      touchedOrders.add(event.account);
      if (fresh.delete(event.order)) {
        const success = event.state !== 'failed';
        const reason = failedReason(event.reason);
        to(
          event.account,
          'ORDER_PROCESSED',
          {
            orderId: row.id,
            success,
            failureReason: success ? '' : reason,
            ...(row.customer_order_id === null ? {} : { customerOrderId: row.customer_order_id }),
          },
          row.pair,
        );
        if (!success) to(event.account, 'FAILED_ORDER', { orderId: row.id, message: reason }, row.pair);
      }
      to(
        event.account,
        'ORDER_STATUS_UPDATE',
        orderStatusRecord({
          ...row,
          state: event.state,
          reason: event.reason,
          remaining: remainingText(engine, event),
        }),
        row.pair,
      );
    }
  };

  return {
    join: (socket, account) => {
      const reader: Reader = {
        account,
        sent: new Map(),
        connection: openConnection(
          socket,
          (message) => {
            if (message['type'] === 'AUTHENTICATE')
              return reader.connection.fail('This connection is authenticated already.');
            if (message['type'] !== 'SUBSCRIBE') return reader.connection.fail('Send SUBSCRIBE or PING.');
            // Every message of the account is sent in any case; subscriptions are confirmed for clients
            // that send them.
            subscribe(reader.connection, message, {
              events: ACCOUNT_EVENTS,
              pairs: new Set(engine.state.rules.pairs.map((pair) => pair.symbol)),
              withoutPairs: true,
            });
          },
          () => readers.delete(reader),
        ),
      };
      readers.add(reader);
      reader.connection.send({ type: 'AUTHENTICATED' });
      engine.state.rules.assets.forEach((_, asset) => tellBalance(engine, reader, asset));
      reader.connection.send({ type: 'OPEN_ORDERS_UPDATE', data: openOrders(engine.state, account) });
    },
    stop: () => {
      off();
      for (const reader of readers) reader.connection.close();
    },
  };
}

function remainingText(engine: Engine, event: OrderChanged): string {
  const market = engine.state.markets[event.pair];
  return market ? quantityText(market, event.remaining) : '0';
}

/** The followed accounts that a command affects. */
function touched(applied: Applied, followed: ReadonlySet<number>): Set<number> {
  const accounts = new Set<number>();
  const add = (account: number) => {
    if (followed.has(account)) accounts.add(account);
  };
  for (const event of applied.events) {
    if (event.type === 'trade') {
      add(event.takerAccount);
      add(event.makerAccount);
    } else if ('account' in event) add(event.account);
  }
  // Interest and repayments may affect accounts that no event names.
  if (applied.command.type === 'hour') for (const account of followed) accounts.add(account);
  return accounts;
}

function tellBalances(engine: Engine, reader: Reader): void {
  const now = new Map(balancesOf(engine.state, reader.account).map((balance) => [balance.currency, balance]));
  engine.state.rules.assets.forEach(({ symbol }, asset) => {
    const { updatedAt: _, ...figures } = now.get(symbol) ?? balanceOf(engine.state, reader.account, asset);
    if (reader.sent.get(symbol) !== JSON.stringify(figures)) tellBalance(engine, reader, asset);
  });
}

function tellBalance(engine: Engine, reader: Reader, asset: number): void {
  const balance = balanceOf(engine.state, reader.account, asset);
  const { updatedAt: _, ...figures } = balance;
  reader.sent.set(balance.currency, JSON.stringify(figures));
  reader.connection.send({
    type: 'BALANCE_UPDATE',
    data: { ...balance, currency: currencyOf(engine.state.rules, asset) },
  });
}

async function ordersOf(
  database: Queryable,
  turn: readonly { applied: Applied }[],
): Promise<Map<number, OrderRow>> {
  const numbers = turn.flatMap(({ applied }) =>
    applied.events.flatMap((event) => (event.type === 'state' ? [event.order] : [])),
  );
  if (numbers.length === 0) return new Map();
  const rows = await database.query(
    `SELECT ${ORDER_COLUMNS} FROM exchange.orders o WHERE o.number = ANY($1::bigint[])`,
    [numbers],
  );
  return new Map(rows.map((row) => [Number(row.number), row]));
}

async function fillsOf(
  database: Queryable,
  turn: readonly { applied: Applied }[],
): Promise<Map<string, FillRow>> {
  const trades = turn.flatMap(({ applied }) =>
    applied.events.flatMap((event) => (event.type === 'trade' ? [event.trade] : [])),
  );
  if (trades.length === 0) return new Map();
  const rows = await database.query(
    `SELECT ${FILL_COLUMNS}, f.maker FROM exchange.fills f WHERE f.trade = ANY($1::bigint[])`,
    [trades],
  );
  return new Map(rows.map((row) => [`${row.trade} ${row.maker}`, row]));
}

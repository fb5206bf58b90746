import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { ExchangeEvent } from '../../../domain/exchange/events.ts';
import type { Applied } from '../engine/applied.ts';
import type { Engine } from '../engine/engine.ts';
import { openConnection } from './connection.ts';
import { followAccount, type FollowedAccount } from './followed-account.ts';
import { subscribe } from './subscriptions.ts';

/** /ws/account: the orders, balances and trades of one account. It sends every outcome, in order. */

const ACCOUNT_EVENTS = [
  'ORDER_PROCESSED',
  'ORDER_STATUS_UPDATE',
  'OPEN_ORDERS_UPDATE',
  'BALANCE_UPDATE',
  'NEW_ACCOUNT_TRADE',
  'FAILED_ORDER',
] as const;

export interface AccountStream {
  /** Adds a client that was authenticated for this account. `transport` carries its WebSocket. */
  join(socket: WebSocket, transport: Duplex, account: number): void;
  stop(): void;
}

export function accountStream(engine: Engine, onFault: (error: unknown) => void): AccountStream {
  const followed = new Map<number, FollowedAccount>();
  /** The accounts that the commands since the last flush have changed. */
  const changed = new Set<FollowedAccount>();
  let flush: NodeJS.Immediate | null = null;

  const off = engine.onApplied((applied) => {
    if (followed.size === 0) return;
    for (const event of applied.events) {
      const [one, other] = accountsOf(event);
      addTo(one, event, applied);
      if (other !== one) addTo(other, event, applied);
    }
    // Interest and repayments may affect accounts that no event names.
    if (applied.command.type === 'hour') for (const account of followed.values()) flushSoon(account);
  });

  const addTo = (account: number, event: ExchangeEvent, applied: Applied): void => {
    const found = followed.get(account);
    if (!found) return;
    found.add(event, applied);
    flushSoon(found);
  };

  /** The commands of one journal write are applied one after another: clients receive them together. */
  const flushSoon = (account: FollowedAccount): void => {
    changed.add(account);
    flush ??= setImmediate(flushAll);
  };

  const flushAll = (): void => {
    flush = null;
    const accounts = [...changed];
    changed.clear();
    for (const account of accounts) {
      try {
        account.flush();
      } catch (error) {
        onFault(error);
      }
    }
  };

  const follow = (account: number): FollowedAccount => {
    const known = followed.get(account);
    if (known) return known;
    const isInternal = engine.internal.has(account);
    const found = followAccount(engine.state, account, isInternal, () => flushSoon(found));
    followed.set(account, found);
    return found;
  };

  return {
    join: (socket, transport, account) => {
      const known = follow(account);
      const connection = openConnection(
        socket,
        transport,
        (message) => {
          if (message['type'] === 'AUTHENTICATE')
            return connection.fail('This connection is authenticated already.');
          if (message['type'] !== 'SUBSCRIBE') return connection.fail('Send SUBSCRIBE or PING.');
          // Every message of the account is sent in any case; subscriptions are confirmed for clients
          // that send them.
          subscribe(connection, message, {
            events: ACCOUNT_EVENTS,
            pairs: new Set(engine.state.rules.pairs.map((pair) => pair.symbol)),
            withoutPairs: true,
          });
        },
        () => {
          known.readers.delete(connection);
          if (known.readers.size > 0 || followed.get(account) !== known) return;
          followed.delete(account);
          known.end();
        },
      );
      known.readers.add(connection);
      connection.send({ type: 'AUTHENTICATED' });
      known.greet(connection);
    },
    stop: () => {
      off();
      if (flush) clearImmediate(flush);
      for (const account of followed.values()) {
        account.end();
        for (const reader of account.readers) reader.close();
      }
    },
  };
}

/** The accounts that an event names: one, or the two of a trade. -1 for none. */
function accountsOf(event: ExchangeEvent): readonly [number, number] {
  if (event.type === 'trade') return [event.takerAccount, event.makerAccount];
  return 'account' in event ? [event.account, event.account] : [-1, -1];
}

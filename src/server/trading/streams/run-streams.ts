import type { Server } from 'node:http';
import { authenticate } from '../authenticate.ts';
import type { Exchange } from '../exchange.ts';
import { openKeys } from '../keys/find-key.ts';
import { ExchangeRefusal } from '../refusal.ts';
import { openStreams } from './streams.ts';

/** Opens the streams of an exchange on its server, for keys that may view. Answers how to stop them. */
export async function runStreams(exchange: Exchange, server: Server): Promise<() => void> {
  const { context, engine } = exchange;
  const findKey = await openKeys(context);
  const streams = openStreams({
    server,
    engine,
    database: context.database,
    clock: context.clock,
    headerPrefix: context.configuration.trading.headerPrefix,
    access: async ({ apiKey, signature, timestamp, path, subaccount }) => {
      try {
        const { key, account } = await authenticate(exchange, findKey, { apiKey, signature, timestamp, verb: 'GET', path, body: new Uint8Array(), subaccountId: subaccount });
        return key.permissions.includes('view') ? account.number : null;
      } catch (error) {
        if (error instanceof ExchangeRefusal) return null;
        throw error;
      }
    },
    onFault: (error) => context.log.warn({ err: error }, 'a stream of the exchange could not tell something'),
  });
  return () => streams.stop();
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signExchangeRequest } from '../src/server/exchange-access/exchange-signature.ts';
import type { Context } from '../src/server/platform/context.ts';
import { createAccount } from '../src/server/trading/create-account.ts';
import { createKey } from '../src/server/trading/keys/create-key.ts';
import { openKeys } from '../src/server/trading/keys/find-key.ts';
import { openExchangeService } from '../src/server/trading/open-exchange-service.ts';
import { streamAccess } from '../src/server/trading/stream-access.ts';
import { openStreams } from '../src/server/trading/streams/streams.ts';

const PAIR = 'BTCUSDC';
const PATH = '/ws/trade';
const PRICE = 50_000;
const LOTS = 10_000;
const PLENTY = 1e15;

/** The exchange with its streams: readers of the trades of one market, and orders that make trades. */
export async function openMarket(context: Context) {
  const exchange = await openExchangeService(context, () => undefined);
  const { engine } = exchange;
  const traders: number[] = [];
  for (const label of ['Maker', 'Taker']) {
    const account = { primary: null, label, marginEnabled: false, futuresEnabled: false };
    const { number } = await createAccount(exchange, { kind: 'PRIMARY', ...account });
    for (const asset of ['USDC', 'BTC'])
      await engine.submit({
        type: 'deposit',
        account: number,
        asset,
        amount: PLENTY,
        kind: 'BLOCKCHAIN_RECEIVE',
      });
    traders.push(number);
  }
  const key = await createKey(context, traders[0]!, ['view'], 'bench');
  const server = createServer();
  const streams = openStreams({
    server,
    engine,
    database: context.database,
    clock: context.clock,
    headerPrefix: context.configuration.trading.headerPrefix,
    access: streamAccess(exchange, await openKeys(context)),
    onFault: (error) => {
      throw error;
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`;
  const prefix = context.configuration.trading.headerPrefix;
  const place = (account: number, side: 'buy' | 'sell', quantity: number) =>
    engine.submit({
      type: 'limit',
      account,
      pair: PAIR,
      side,
      price: PRICE,
      quantity,
      timeInForce: 'GTC',
    });
  const trade = {
    type: 'NEW_TRADE',
    currencyPairSymbol: PAIR,
    data: {
      id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11',
      price: '50000',
      quantity: '0.0001',
      currencyPair: PAIR,
      tradedAt: new Date(context.clock.nowMs()).toISOString(),
      takerSide: 'buy',
      sequenceId: 1_000,
    },
  };
  return {
    /** A message as the exchange sends it for a trade. */
    sample: JSON.stringify(trade),
    reader: () => {
      const timestamp = String(context.clock.nowMs());
      const signature = signExchangeRequest(key.apiSecret, {
        timestamp,
        verb: 'GET',
        path: PATH,
        body: '',
        subaccountId: '',
      });
      const headers = {
        [`${prefix}-API-KEY`]: key.apiKey,
        [`${prefix}-SIGNATURE`]: signature,
        [`${prefix}-TIMESTAMP`]: timestamp,
      };
      const subscriptions = [{ event: 'NEW_TRADE', pairs: [PAIR] }];
      return { url, headers, first: JSON.stringify({ type: 'SUBSCRIBE', subscriptions }) };
    },
    /** Makes this many trades, one of each order. */
    trade: async (times: number) => {
      await place(traders[0]!, 'sell', LOTS * times);
      await Promise.all(Array.from({ length: times }, () => place(traders[1]!, 'buy', LOTS)));
    },
    close: async () => {
      streams.stop();
      server.closeAllConnections();
      server.close();
      await exchange.stop();
    },
  };
}

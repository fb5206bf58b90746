import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  tradingInstallation,
  type TradingInstallation,
  type TradingUser,
} from './testing/trading-installation.ts';

let installation: TradingInstallation;
let viewer: TradingUser;

beforeAll(async () => {
  installation = await tradingInstallation();
  viewer = await installation.tradingUser('viewer', installation.firstEntity, ['VIEWER']);
});
afterAll(() => installation.close());

const ACCOUNT = '/app/trading/account-events';
const MARKET = '/app/trading/market-events';

interface Event {
  event: string;
  data: string;
}

/** The events of a browser's EventSource, one after the other; null once the stream has ended. */
async function open(path: string, user: TradingUser = viewer) {
  const leaving = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${installation.port}${path}`, {
    headers: { authorization: `Bearer ${user.token}` },
    signal: leaving.signal,
  });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  const next = async (): Promise<Event | null> => {
    while (!unread.includes('\n\n')) {
      const { value, done } = await reader.read();
      if (done) return null;
      unread += value;
    }
    const [block = '', ...rest] = unread.split('\n\n');
    unread = rest.join('\n\n');
    const lines = block.split('\n');
    const event = lines.find((line) => line.startsWith('event: '))!.slice(7);
    return {
      event,
      data: lines
        .filter((line) => line.startsWith('data: '))
        .map((line) => line.slice(6))
        .join('\n'),
    };
  };
  /** Skips to the event of a name; for `status`, to the one that says `connected`. */
  const until = async (event: string, data?: string): Promise<Event> => {
    for (;;) {
      const heard = await next();
      if (!heard) throw new Error(`The stream ended before ${event}`);
      if (heard.event === event && (data === undefined || heard.data === data)) return heard;
    }
  };
  return {
    answer,
    next,
    until,
    connected: () => until('status', '{"connected":true}'),
    leave: () => leaving.abort(),
  };
}

const socketOf = (path: string) => installation.exchange.sockets.find((socket) => socket.path === path)!;

describe('the events of an account', () => {
  it("are the exchange's messages, unchanged, over one signed connection for all followers", async () => {
    const first = await open(ACCOUNT);
    expect(first.answer.status).toBe(200);
    expect(first.answer.headers.get('content-type')).toContain('text/event-stream');
    await first.connected();
    const second = await open(`${ACCOUNT}?subaccount=0`);
    await second.connected();
    expect(installation.exchange.sockets).toHaveLength(1);
    expect(socketOf('/ws/account')).toMatchObject({ fault: null });
    expect(socketOf('/ws/account').headers['x-service-sub-account-id']).toBeUndefined();
    const outcome =
      '{"type":"ORDER_PROCESSED","data":{"orderId":"1","success":false,' +
      '"failureReason":"Insufficient Balance","accountId":9223372036854775807}}';
    socketOf('/ws/account').socket.send(outcome);
    for (const stream of [first, second])
      expect(await stream.until('exchange')).toEqual({ event: 'exchange', data: outcome });
    first.leave();
    socketOf('/ws/account').socket.send('{"type":"FAILED_ORDER",\n"data":{}}');
    expect((await second.until('exchange')).data).toBe('{"type":"FAILED_ORDER",\n"data":{}}');
    second.leave();
    await installation.exchange.socketsOpen(0);
  });

  it('of a subaccount come over a connection that is signed for it', async () => {
    const stream = await open(`${ACCOUNT}?subaccount=9007199254740993`);
    await stream.connected();
    expect(socketOf('/ws/account')).toMatchObject({
      fault: null,
      headers: { 'x-service-sub-account-id': '9007199254740993' },
    });
    const primary = await open(ACCOUNT);
    await primary.connected();
    expect(installation.exchange.sockets).toHaveLength(2);
    stream.leave();
    primary.leave();
    await installation.exchange.socketsOpen(0);
  });

  it('continue after the connection broke, and the page sees both changes', async () => {
    const stream = await open(ACCOUNT);
    await stream.connected();
    socketOf('/ws/account').socket.terminate();
    await stream.until('status', '{"connected":false}');
    await stream.connected();
    socketOf('/ws/account').socket.send('{"type":"BALANCE_UPDATE","data":{}}');
    expect((await stream.until('exchange')).data).toContain('BALANCE_UPDATE');
    stream.leave();
    await installation.exchange.socketsOpen(0);
  });

  it('require a session, a valid account and an entity with a key', async () => {
    expect((await installation.browser().send(ACCOUNT, {})).status).toBe(401);
    expect((await viewer.send(`${ACCOUNT}?subaccount=main`)).status).toBe(400);
    const roleless = await installation.tradingUser('roleless', installation.firstEntity, []);
    expect((await roleless.send(ACCOUNT)).status).toBe(403);
    const keyless = await installation.tradingUser('keyless', await installation.entity('Keyless Limited'), [
      'TRADER',
    ]);
    const refused = await keyless.send(ACCOUNT);
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([400, 'exchange_key_missing']);
    expect(installation.exchange.sockets).toHaveLength(0);
  });

  it('end at once for a disabled user, and continue for others', async () => {
    const dismissed = await installation.tradingUser('dismissed', installation.firstEntity, ['TRADER']);
    const stays = await open(ACCOUNT);
    const ends = await open(ACCOUNT, dismissed);
    for (const stream of [stays, ends]) await stream.connected();
    await installation.context.database.query('UPDATE users SET disabled_at = now() WHERE id = $1', [
      dismissed.id,
    ]);
    expect(await ends.next()).toBeNull();
    socketOf('/ws/account').socket.send('{"type":"BALANCE_UPDATE","data":{}}');
    expect((await stays.until('exchange')).data).toContain('BALANCE_UPDATE');
    stays.leave();
    await installation.exchange.socketsOpen(0);
  });

  it('end for a client that does not read, and continue for others', async () => {
    const reads = await open(ACCOUNT);
    await reads.connected();
    const sleeps = await open(ACCOUNT);
    await sleeps.connected();
    const page = JSON.stringify({ type: 'OPEN_ORDERS_UPDATE', data: 'x'.repeat(250_000) });
    let heard = 0;
    for (let i = 0; i < 60; i++) {
      socketOf('/ws/account').socket.send(page);
      if ((await reads.until('exchange')).data === page) heard += 1;
    }
    expect(heard).toBe(60);
    await expect(
      (async () => {
        while ((await sleeps.next()) !== null);
        throw new Error('The stream has ended.');
      })(),
    ).rejects.toThrow();
    reads.leave();
    await installation.exchange.socketsOpen(0);
  });
});

describe('the events of a pair', () => {
  const subscriptions = () =>
    socketOf('/ws/trade').messages.map(
      (text) => JSON.parse(text) as { type: string; subscriptions: { event: string; pairs: string[] }[] },
    );
  const pairsAsked = () =>
    subscriptions()
      .filter(({ type }) => type === 'SUBSCRIBE')
      .at(-1)?.subscriptions[0]?.pairs;
  const asked = async (pairs: string[]) => {
    while (JSON.stringify(pairsAsked()) !== JSON.stringify(pairs))
      await new Promise((resolve) => setTimeout(resolve, 5));
  };

  it('come over one connection for all pairs, each to its own followers', async () => {
    const zar = await open(`${MARKET}?pair=BTCZAR`);
    await zar.connected();
    await asked(['BTCZAR']);
    const usdc = await open(`${MARKET}?pair=BTCUSDC`);
    await usdc.connected();
    await asked(['BTCZAR', 'BTCUSDC']);
    expect(installation.exchange.sockets).toHaveLength(1);
    expect(socketOf('/ws/trade').fault).toBeNull();
    const { socket } = socketOf('/ws/trade');
    const trade = (pair: string) =>
      `{"type":"NEW_TRADE","currencyPairSymbol":"${pair}","data":{"sequenceId":9007199254740993}}`;
    const book =
      '{"type":"AGGREGATED_ORDERBOOK_UPDATE","currencyPairSymbol":"BTCZAR","data":{"Asks":[],"Bids":[]}}';
    for (const text of [trade('BTCUSDC'), book, trade('BTCZAR')]) socket.send(text);
    expect((await usdc.until('exchange')).data).toBe(trade('BTCUSDC'));
    expect((await zar.until('exchange')).data).toBe(book);
    expect((await zar.until('exchange')).data).toBe(trade('BTCZAR'));

    const late = await open(`${MARKET}?pair=BTCZAR`);
    expect((await late.until('exchange')).data).toBe(book);
    usdc.leave();
    await asked(['BTCZAR']);
    zar.leave();
    late.leave();
    await installation.exchange.socketsOpen(0);
  });

  it('are subscribed to again on each connection', async () => {
    const stream = await open(`${MARKET}?pair=ETHZAR`);
    await stream.connected();
    await asked(['ETHZAR']);
    socketOf('/ws/trade').socket.terminate();
    await stream.until('status', '{"connected":false}');
    await stream.connected();
    await asked(['ETHZAR']);
    stream.leave();
    await installation.exchange.socketsOpen(0);
  });

  it('are refused without a pair', async () => {
    expect((await viewer.send(MARKET)).status).toBe(400);
    expect((await viewer.send(`${MARKET}?pair=btc/zar`)).status).toBe(400);
  });

  it('are refused for an unknown pair, which would invalidate the subscription of all', async () => {
    installation.exchange.behave(() => ({
      body: '[{"symbol":"BTCZAR"},{"symbol":"BTCUSDC"},{"symbol":"ETHZAR"}]',
    }));
    installation.passMs(60_000);
    expect((await viewer.send(`${MARKET}?pair=DOGEZAR`)).status).toBe(404);
    const stream = await open(`${MARKET}?pair=BTCZAR`);
    await stream.connected();
    await asked(['BTCZAR']);
    stream.leave();
    await installation.exchange.socketsOpen(0);
  });

  it('are limited to twenty streams for each user', async () => {
    const busy = await installation.tradingUser('busy', installation.firstEntity, ['VIEWER']);
    const streams = await Promise.all(Array.from({ length: 20 }, () => open(`${MARKET}?pair=BTCZAR`, busy)));
    const refused = await busy.send(`${MARKET}?pair=BTCZAR`);
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([429, 'too_many_streams']);
    for (const stream of streams) stream.leave();
    await installation.exchange.socketsOpen(0);
  });
});

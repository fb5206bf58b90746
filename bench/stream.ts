import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { buildApp } from '../src/server/app/compose.ts';
import { insertBatch } from '../src/server/payments/testing/insert-batch.ts';
import type { Context } from '../src/server/platform/context.ts';
import { freePort } from '../src/server/platform/testing/free-port.ts';
import { benchInstallation } from './bench-installation.ts';
import { ask, child, nextAnswer } from './contender-process.ts';
import { makeCredentials } from './http-readers.ts';
import { median } from './percentile.ts';
import type { BenchReport, BenchResult } from './report.ts';
import { openMarket } from './stream-market.ts';

const GOAL = 0.5;
/** A reader that stops reading may delay the others by this much, and no more. */
const DELAY_GOAL = 1.5;
/** Below this, the p99 is that of the machine. */
const LEAST_P99_MS = 5;
/**
 * The memory that a reader which stopped reading may occupy in the server: the limit in the code plus one
 * message.
 */
const KEPT_LIMIT_MB = 1.1;
const MB = 1_048_576;
const PAIR = 'BTCZAR';

interface Reader {
  url: string;
  headers?: Record<string, string>;
  /** A message that a WebSocket sends once it is open. */
  first?: string;
}

/** A server, and the way to make it send. */
interface Server {
  readers: () => Reader[];
  /** The name of the events that count. */
  event: string;
  send: (times: number) => Promise<void> | void;
}

interface Heard {
  ms: number;
  readers: number;
  p99Ms: number | null;
}

/**
 * Readers of the events of one batch and of one market (through the gateway, and as WebSockets of the
 * exchange), beside a bare server that sends the same bytes to as many readers, in turns. The readers are
 * sockets of another process, not browsers. It also measures whether a reader that stops reading delays the
 * others, and how much memory it occupies.
 */
export async function bench({ small }: { small: boolean }): Promise<BenchReport> {
  const count = small ? 50 : 1_000;
  const rounds = small ? 1 : 5;
  const installation = await benchInstallation();
  const [bare, clients] = [child('./bare-streams.mjs'), child('./stream-readers.mjs')];
  const barePort = await nextAnswer<number>(bare);
  const exchange = await fakeExchange();
  const { context, origin, app, sockets } = await openApp(installation.context, exchange.url, count);
  const market = await openMarket(installation.context);
  try {
    const { bearer } = await makeCredentials({ ...installation, context });
    await app.listen({ port: context.configuration.port, host: '127.0.0.1' });
    const through = (path: string) => (): Reader[] =>
      Array.from({ length: count }, (_, i) => ({
        url: origin + path,
        headers: bearer[i % bearer.length]!,
      }));
    const bareOne = (scheme: string, event: string, text: string): Server => ({
      readers: () => Array.from({ length: count }, () => ({ url: `${scheme}://127.0.0.1:${barePort}/` })),
      event,
      send: (times) => void bare.send({ text, event, times }),
    });
    const measured = { clients, rounds, count };
    const results: BenchResult[] = [];

    const batch = await insertBatch(context, {
      entityId: installation.entityId,
      createdBy: installation.preparerId,
    });
    const ofBatch: Server = {
      readers: through(`/app/batches/${batch.id}/events`),
      event: 'batch',
      send: labelsOf(context, batch.id),
    };
    const batchText = await firstEvent(ofBatch.readers()[0]!);
    // A reader gets at most two states of a batch a second, so one event at a time is measured.
    const bareBatch = bareOne('http', 'batch', batchText);
    results.push(await compare('one batch, one event at a time', ofBatch, bareBatch, measured, 1));

    const ofMarket: Server = {
      readers: through(`/app/trading/market-events?pair=${PAIR}`),
      event: 'exchange',
      send: (times) => exchange.send(messageOf(0), times),
    };
    const times = small ? 20 : 100;
    results.push(
      await compare(
        'one market, through the gateway',
        ofMarket,
        bareOne('http', 'exchange', messageOf(0)),
        measured,
        times,
      ),
    );

    const ofExchange: Server = {
      readers: () => Array.from({ length: count }, () => market.reader()),
      event: 'NEW_TRADE',
      send: (trades) => market.trade(trades),
    };
    const bareTrades = bareOne('ws', 'NEW_TRADE', market.sample);
    results.push(
      await compare('one market, WebSockets of the exchange', ofExchange, bareTrades, measured, times),
    );

    results.push(...(await stalled(clients, ofMarket, exchange, sockets, { small })));
    return { name: 'stream', results };
  } finally {
    bare.kill();
    clients.kill();
    exchange.stop();
    await market.close();
    await app.close();
    await installation.close();
  }
}

/** The app beside an exchange, and the sockets of its clients. It does not listen yet. */
async function openApp(installed: Context, exchangeUrl: string, count: number) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { configuration } = installed;
  const context: Context = {
    ...installed,
    configuration: {
      ...configuration,
      port,
      publicUrl: origin,
      trustedProxies: ['127.0.0.1'],
      inFlight: { requests: 4 * count, streams: 4 * count },
      trading: { ...configuration.trading, apiUrl: exchangeUrl, apiKey: 'bench', apiSecret: 'bench' },
    },
  };
  const app = await buildApp(context);
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return { context, origin, app, sockets };
}

/** Gives a batch another label with each call. */
function labelsOf({ database }: Context, batchId: string): () => Promise<void> {
  let label = 0;
  return async () => {
    label += 1;
    await database.query('UPDATE batches SET label = $2 WHERE id = $1', [batchId, `Label ${label}`]);
  };
}

/** A message of an order book, with the time at which it was sent. */
function messageOf(sentMs: number, levels = 6): string {
  const level = { side: 'buy', quantity: '0.12345678', price: '1234567', currencyPair: PAIR, orderCount: 3 };
  const side = Array.from({ length: levels }, () => level);
  const data = { sentMs, Asks: side, Bids: side };
  return JSON.stringify({ type: 'AGGREGATED_ORDERBOOK_UPDATE', currencyPairSymbol: PAIR, data });
}

/** An exchange that accepts every subscription and sends messages on request. */
async function fakeExchange() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  server.on('connection', (socket) => {
    socket.send('{"type":"AUTHENTICATED"}');
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    send: (text: string, times: number) => {
      for (const socket of server.clients) for (let i = 0; i < times; i++) socket.send(text);
    },
    stop: () => {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

async function firstEvent({ url, headers }: Reader): Promise<string> {
  const leaving = new AbortController();
  const answer = await fetch(url, { headers: headers ?? {}, signal: leaving.signal });
  if (!answer.ok) throw new Error(`The first reader got ${answer.status}.`);
  let text = '';
  for await (const chunk of answer.body!) {
    text += Buffer.from(chunk).toString('utf8');
    if (text.includes('\n\n')) break;
  }
  leaving.abort();
  return /^data: (.*)$/m.exec(text)![1]!;
}

/** Sends this many events and returns how the readers received them. */
async function hear(clients: ChildProcess, server: Server, events: number, times = false): Promise<Heard> {
  await ask(clients, { count: events, times });
  const [heard] = await Promise.all([nextAnswer<Heard>(clients), server.send(events)]);
  return heard;
}

/** Messages a second of both, in turns: from the first that any reader receives to the last. */
async function compare(
  title: string,
  ours: Server,
  bare: Server,
  { clients, rounds, count }: { clients: ChildProcess; rounds: number; count: number },
  events: number,
): Promise<BenchResult> {
  const rates = new Map<Server, number[]>([
    [ours, []],
    [bare, []],
  ]);
  // The first round warms both up.
  for (let round = 0; round <= rounds; round++)
    for (const server of round % 2 === 0 ? [ours, bare] : [bare, ours]) {
      await ask(clients, { open: server.readers(), event: server.event });
      const samples: number[] = [];
      // One event takes only a few milliseconds, so take several samples.
      for (let sample = 0; sample < (events === 1 ? 5 : 1); sample++) {
        const { ms, readers } = await hear(clients, server, events);
        samples.push((readers * events * 1_000) / Math.max(ms, 0.1));
      }
      if (round > 0) rates.get(server)!.push(median(samples));
      await ask(clients, { close: true });
    }
  const [value, beside] = [median(rates.get(ours)!), median(rates.get(bare)!)];
  const spread = (values: number[]) =>
    `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;
  process.stderr.write(`${title}: ${spread(rates.get(ours)!)}, bare ${spread(rates.get(bare)!)}\n`);
  const ratio = value / beside;
  return {
    case: `${count} readers of ${title}, beside a bare server`,
    value,
    unit: 'messages a second',
    beside,
    ratio,
    goal: GOAL,
    holds: ratio >= GOAL,
  };
}

/**
 * The p99 of the other readers with and without one that has stopped reading, and the memory that this one
 * occupies.
 */
async function stalled(
  clients: ChildProcess,
  server: Server,
  exchange: Awaited<ReturnType<typeof fakeExchange>>,
  sockets: ReadonlySet<Socket>,
  { small }: { small: boolean },
): Promise<BenchResult[]> {
  const events = small ? 20 : 100;
  const paced: Server = {
    ...server,
    send: async (times) => {
      for (let i = 0; i < times; i++) {
        exchange.send(messageOf(performance.timeOrigin + performance.now(), 40), 1);
        await pause(50);
      }
    },
  };
  await ask(clients, { open: server.readers(), event: server.event });
  await hear(clients, paced, 10, true);
  const before = (await hear(clients, paced, events, true)).p99Ms!;
  await ask(clients, { stall: true });
  // The buffers of the kernel fill up before ours do.
  const large = messageOf(0, 400);
  let keptBytes = 0;
  const watch = setInterval(() => {
    for (const socket of sockets) keptBytes = Math.max(keptBytes, socket.writableLength);
  }, 1);
  const readers = sockets.size;
  for (let i = 0; i < 400 && sockets.size === readers; i++) {
    await hear(clients, { ...server, send: () => exchange.send(large, 1) }, 1);
    for (const socket of sockets) keptBytes = Math.max(keptBytes, socket.writableLength);
  }
  clearInterval(watch);
  const isDropped = sockets.size < readers;
  const keptMb = keptBytes / MB;
  await ask(clients, { close: true });

  // Open the readers again: this time the stalled one is not dropped, because it is not far enough behind.
  await ask(clients, { open: server.readers(), event: server.event });
  await hear(clients, paced, 10, true);
  await ask(clients, { stall: true });
  const after = (await hear(clients, paced, events, true)).p99Ms!;
  await ask(clients, { close: true });
  const ratio = after / Math.max(before, LEAST_P99_MS);
  return [
    {
      case: 'p99 of the other readers while one has stopped reading, beside none that has',
      value: after,
      unit: 'ms',
      beside: before,
      ratio,
      goal: DELAY_GOAL,
      holds: ratio <= DELAY_GOAL,
    },
    {
      case: 'the most that a reader keeps who has stopped reading, until it is dropped',
      value: isDropped ? keptMb : Infinity,
      unit: 'MB',
      beside: KEPT_LIMIT_MB,
      ratio: keptMb / KEPT_LIMIT_MB,
      goal: 1,
      holds: isDropped && keptMb <= KEPT_LIMIT_MB,
    },
  ];
}

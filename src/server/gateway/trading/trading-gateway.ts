import type { FastifyInstance } from 'fastify';
import * as operations from '../../../contract/dashboard/trading.ts';
import type { Access } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { gatewayPass } from '../../exchange-access/gateway-pass.ts';
import { mount } from '../../platform/http/route.ts';
import { createBreaker } from './breaker.ts';
import { createEventStreams } from '../../platform/http/event-streams.ts';
import { createExchangeClient } from './exchange-client.ts';
import { createFeeds } from './feeds.ts';
import { getTradingStatus } from './get-trading-status.ts';
import { createKnownPairs } from './known-pairs.ts';
import { proxyExchange } from './proxy.ts';
import { createSharedReads } from './shared-reads.ts';
import { streamAccountEvents, streamMarketEvents } from './stream-exchange-events.ts';
import { openUpstream } from './upstream.ts';

/** The longest wait for an answer of the exchange. */
const ANSWER_MS = 10_000;

/** A signed-in user's access to the exchange: /trading/* signed and forwarded, its status, and its events. */
export async function tradingGateway(
  app: FastifyInstance,
  context: Context,
  access: Access,
  { answerMs = ANSWER_MS }: { answerMs?: number } = {},
): Promise<void> {
  const upstream = openUpstream(context.configuration);
  const breaker = createBreaker(context.clock);
  const pass = context.configuration.trading.apiUrl === null ? await gatewayPass(context) : null;
  const exchange = createExchangeClient(context.clock, context.configuration, upstream, breaker, {
    answerMs,
    pass,
  });
  const feeds = createFeeds(context, exchange, upstream);
  const reads = createSharedReads(context.clock);
  const streams = createEventStreams('exchange');
  await proxyExchange(app, context, access, exchange, reads);
  mount(app, access, '', operations.getTradingStatus, getTradingStatus(context, exchange, breaker, reads));
  mount(
    app,
    access,
    '',
    operations.streamAccountEvents,
    streamAccountEvents(context, access, streams, feeds),
  );
  mount(
    app,
    access,
    '',
    operations.streamMarketEvents,
    streamMarketEvents(context, access, streams, feeds, createKnownPairs(exchange, reads)),
  );
  // Open streams would keep the server from closing, so they end first.
  app.addHook('preClose', async () => {
    streams.close();
    feeds.close();
  });
  app.addHook('onClose', async () => upstream.close());
}

import { exchangeDemoStart, seedExchangeDemo } from './demo/seed-exchange-demo.ts';
import { openExchangeService } from './open-exchange-service.ts';
import { startHours } from './makers/hours.ts';
import { startMakers } from './makers/start-makers.ts';
import { startRetention } from './retention.ts';
import type { ExchangeParts } from './start-exchange.ts';
import { streamAccess } from './stream-access.ts';
import { openStreams } from './streams/streams.ts';

/**
 * The exchange of this installation: in a demo with half a year behind it and market makers, always with its
 * hours and its streams.
 */
export const EMBEDDED_EXCHANGE: ExchangeParts = {
  open: async (context, onLost) => openExchangeService(context, onLost, await exchangeDemoStart(context)),
  accompany: async (exchange, server, findKey) => {
    const { context, engine } = exchange;
    await seedExchangeDemo(context, exchange);
    await startHours(exchange);
    await startMakers(exchange);
    startRetention(exchange);
    const streams = openStreams({
      server,
      engine,
      database: context.database,
      clock: context.clock,
      headerPrefix: context.configuration.trading.headerPrefix,
      access: streamAccess(exchange, findKey),
      onFault: (error) => context.log.warn({ err: error }, 'a stream of the exchange met an error'),
    });
    context.onClose(async () => streams.stop());
  },
};

import { exchangeDemoStart, seedExchangeDemo } from './demo/seed-exchange-demo.ts';
import { openExchangeService } from './open-exchange-service.ts';
import { startHourlyCharges } from './hourly-charges.ts';
import { startMarketMakers } from './market-makers/start-market-makers.ts';
import { startRetention } from './retention.ts';
import type { ExchangeParts } from './start-exchange.ts';
import { streamAccess } from './stream-access.ts';
import { openStreams } from './streams/streams.ts';

/**
 * The exchange of this installation, with its hourly charges and streams; in a demo also with market makers
 * and half a year of history.
 */
export const EMBEDDED_EXCHANGE: ExchangeParts = {
  open: async (context, onLost) => openExchangeService(context, onLost, await exchangeDemoStart(context)),
  accompany: async (exchange, server, findKey) => {
    const { context, engine } = exchange;
    await seedExchangeDemo(context, exchange);
    await startHourlyCharges(exchange);
    await startMarketMakers(exchange);
    startRetention(exchange);
    const streams = openStreams({
      server,
      engine,
      database: context.database,
      clock: context.clock,
      headerPrefix: context.configuration.trading.headerPrefix,
      access: streamAccess(exchange, findKey),
      onFault: (error) => context.log.warn({ err: error }, 'a stream of the exchange failed'),
    });
    context.onClose(async () => streams.stop());
  },
};

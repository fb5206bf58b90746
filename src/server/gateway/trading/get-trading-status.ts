import type { getTradingStatus as op } from '../../../contract/dashboard/trading.ts';
import type { Context } from '../../platform/context.ts';
import { credentialsOf } from '../../exchange-access/exchange-credentials.ts';
import type { Handler } from '../../platform/http/route.ts';
import type { Breaker } from './breaker.ts';
import { PLAIN_HEADERS, type ExchangeClient } from './exchange-client.ts';
import type { SharedReads } from './shared-reads.ts';

/** How long an observed status is valid; then the exchange is asked. */
const VALID_MS = 10_000;
/** A small public read. An error also shows that the exchange answers. */
const PROBE_PATH = '/v1/public/pairs?of=status';

/**
 * GET /app/trading/status: whether the entity has a key, and whether the exchange answers. Many callers
 * share one check.
 */
export function getTradingStatus(
  context: Context,
  exchange: ExchangeClient,
  breaker: Breaker,
  reads: SharedReads,
): Handler<typeof op> {
  const ask = async (): Promise<void> => {
    const question = {
      method: 'GET',
      path: PROBE_PATH,
      body: Buffer.alloc(0),
      headers: PLAIN_HEADERS,
      credentials: null,
      subaccountId: '',
    } as const;
    // The breaker records the failure, which the status then shows.
    await reads.read(PROBE_PATH, () => exchange.call(question)).catch(() => undefined);
  };

  return async ({ caller }) => {
    const { available, lastHeardMs } = breaker.state();
    if (!available || lastHeardMs === null || context.clock.nowMs() - lastHeardMs > VALID_MS) await ask();
    const state = breaker.state();
    return {
      configured: (await credentialsOf(context, caller.entityId)) !== null,
      available: state.available,
      since: state.sinceMs === null ? null : new Date(state.sinceMs).toISOString(),
      farPricePercent: context.configuration.trading.farPricePercent,
      embedded: context.configuration.trading.apiUrl === null,
    };
  };
}

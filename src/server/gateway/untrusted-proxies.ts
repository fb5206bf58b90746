import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '../../shared/time.ts';
import type { Context } from '../platform/context.ts';

/**
 * Says in the log, once an hour, that a proxy which is not among TRUSTED_PROXIES forwards requests: limits
 * then count everyone behind it as one address, which the operator should know before people are locked out.
 */
export function warnOfUntrustedProxies(app: FastifyInstance, context: Context): void {
  let warnedAtMs = -Infinity;
  app.addHook('onRequest', async (request) => {
    const { headers, socket, ip } = request;
    if (headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return;
    const nowMs = context.clock.nowMs();
    if (nowMs - warnedAtMs < HOUR_MS) return;
    warnedAtMs = nowMs;
    context.log.warn(
      { address: socket.remoteAddress },
      'a proxy that TRUSTED_PROXIES does not name forwards requests: limits count everyone behind it as one address',
    );
  });
}

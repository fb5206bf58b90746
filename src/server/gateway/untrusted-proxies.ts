import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '../../shared/time.ts';
import type { Context } from '../platform/context.ts';

/**
 * Logs, at most once an hour, that a proxy outside TRUSTED_PROXIES forwards requests. Limits then count all
 * its users as one address, which the operator should learn before users are locked out.
 */
export function warnOfUntrustedProxies(app: FastifyInstance, context: Context): void {
  let warnedAtMs = -Infinity;
  app.addHook('onRequest', async (request) => {
    const { headers, socket, ips = [] } = request;
    // Fastify lists the forwarded addresses behind the address of a proxy that it trusts. A client may have
    // the address of the proxy itself, so the addresses are counted, not compared.
    if (headers['x-forwarded-for'] === undefined || ips.length > 1) return;
    const nowMs = context.clock.nowMs();
    if (nowMs - warnedAtMs < HOUR_MS) return;
    warnedAtMs = nowMs;
    context.log.warn(
      { address: socket.remoteAddress },
      'a proxy that TRUSTED_PROXIES does not name forwards requests: limits count all its users as one ' +
        'address',
    );
  });
}

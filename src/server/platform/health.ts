import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { notFound } from '../../shared/errors.ts';
import type { Context } from './context.ts';
import { isMigrated } from './database/migrate.ts';

/** /healthz says alive; /readyz that the database answers and is migrated; /metrics is for Prometheus, from loopback alone. */
export async function health(app: FastifyInstance, context: Context): Promise<void> {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'alive' }));

  app.get('/readyz', { logLevel: 'silent' }, async (_, reply) => {
    const ready = await isMigrated(context.database).catch(() => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'outlay_request_duration_seconds',
    help: 'How long requests took, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!fromThisMachine(request)) throw notFound('address');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** A request that was made here, not one that a proxy here passes on. */
function fromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const loopback = address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
  return loopback && !FORWARDED.some((name) => request.headers[name] !== undefined);
}

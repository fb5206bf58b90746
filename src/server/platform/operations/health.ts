import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { collectDefaultMetrics, Histogram } from 'prom-client';
import { notFound } from '../../../shared/errors.ts';
import type { Context } from '../context.ts';
import { StartRefused } from '../start-refused.ts';
import { metrics } from './metrics.ts';
import { answerUnreadable, registerProblemDetails } from '../http/problem-details.ts';
import type { Readiness } from './readiness.ts';

/** The paths of monitors. No limit applies to them. */
const HEALTH_PATHS = ['/healthz', '/readyz', '/metrics'];

/** Whether a request comes from a monitor. No limit applies to it. */
export function isHealthCheck(request: FastifyRequest): boolean {
  return HEALTH_PATHS.includes(request.routeOptions.url ?? '');
}

const durations = new Histogram({
  name: 'outlay_request_duration_seconds',
  help: 'Duration of requests in seconds, by method, route and status.',
  labelNames: ['method', 'route', 'status'],
  registers: [metrics],
});
collectDefaultMetrics({ register: metrics });

/** Measures every request of an application. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}

/** /healthz says that the process is alive; /readyz that its database answers and is migrated. */
export function mountHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'alive' }));

  app.get('/readyz', { logLevel: 'silent' }, async (_, reply) => {
    const ready = await readiness.isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}

/** Serves /metrics to Prometheus, never through a proxy. `mayRead` restricts the readers further. */
export function mountMetrics(
  app: FastifyInstance,
  mayRead: (request: FastifyRequest) => boolean = () => true,
): void {
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (cameThroughProxy(request) || !mayRead(request)) throw notFound('address');
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

function cameThroughProxy(request: FastifyRequest): boolean {
  return FORWARDED.some((name) => request.headers[name] !== undefined);
}

/** Whether a request comes from this machine. */
export function isFromLoopback(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}

/**
 * Serves health and metrics on OPERATIONS_PORT. When the default port is in use, this process serves neither
 * and prints a warning.
 */
export async function serveOperations(
  context: Context,
  readiness: Readiness,
  say: (line: string) => void,
): Promise<void> {
  const { operations, host } = context.configuration;
  if (!operations) return;
  const app = Fastify({
    loggerInstance: context.log.child({}) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: answerUnreadable,
    forceCloseConnections: true,
  });
  registerProblemDetails(app);
  mountHealth(app, readiness);
  mountMetrics(app);
  try {
    await app.listen({ port: operations.port, host });
    context.onClose(() => app.close());
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const inUse = `Port ${operations.port} on ${host} is in use`;
    if (!operations.isDefault)
      throw new StartRefused(
        `${inUse}. Stop the program that uses it, or set OPERATIONS_PORT to another port.`,
      );
    say(
      `Warning: ${inUse}, so this process serves no /healthz, /readyz or /metrics. Set ` +
        'OPERATIONS_PORT to another port.',
    );
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { metrics } from '../operations/metrics.ts';

/** The most requests and streams that one listener handles at a time. */
export interface InFlightLimits {
  /** Requests that are being processed. */
  requests: number;
  /** Open event streams, which are idle most of the time. */
  streams: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for an answer that stays open. It counts as a stream. */
    stream?: boolean;
  }
}

/** Requests whose body is still arriving cost little, so this many times more of them are allowed. */
const ARRIVING = 8;

/**
 * The delay of a refusal. Without it, clients that retry at once would keep the process busy with refusals
 * while accepted requests wait (measured: `npm run bench -- overload`).
 */
const REFUSE_AFTER_MS = 400;

type Kind = 'requests' | 'streams' | 'arriving';

const inFlight = new Gauge({
  name: 'outlay_requests_in_flight',
  help: 'Requests being processed, open event streams, and requests whose body is still arriving.',
  labelNames: ['listener', 'kind'],
  registers: [metrics],
});
const shed = new Counter({
  name: 'outlay_requests_shed_total',
  help: 'Requests refused with 503 because too many were in flight.',
  labelNames: ['listener', 'kind'],
  registers: [metrics],
});

/**
 * Bounds the requests in flight, before any other work on a request. Requests beyond the bound are refused,
 * so that accepted ones are answered soon. `isExempt` selects the requests of monitors.
 */
export function boundInFlight(
  app: FastifyInstance,
  listener: string,
  limits: InFlightLimits,
  refuse: () => Error,
  isExempt: (request: FastifyRequest) => boolean,
): void {
  const most: Record<Kind, number> = { ...limits, arriving: limits.requests * ARRIVING };
  const counts: Record<Kind, number> = { requests: 0, streams: 0, arriving: 0 };
  const kinds = new WeakMap<FastifyRequest, Kind>();

  const leave = (request: FastifyRequest): void => {
    const kind = kinds.get(request);
    if (!kind) return;
    kinds.delete(request);
    inFlight.set({ listener, kind }, --counts[kind]);
  };
  const enter = async (request: FastifyRequest, kind: Kind): Promise<void> => {
    leave(request);
    if (counts[kind] >= most[kind]) {
      shed.inc({ listener, kind });
      await sleep(REFUSE_AFTER_MS);
      throw refuse();
    }
    kinds.set(request, kind);
    inFlight.set({ listener, kind }, ++counts[kind]);
  };

  app.addHook('onRequest', async (request, reply) => {
    if (isExempt(request)) return;
    for (const end of ['finish', 'close']) reply.raw.once(end, () => leave(request));
    await enter(
      request,
      request.routeOptions.config.stream ? 'streams' : isArriving(request) ? 'arriving' : 'requests',
    );
  });
  app.addHook('preValidation', async (request) => {
    if (kinds.get(request) === 'arriving') await enter(request, 'requests');
  });
}

function isArriving({ raw, headers }: FastifyRequest): boolean {
  return (
    !raw.complete &&
    (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
  );
}

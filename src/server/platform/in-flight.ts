import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { metrics } from './metrics.ts';

/** How much one listener takes on at a time. */
export interface InFlightLimits {
  /** Requests that are worked on. */
  requests: number;
  /** Open streams of events, which rest most of the time. */
  streams: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An answer that stays open: it counts as a stream. */
    stream?: boolean;
  }
}

/** A body may take its time to arrive, and costs little meanwhile: so many times more requests may be arriving. */
const ARRIVING = 8;

/**
 * A refusal waits a moment, which costs nothing: clients that come back at once would otherwise keep the process busy with refusing them,
 * and those that it works for would wait (measured: `npm run bench -- overload`).
 */
const REFUSE_AFTER_MS = 400;

type Kind = 'requests' | 'streams' | 'arriving';

const inFlight = new Gauge({
  name: 'outlay_requests_in_flight',
  help: 'Requests that are worked on, streams that are open, and requests whose body is arriving.',
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
 * Bounds what a listener takes on, before anything else is done for a request: those beyond the bound are refused at once, so that the
 * others are answered soon. `isExempt` names the requests of monitors.
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
    await enter(request, request.routeOptions.config.stream ? 'streams' : isArriving(request) ? 'arriving' : 'requests');
  });
  app.addHook('preValidation', async (request) => {
    if (kinds.get(request) === 'arriving') await enter(request, 'requests');
  });
}

function isArriving({ raw, headers }: FastifyRequest): boolean {
  return !raw.complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
}

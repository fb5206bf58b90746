import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { addGauge } from '../operations/gauges.ts';
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
    /** True for a request that only waits for a write that it shares with the other waiting requests. */
    queued?: boolean;
  }
  interface FastifyRequest {
    inFlightAs: Kind | null;
  }
}

/** Requests whose body is still arriving cost little, so this many times more of them are allowed. */
const ARRIVING = 8;

/**
 * The delay of a refusal. Without it, clients that retry at once would keep the process busy with refusals
 * while accepted requests wait (measured: `npm run bench -- overload`).
 */
const REFUSE_AFTER_MS = 400;

/** Queued requests share one write, so this many times more of them are allowed. */
const QUEUED = 16;

type Kind = 'requests' | 'streams' | 'arriving' | 'queued';

/**
 * The counts by listener. The gauge reads them at each scrape: setting it at each request would cost more
 * than counting.
 */
const countsOf = new Map<string, Record<Kind, number>>();

addGauge(
  metrics,
  {
    name: 'outlay_requests_in_flight',
    help: 'Requests being processed, open event streams, and requests whose body is still arriving.',
    labelNames: ['listener', 'kind'],
  },
  () =>
    [...countsOf].flatMap(([listener, counts]) =>
      Object.entries(counts).map(([kind, value]) => ({ value, labels: { listener, kind } })),
    ),
);
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
  const most: Record<Kind, number> = {
    ...limits,
    arriving: limits.requests * ARRIVING,
    queued: limits.requests * QUEUED,
  };
  const counts: Record<Kind, number> = { requests: 0, streams: 0, arriving: 0, queued: 0 };
  countsOf.set(listener, counts);
  app.decorateRequest('inFlightAs', null);

  const leave = (request: FastifyRequest): void => {
    if (request.inFlightAs) counts[request.inFlightAs]--;
    request.inFlightAs = null;
  };
  const enter = (request: FastifyRequest, kind: Kind, done: (error?: Error) => void): void => {
    leave(request);
    if (counts[kind] >= most[kind]) {
      shed.inc({ listener, kind });
      setTimeout(() => done(refuse()), REFUSE_AFTER_MS);
      return;
    }
    request.inFlightAs = kind;
    counts[kind]++;
    done();
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (isExempt(request)) return done();
    // The event `close` follows every answer, finished or not.
    reply.raw.once('close', () => leave(request));
    enter(request, isArriving(request) ? 'arriving' : kindOf(request), done);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.inFlightAs === 'arriving') enter(request, kindOf(request), done);
    else done();
  });
}

function kindOf({ routeOptions: { config } }: FastifyRequest): Kind {
  return config.stream ? 'streams' : config.queued ? 'queued' : 'requests';
}

function isArriving({ raw, headers }: FastifyRequest): boolean {
  return (
    !raw.complete &&
    (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
  );
}

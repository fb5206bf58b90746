import { explain } from '../../shared/error-texts.ts';
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import LocalStore from '@fastify/rate-limit/store/LocalStore.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../shared/errors.ts';
import { MINUTE_MS } from '../../shared/time.ts';
import { isHealthCheck } from '../platform/operations/health.ts';

/** Requests a minute for each user. */
const USER_REQUESTS = 6_000;
/** Requests a minute for each address, which several users may share. */
const ADDRESS_REQUESTS = 30_000;

declare module 'fastify' {
  interface FastifyInstance {
    takeFromBudget?: (request: FastifyRequest) => ReturnType<ReturnType<FastifyInstance['createRateLimit']>>;
  }
}

const users = new WeakMap<FastifyRequest, string>();

/**
 * Gives each request its own count. The library's store hands all of them one object, which the limiter reads
 * one turn of the event loop later: requests in the same turn would all see the count of the last one.
 */
class CountPerRequest extends LocalStore implements FastifyRateLimitStore {
  override incr(...[key, callback, timeWindow, max]: Parameters<FastifyRateLimitStore['incr']>): void {
    super.incr(key, (error, result) => callback(error, result && { ...result }), timeWindow, max);
  }

  override child(): FastifyRateLimitStore {
    return new CountPerRequest();
  }
}

/** Limits the requests a minute of each address, then of each user. Every process counts separately. */
export async function registerRateLimit(
  app: FastifyInstance,
  limits: { user?: number; address?: number } = {},
): Promise<void> {
  await app.register(rateLimit, { global: false, store: CountPerRequest });
  // A hook of the application runs before the hooks of routes, which look up the caller.
  app.addHook(
    'onRequest',
    app.rateLimit({
      max: limits.address ?? ADDRESS_REQUESTS,
      timeWindow: MINUTE_MS,
      allowList: isHealthCheck,
      errorResponseBuilder: (_, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
    }),
  );
  app.decorate(
    'takeFromBudget',
    app.createRateLimit({
      max: limits.user ?? USER_REQUESTS,
      timeWindow: MINUTE_MS,
      keyGenerator: (request) => `user ${users.get(request)}`,
    }),
  );
}

/** Throws 429 when the user has sent too many requests in this minute. */
export async function limitUser(request: FastifyRequest, userId: string): Promise<void> {
  users.set(request, userId);
  const budget = await request.server.takeFromBudget?.(request);
  if (budget && !budget.isAllowed && budget.isExceeded) throw tooMany(budget.ttlInSeconds);
}

function tooMany(seconds: number): Problem {
  const wait = Math.max(1, seconds);
  return new Problem(
    429,
    'too_many_requests',
    'Too many requests',
    wait === 1 ? explain('too_many_requests.second') : explain('too_many_requests', { seconds: wait }),
    { headers: { 'retry-after': String(wait) } },
  );
}

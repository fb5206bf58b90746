/** The store of @fastify/rate-limit in this process, which the package does not describe. */
declare module '@fastify/rate-limit/store/LocalStore.js' {
  import type { FastifyRateLimitStore } from '@fastify/rate-limit';

  export default class LocalStore implements FastifyRateLimitStore {
    incr(...args: Parameters<FastifyRateLimitStore['incr']>): void;
    child(...args: Parameters<FastifyRateLimitStore['child']>): FastifyRateLimitStore;
  }
}

import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { HOUR_MS } from '../../shared/time.ts';
import { trustedBy, type Configuration } from '../platform/configuration.ts';
import type { Context } from '../platform/context.ts';
import { warnOfUntrustedProxies } from './untrusted-proxies.ts';

const started: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of started.splice(0)) await app.close();
});

/** A server behind a proxy at 127.0.0.1. `forward` sends a request of a client and counts new warnings. */
async function behindProxy(trustedProxies: string[]) {
  const warnings: unknown[] = [];
  let nowMs = 0;
  const context = {
    clock: { nowMs: () => nowMs },
    log: { warn: (facts: unknown) => warnings.push(facts) },
  } as unknown as Context;
  const app = Fastify({ trustProxy: trustedBy({ trustedProxies } as unknown as Configuration) });
  started.push(app);
  warnOfUntrustedProxies(app, context);
  app.get('/', async ({ ip }) => ip);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    pass: (ms: number) => (nowMs += ms),
    forward: async (headers: Record<string, string>) => {
      const before = warnings.length;
      const ip = await (await fetch(url, { headers })).text();
      return { ip, warned: warnings.length - before };
    },
  };
}

it.each([
  ['another address', '10.1.2.3'],
  ['the address of the proxy', '127.0.0.1'],
  ['another loopback address', '127.0.0.9'],
  ['an address behind further proxies', '10.1.2.3, 127.0.0.1'],
])('warns of a proxy that is not named, and not of one that is: a client at %s', async (_, address) => {
  const named = await behindProxy(['loopback']);
  expect((await named.forward({ 'x-forwarded-for': address })).warned).toBe(0);
  for (const trusted of [[], ['10.0.0.0/8']]) {
    const unnamed = await behindProxy(trusted);
    expect(await unnamed.forward({ 'x-forwarded-for': address })).toEqual({ ip: '127.0.0.1', warned: 1 });
  }
});

it('warns once an hour, and of nothing without a proxy', async () => {
  const { forward, pass } = await behindProxy([]);
  expect((await forward({})).warned).toBe(0);
  expect((await forward({ 'x-forwarded-for': '10.1.2.3' })).warned).toBe(1);
  expect((await forward({ 'x-forwarded-for': '10.1.2.3' })).warned).toBe(0);
  pass(HOUR_MS);
  expect((await forward({ 'x-forwarded-for': '10.1.2.3' })).warned).toBe(1);
});

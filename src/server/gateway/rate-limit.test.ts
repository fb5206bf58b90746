import fastify from 'fastify';
import { expect, it } from 'vitest';
import { limitUser, registerRateLimit } from './rate-limit.ts';

it.each([
  ['an address', { address: 3 }],
  ['a user', { user: 3 }],
])('requests of %s in one turn of the event loop are counted one by one', async (_, limits) => {
  const app = fastify();
  await registerRateLimit(app, limits);
  app.get('/', async (request) => {
    await limitUser(request, 'a user');
    return {};
  });
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject('/')));
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  await app.close();
});

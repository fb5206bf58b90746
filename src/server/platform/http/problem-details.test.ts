import { connect } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { notFound, Problem } from '../../../shared/errors.ts';
import {
  answerUnreadable,
  problemFrom,
  registerProblemDetails,
  sendProblem,
  UNREADABLE,
} from './problem-details.ts';

let app: FastifyInstance;
let address: string;
const logged: string[] = [];

beforeAll(async () => {
  app = Fastify({
    loggerInstance: pino(
      { level: 'error' },
      { write: (line) => void logged.push(line) },
    ) as FastifyBaseLogger,
    bodyLimit: 100,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) =>
      void sendProblem(request as never, reply as never, problemFrom(error) ?? UNREADABLE),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerProblemDetails(app);
  const body = z.object({ rows: z.array(z.object({ amount: z.string().max(4, 'is too long') })) });
  app.post('/things', { schema: { body, response: { 200: z.object({ id: z.string() }) } } }, async () => ({
    id: 'x',
  }));
  app.get(
    '/things',
    { schema: { querystring: z.object({ limit: z.coerce.number().max(200) }) } },
    async () => ({}),
  );
  app.get('/fault', async () => {
    throw new Error('relation "payroll" does not exist at 10.0.0.7');
  });
  app.get(
    '/wrong-answer',
    { schema: { response: { 200: z.object({ id: z.string() }) } } },
    async () => ({ id: 7 }) as never,
  );
  app.get('/gone', async () => {
    throw notFound('batch');
  });
  app.get('/challenge', async () => {
    throw new Problem(401, 'unauthorized', 'Sign in again', 'Sign in first.', {
      headers: { 'www-authenticate': 'Bearer' },
    });
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function problemOf(
  path: string,
  init?: RequestInit,
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const response = await fetch(address + path, init);
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  const body = (await response.json()) as Record<string, unknown>;
  // `params` is present unless the text was written elsewhere.
  expect(
    Object.keys(body)
      .filter((key) => key !== 'params')
      .toSorted(),
  ).toEqual(['code', 'detail', 'errors', 'instance', 'status', 'title', 'type']);
  expect(body['status']).toBe(response.status);
  return { status: response.status, headers: response.headers, body };
}

const json = (body: string): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json' },
});

describe('a refusal', () => {
  it('names the path of each wrong field of a body', async () => {
    const { status, body } = await problemOf('/things', json('{"rows":[{"amount":"1"},{"amount":"12345"}]}'));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'validation_failed',
      instance: '/things',
      errors: [{ path: 'rows[1].amount', message: 'Is too long.' }],
    });
  });

  it('names a query parameter, and leaves the query out of the instance', async () => {
    const { body } = await problemOf('/things?limit=201&secret=1');
    expect(body).toMatchObject({
      code: 'validation_failed',
      instance: '/things',
      errors: [{ path: 'limit', code: 'too_big' }],
    });
  });

  it.each([
    ['a body that is not JSON', json('{"rows":'), 400, 'invalid_json'],
    ['an empty body', { method: 'POST', headers: { 'content-type': 'application/json' } }, 400, 'empty_body'],
    ['a body that is too large', json(JSON.stringify({ rows: 'x'.repeat(200) })), 413, 'body_too_large'],
    [
      'a body of another type',
      { method: 'POST', body: '<rows/>', headers: { 'content-type': 'text/xml' } },
      415,
      'unsupported_media_type',
    ],
  ] as [string, RequestInit, number, string][])('tells %s', async (_, init, status, code) => {
    expect(await problemOf('/things', init)).toMatchObject({ status, body: { code } });
  });

  it('distinguishes an address that does not exist from one that cannot be read', async () => {
    expect(await problemOf('/nowhere')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await problemOf('/%zz')).status).toBe(400);
  });

  it('carries the status, code and headers of the problem that a verb throws', async () => {
    expect(await problemOf('/gone')).toMatchObject({
      status: 404,
      body: { code: 'not_found', detail: 'There is no such batch.' },
    });
    expect((await problemOf('/challenge')).headers.get('www-authenticate')).toBe('Bearer');
  });

  it('answers bytes that are not HTTP', async () => {
    const answer = await new Promise<string>((done) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1', () =>
        socket.write('what is this\r\n\r\n'),
      );
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk))).on('close', () => done(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({
      status: 400,
      code: 'unreadable_request',
    });
  });
});

describe('an internal error', () => {
  it.each(['/fault', '/wrong-answer'])('reveals only its incident number on %s', async (path) => {
    logged.length = 0;
    const { status, body } = await problemOf(path);
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/payroll|10\.0\.0\.7|expected/i);
    const { incident } = JSON.parse(logged[0]!) as { incident: string };
    expect(body['detail']).toContain(incident);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem, refused } from '../../../shared/errors.ts';
import { withIdempotency, type Change } from './idempotency.ts';
import { fund } from '../testing/fund.ts';
import { insertBatch } from '../testing/insert-batch.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestUser,
} from '../testing/payments-installation.ts';
import { savePaymentConfig } from '../testing/save-payment-config.ts';

let installation: PaymentsInstallation;
let user: TestUser;
beforeAll(async () => {
  installation = await paymentsInstallation();
  user = await installation.user(await installation.entity(), ['APPROVER']);
});
afterAll(() => installation.close());

const hash = (text: string) => Buffer.from(text.padEnd(32, '.'));
const scopeOf = (key: string | null, more: object = {}) => ({
  userId: user.id,
  entityId: user.entityId,
  method: 'POST',
  path: '/v1/thing',
  key,
  ...more,
});

/** An effect that counts its runs and returns the number of each. */
function counting(result: () => Change = () => ({ body: {}, audit: null })) {
  const mark = `mark ${randomUUID()}`;
  let runs = 0;
  return {
    runs: () => runs,
    effect: async (tx: { query(text: string, values: unknown[]): Promise<unknown[]> }): Promise<Change> => {
      runs += 1;
      await tx.query('INSERT INTO installation (name, value) VALUES ($1, $2)', [`${mark} ${runs}`, '{}']);
      const change = result();
      return { ...change, body: { ...change.body, run: runs } };
    },
    marks: async () =>
      (
        await installation.context.database.query('SELECT 1 FROM installation WHERE name LIKE $1', [
          `${mark}%`,
        ])
      ).length,
  };
}

const run = (
  scope: ReturnType<typeof scopeOf>,
  body: string,
  effect: Parameters<typeof withIdempotency>[4],
) =>
  installation.context.database.transaction((tx) =>
    withIdempotency(tx, scope, hash(body), new Date(), effect),
  );

describe('an Idempotency-Key', () => {
  it('runs the effect once, and replays the first answer byte for byte', async () => {
    const { effect, runs, marks } = counting();
    const scope = scopeOf(randomUUID());
    const first = await run(scope, 'a', effect);
    const second = await run(scope, 'a', effect);
    expect(first).toEqual({ status: 200, text: '{"run":1}', replayed: false });
    expect(second).toEqual({ ...first, replayed: true });
    expect([runs(), await marks()]).toEqual([1, 1]);
  });

  it('is 422 with another body', async () => {
    const { effect, runs } = counting();
    const scope = scopeOf(randomUUID());
    await run(scope, 'a', effect);
    await expect(run(scope, 'b', effect)).rejects.toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
    expect(runs()).toBe(1);
  });

  it('is scoped to its user, method and path', async () => {
    const { effect, runs } = counting();
    const key = randomUUID();
    const other = await installation.user(user.entityId, ['APPROVER']);
    for (const more of [{}, { method: 'PUT' }, { path: '/v1/other' }, { userId: other.id }]) {
      expect((await run(scopeOf(key, more), 'a', effect)).replayed).toBe(false);
    }
    expect(runs()).toBe(4);
  });

  it('is 409 at once while the first request is in flight', async () => {
    const scope = scopeOf(randomUUID());
    let finish = () => undefined as void;
    const held = new Promise<void>((resolve) => (finish = resolve));
    let started = () => undefined as void;
    const underWay = new Promise<void>((resolve) => (started = resolve));
    const slow = run(scope, 'a', async () => {
      started();
      await held;
      return { body: { slow: true }, audit: null };
    });
    await underWay;
    const { effect, runs } = counting();
    await expect(run(scope, 'a', effect)).rejects.toMatchObject({ status: 409, code: 'request_in_flight' });
    finish();
    await slow;
    expect(runs()).toBe(0);
    expect(await run(scope, 'a', effect)).toMatchObject({ text: '{"slow":true}', replayed: true });
  });

  it('stores a refusal, and undoes what the effect wrote before it', async () => {
    const { effect, marks, runs } = counting(() => {
      throw refused('no_luck', 'Not today.');
    });
    const scope = scopeOf(randomUUID());
    const first = await run(scope, 'a', effect);
    expect(first.status).toBe(400);
    expect(JSON.parse(first.text)).toMatchObject({
      status: 400,
      code: 'no_luck',
      detail: 'Not today.',
      instance: '/v1/thing',
    });
    expect(await run(scope, 'a', effect)).toEqual({ ...first, replayed: true });
    expect([runs(), await marks()]).toEqual([1, 0]);
  });

  it.each([
    ['401', () => new Problem(401, 'stale', 'Sign in again', 'Sign in again.')],
    ['403', () => new Problem(403, 'role', 'Not allowed', 'No.')],
    ['503', () => new Problem(503, 'busy', 'Busy', 'Later.')],
    ['a fault', () => new Error('broken')],
  ])('can be used again after %s', async (_, error) => {
    const scope = scopeOf(randomUUID());
    const failing = counting(() => {
      throw error();
    });
    await expect(run(scope, 'a', failing.effect)).rejects.toThrow();
    const { effect } = counting();
    expect((await run(scope, 'b', effect)).replayed).toBe(false);
    expect(await failing.marks()).toBe(0);
  });

  it('is optional', async () => {
    const { effect, runs } = counting();
    await run(scopeOf(null), 'a', effect);
    await run(scopeOf(null), 'a', effect);
    expect(runs()).toBe(2);
  });
});

describe('over HTTP', () => {
  async function waiting() {
    const { context } = installation;
    const entityId = await installation.entity();
    await savePaymentConfig(context, entityId, {});
    await fund(context, entityId, 10_000_000n);
    const creator = await installation.user(entityId, ['PREPARER']);
    const approver = installation.as(await installation.user(entityId, ['APPROVER']));
    const { id } = await insertBatch(context, { entityId, createdBy: creator.id });
    return { approver, path: `/v1/payments/bulk-withdrawals/batches/${id}/approve`, id };
  }

  it('replays the first answer to a repeated approval, with the header idempotency-replayed', async () => {
    const { approver, path } = await waiting();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await approver.send('POST', path, { headers });
    const second = await approver.send('POST', path, {
      headers: { 'idempotency-key': headers['idempotency-key'].toUpperCase() },
    });
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([200, null]);
    expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(second.text).toBe(first.text);
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
  });

  it('replays a refusal as problem details although its cause is gone', async () => {
    const { approver, path, id } = await waiting();
    const headers = { 'idempotency-key': randomUUID(), 'if-match': '"another"' };
    const first = await approver.send('POST', path, { headers });
    expect(first).toMatchObject({ status: 400, body: { code: 'digest_mismatch', instance: path } });
    expect(first.headers.get('content-type')).toContain('application/problem+json');
    const second = await approver.send('POST', path, { headers: { ...headers, 'if-match': undefined } });
    expect([second.status, second.text]).toEqual([400, first.text]);
    expect((await approver.send('GET', `/v1/payments/bulk-withdrawals/batches/${id}`)).body.status).toBe(
      'PENDING_APPROVAL',
    );
  });

  it('runs one of 20 concurrent requests with one key; the others get its answer or 409', async () => {
    const { approver, path } = await waiting();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => approver.send('POST', path, { headers })),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(
      answers.filter(
        ({ status, headers: answered }) => status === 200 && !answered.get('idempotency-replayed'),
      ),
    ).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 409) expect(answer.body.code).toBe('request_in_flight');
  });

  it('refuses a key that is not a UUID', async () => {
    const { approver, path } = await waiting();
    const answer = await approver.send('POST', path, { headers: { 'idempotency-key': 'seven' } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});

describe('an Idempotency-Key over HTTP', () => {
  it('is scoped to the operation in every spelling of its path', async () => {
    const entityId = await installation.entity();
    const [creator, approver] = [
      await installation.user(entityId, ['PREPARER']),
      await installation.user(entityId, ['PREPARER']),
    ];
    const { id } = await insertBatch(installation.context, { entityId, createdBy: creator.id });
    const headers = { 'idempotency-key': randomUUID() };
    const cancel = (path: string) =>
      installation.as(approver).send('POST', `/v1/payments/bulk-withdrawals/${path}/cancel`, { headers });
    const first = await cancel(`batches/${id}`);
    expect(first.status).toBe(200);
    for (const path of [
      `batche%73/${id}`,
      `batches/${id.toUpperCase()}`,
      `batches/${id.replace('-', '%2d')}`,
    ]) {
      const again = await cancel(path);
      expect([again.status, again.text, again.headers.get('idempotency-replayed')], path).toEqual([
        200,
        first.text,
        'true',
      ]);
    }
  });
});

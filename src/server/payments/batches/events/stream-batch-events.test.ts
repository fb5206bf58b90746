import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BatchStatus } from '../../../../shared/terms.ts';
import { insertBatch } from '../../testing/insert-batch.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestUser,
} from '../../testing/payments-installation.ts';
import { tokenFor } from '../../testing/test-access.ts';

let installation: PaymentsInstallation;
let entityId: string;
let viewer: TestUser;

beforeAll(async () => {
  installation = await paymentsInstallation();
  entityId = await installation.entity();
  viewer = await installation.user(entityId, ['VIEWER']);
});
afterAll(() => installation.close());

interface Event {
  event: string;
  // The whole batch; each test states the part that it expects.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
}

/** The events that a browser's EventSource would receive, one at a time; null after the stream has ended. */
async function open(path: string, user: TestUser) {
  const leaving = new AbortController();
  const answer = await fetch(installation.url + path, {
    headers: { authorization: `Bearer ${tokenFor(user.id, 0)}` },
    signal: leaving.signal,
  });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  const next = async (): Promise<Event | null> => {
    while (!unread.includes('\n\n')) {
      const { value, done } = await reader.read();
      if (done) return null;
      unread += value;
    }
    const [block = '', ...rest] = unread.split('\n\n');
    unread = rest.join('\n\n');
    const field = (name: string) =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))!
        .slice(name.length + 2);
    return { event: field('event'), data: JSON.parse(field('data')) };
  };
  return { answer, next, leave: () => leaving.abort() };
}

const pathOf = (batchId: string) => `/app/batches/${batchId}/events`;
const newBatch = (status: BatchStatus = 'PENDING_APPROVAL') =>
  insertBatch(installation.context, { entityId, createdBy: viewer.id, status });
const relabel = (batchId: string, label: string) =>
  installation.context.database.query('UPDATE batches SET label = $2 WHERE id = $1', [batchId, label]);

describe('the events of a batch', () => {
  it('have the same batch as the API, at once and after a change', async () => {
    const { id } = await newBatch();
    const stream = await open(pathOf(id), viewer);
    expect(stream.answer.status).toBe(200);
    expect(stream.answer.headers.get('content-type')).toContain('text/event-stream');
    const { body } = await installation.as(viewer).send('GET', `/v1/payments/bulk-withdrawals/batches/${id}`);
    expect(await stream.next()).toEqual({ event: 'batch', data: body });
    await relabel(id, 'Changed');
    expect((await stream.next())!.data.label).toBe('Changed');
    stream.leave();
  });

  it('merge many changes into few events, and include the last change', async () => {
    const { id } = await newBatch();
    const stream = await open(pathOf(id), viewer);
    await stream.next();
    for (let i = 1; i <= 60; i++) await relabel(id, `Label ${i}`);
    let count = 0;
    for (let label = ''; label !== 'Label 60'; count++) label = (await stream.next())!.data.label;
    expect(count).toBeLessThan(60);
    stream.leave();
  });

  it('end with the batch, also for a reader who connects after its end', async () => {
    const { id } = await newBatch();
    const stream = await open(pathOf(id), viewer);
    await stream.next();
    await installation.context.database.query("UPDATE batches SET status = 'CANCELLED' WHERE id = $1", [id]);
    expect((await stream.next())!.data.status).toBe('CANCELLED');
    expect(await stream.next()).toBeNull();
    const late = await open(pathOf(id), viewer);
    expect((await late.next())!.data.status).toBe('CANCELLED');
    expect(await late.next()).toBeNull();
  });

  it('continue after its end for as long as the bank may return a payment', async () => {
    const { id } = await newBatch('PROCESSING');
    const end = (ago: string) =>
      installation.context.database.query(
        `UPDATE batches
            SET status = 'COMPLETE', completed_at = to_timestamp($2) - $3::interval
          WHERE id = $1`,
        [id, installation.context.clock.nowMs() / 1_000, ago],
      );
    await end('1 hour');
    const stream = await open(pathOf(id), viewer);
    expect((await stream.next())!.data.status).toBe('COMPLETE');
    await relabel(id, 'One came back');
    expect((await stream.next())!.data.label).toBe('One came back');
    await end('101 hours');
    expect((await stream.next())!.data.status).toBe('COMPLETE');
    expect(await stream.next()).toBeNull();
  });

  it('end without another event when the reader has lost every role', async () => {
    const { id } = await newBatch();
    const dismissed = await installation.user(entityId, ['VIEWER']);
    const stream = await open(pathOf(id), dismissed);
    await stream.next();
    await installation.context.database.query("UPDATE users SET roles = '{}' WHERE id = $1", [dismissed.id]);
    await relabel(id, 'Not for them');
    expect(await stream.next()).toBeNull();
  });

  it('are refused to another entity, without a sign-in, and for an unknown batch', async () => {
    const { id } = await newBatch();
    const stranger = await installation.user(await installation.entity(), ['VIEWER']);
    expect((await installation.as(stranger).send('GET', pathOf(id))).status).toBe(404);
    expect(
      (await installation.as(viewer).send('GET', pathOf('01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11'))).status,
    ).toBe(404);
    expect((await fetch(installation.url + pathOf(id))).status).toBe(401);
  });

  it('are open on at most twenty pages of one user; closing a page frees its place', async () => {
    const { id } = await newBatch();
    const busy = await installation.user(entityId, ['VIEWER']);
    const streams = await Promise.all(Array.from({ length: 20 }, () => open(pathOf(id), busy)));
    for (const stream of streams) await stream.next();
    const refused = await installation.as(busy).send('GET', pathOf(id));
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('too_many_streams');
    for (const stream of streams) stream.leave();
    let status = 429;
    while (status === 429) {
      const again = await open(pathOf(id), busy);
      status = again.answer.status;
      again.leave();
    }
    expect(status).toBe(200);
  });

  it('reach the remaining readers when others disconnect during a change', async () => {
    const { id } = await newBatch();
    const stays = await open(pathOf(id), viewer);
    await stays.next();
    for (let round = 0; round < 10; round++) {
      const leaves = await open(pathOf(id), viewer);
      const changed = relabel(id, `Round ${round}`);
      leaves.leave();
      await changed;
    }
    for (let label = ''; label !== 'Round 9';) label = (await stays.next())!.data.label;
    stays.leave();
  });
});

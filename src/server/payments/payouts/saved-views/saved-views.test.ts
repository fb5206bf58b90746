import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';

let installation: PaymentsInstallation;
let ann: TestCaller;
let ben: TestCaller;
let admin: TestCaller;
let stranger: TestCaller;

beforeAll(async () => {
  installation = await paymentsInstallation();
  const entityId = await installation.entity();
  ann = installation.as(await installation.user(entityId, ['VIEWER']));
  ben = installation.as(await installation.user(entityId, ['PREPARER']));
  admin = installation.as(await installation.user(entityId, ['ADMIN']));
  stranger = installation.as(await installation.user(await installation.entity(), ['ADMIN']));
});
afterAll(() => installation.close());

const view = (name: string, isShared = false) => ({
  name,
  search: 'status=FAILED&period=last-month',
  isShared,
});
const path = (id: string) => `/app/saved-views/${id}`;

async function save(by: TestCaller, body: object): Promise<{ id: string }> {
  const answer = await by.send<{ id: string }>('POST', '/app/saved-views', { body });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

async function names(by: TestCaller): Promise<string[]> {
  return (await by.send<{ name: string }[]>('GET', '/app/saved-views')).body.map(({ name }) => name);
}

describe('a saved view', () => {
  it('is seen by its owner alone until it is shared with the entity', async () => {
    const { id } = await save(ann, view('Private'));
    expect(await names(ann)).toContain('Private');
    expect(await names(ben)).not.toContain('Private');
    await ann.send('PUT', path(id), { body: view('Private', true) });
    expect(await names(ben)).toContain('Private');
    expect(await names(stranger)).toEqual([]);
  });

  it('is renamed and deleted by its owner, never by others', async () => {
    const { id } = await save(ann, view('First name', true));
    expect((await ben.send('PUT', path(id), { body: view('Taken over') })).body.code).toBe('not_your_view');
    expect((await ben.send('DELETE', path(id))).body.code).toBe('not_your_view');
    expect((await stranger.send('DELETE', path(id))).status).toBe(404);
    await ann.send('PUT', path(id), { body: view('Second name', true) });
    expect(await names(ann)).toContain('Second name');
    expect((await ann.send('DELETE', path(id))).status).toBe(200);
    expect(await names(ann)).not.toContain('Second name');
  });

  it('of another user is deleted by an admin once it is shared', async () => {
    const { id } = await save(ann, view('Left behind'));
    expect((await admin.send('DELETE', path(id))).status).toBe(404);
    await ann.send('PUT', path(id), { body: view('Left behind', true) });
    expect((await admin.send('DELETE', path(id))).status).toBe(200);
  });

  it('has a name that its owner has used once', async () => {
    const { id } = await save(ann, view('Once'));
    expect((await ann.send('POST', '/app/saved-views', { body: view('ONCE') })).body.code).toBe(
      'view_name_taken',
    );
    expect((await ann.send('PUT', path(id), { body: view('once') })).status).toBe(200);
    await save(ben, view('Once'));
  });

  it('is saved once for an idempotency key, and is in the audit log', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await ben.send('POST', '/app/saved-views', { body: view('Repeated'), headers });
    const second = await ben.send('POST', '/app/saved-views', { body: view('Repeated'), headers });
    expect(second.body).toEqual(first.body);
    const { items } = (await admin.send('GET', `/app/audit?subjectId=${first.body.id}`)).body;
    expect(items).toMatchObject([{ action: 'saved_view.created', actor: { userId: ben.user.id } }]);
  });

  it('is refused beyond thirty', async () => {
    const busy = installation.as(await installation.user(ann.user.entityId, ['VIEWER']));
    for (let number = 0; number < 30; number++) await save(busy, view(`View ${number}`));
    expect((await busy.send('POST', '/app/saved-views', { body: view('One more') })).body.code).toBe(
      'too_many_views',
    );
  });
});

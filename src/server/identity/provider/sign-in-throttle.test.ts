import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../platform/testing/test-database.ts';
import {
  AddressThrottle,
  clearAttempts,
  countAttempt,
  countedAddress,
  UnknownNames,
} from './sign-in-throttle.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
const entityId = randomUUID();
let now = Date.now();
beforeAll(async () => {
  database = await testDatabase();
  await database.query(
    `INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
     VALUES ($1, 'Throttled', $1, $1, now())`,
    [entityId],
  );
});
afterAll(() => database.drop());

async function newUser(): Promise<{ id: string; entityId: string }> {
  const id = randomUUID();
  await database.query(
    `INSERT INTO users (id, entity_id, name, issuer, subject, roles, created_at)
     VALUES ($1::uuid, $2, $1::text, '', $1::text, '{VIEWER}', now())`,
    [id, entityId],
  );
  await database.query("INSERT INTO local_credentials (login_id, password_hash) VALUES ($1, '')", [id]);
  return { id, entityId };
}

type User = Awaited<ReturnType<typeof newUser>>;
const at = (address: string, device: string | null = null) => ({ address, device });
const attempt = async (user: User, source: ReturnType<typeof at>) =>
  (await countAttempt(database, user.id, source, new Date(now))).retryAfterMs;

describe('wrong passwords', () => {
  it('of one address make that address wait, and not another', async () => {
    const user = await newUser();
    for (let i = 0; i < 5; i++) expect(await attempt(user, at('203.0.113.7'))).toBe(0);
    expect(await attempt(user, at('203.0.113.7'))).toBe(5_000);
    expect(await attempt(user, at('198.51.100.1'))).toBe(0);
  });

  it('from many addresses make every new address wait, but no browser that has signed in', async () => {
    const user = await newUser();
    for (let i = 0; i < 50; i++) expect(await attempt(user, at(`203.0.113.${i}`))).toBe(0);
    expect(await attempt(user, at('198.51.100.1'))).toBeGreaterThan(0);
    expect(await attempt(user, at('198.51.100.1', 'laptop'))).toBe(0);
    await clearAttempts(database, user.id, at('198.51.100.1', 'laptop'));
    expect(await attempt(user, at('198.51.100.1'))).toBe(0);
  });

  it('of an outsider still count after the owner has signed in', async () => {
    const user = await newUser();
    for (let i = 0; i < 5; i++) await attempt(user, at('203.0.113.7'));
    await clearAttempts(database, user.id, at('198.51.100.1'));
    expect(await attempt(user, at('203.0.113.7'))).toBeGreaterThan(0);
  });

  it('that were entered under a clock that was days ahead block no user', async () => {
    const user = await newUser();
    now += 9 * 86_400_000;
    for (let i = 0; i < 60; i++) await attempt(user, at(`203.0.113.${i % 7}`));
    now -= 9 * 86_400_000;
    expect(await attempt(user, at('203.0.113.1'))).toBe(0);
  });

  it('of an unknown name wait alike', () => {
    const unknown = new UnknownNames({ nowMs: () => now });
    for (let i = 0; i < 5; i++) expect(unknown.countAttempt('ghost', '203.0.113.7').retryAfterMs).toBe(0);
    expect(unknown.countAttempt('ghost', '203.0.113.7').retryAfterMs).toBe(5_000);
    expect(unknown.countAttempt('ghost', '198.51.100.1').retryAfterMs).toBe(0);
    for (let i = 0; i < 44; i++) unknown.countAttempt('ghost', `203.0.113.${i + 50}`);
    expect(unknown.countAttempt('ghost', '192.0.2.1').retryAfterMs).toBeGreaterThan(0);
  });

  it('of one address for many names make it wait', () => {
    const addresses = new AddressThrottle({ nowMs: () => now });
    for (let i = 0; i < 50; i++) addresses.failed(`2001:db8:0:1::${i.toString(16)}`);
    expect(addresses.retryAfterMs('2001:db8:0:1:ffff::1')).toBeGreaterThan(0);
    expect(addresses.retryAfterMs('2001:db8:0:2::1')).toBe(0);
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0001:a:b:c:d', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

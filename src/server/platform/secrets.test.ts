import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from './clock.ts';
import { readConfiguration } from './configuration.ts';
import { open, seal, secretOf } from './secrets.ts';
import { testDatabase } from './testing/test-database.ts';

const KEY = randomBytes(32);
let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const under = (encryptionKey: Buffer) => ({
  configuration: { ...readConfiguration({}), encryptionKey },
  database,
  clock: systemClock,
});

describe('a secret', () => {
  it('is the same for every process that shares the database, however many create it at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        secretOf(under(KEY), 'signing', async () => Buffer.from(`made by ${i}`)),
      ),
    );
    expect(new Set(made.map(String)).size).toBe(1);
  });

  it('is encrypted in the database', async () => {
    await secretOf(under(KEY), 'mail', async () => Buffer.from('a plain password'));
    const [row] = await database.query("SELECT sealed FROM secrets WHERE name = 'mail'");
    expect(row!.sealed.includes('a plain password')).toBe(false);
  });

  it('does not open under another key, and the refusal says what to do', async () => {
    await secretOf(under(KEY), 'cookie', async () => Buffer.from('x'));
    await expect(secretOf(under(randomBytes(32)), 'cookie', async () => Buffer.from('y'))).rejects.toThrow(
      'the key that was used before.',
    );
  });

  it('opens only under its own name, and only if no bit of it was changed', () => {
    const sealed = seal(KEY, 'one', Buffer.from('value'));
    expect(String(open(KEY, 'one', sealed))).toBe('value');
    expect(() => open(KEY, 'two', sealed)).toThrow();
    for (let i = 0; i < sealed.length; i++) {
      const changed = Buffer.from(sealed);
      changed[i]! ^= 1;
      expect(() => open(KEY, 'one', changed), `byte ${i}`).toThrow();
    }
  });
});

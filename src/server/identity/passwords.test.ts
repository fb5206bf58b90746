import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { systemRandom } from '../platform/random.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

it('many passwords at once leave threads for reading a file, or signing in to PostgreSQL', async () => {
  let done = 0;
  const hashes = Array.from({ length: 12 }, async (_, n) => {
    const hash = await hashPassword(systemRandom, `password ${n}`, { N: 16_384, r: 8, p: 1 });
    done += 1;
    return hash;
  });
  await readFile(import.meta.filename);
  expect(done).toBeLessThan(6);
  expect(await passwordMatches((await Promise.all(hashes))[11]!, 'password 11')).toBe(true);
});

it('a hash that fails keeps no other one waiting', async () => {
  const impossible = { N: 3, r: 8, p: 1 };
  const failed = Array.from({ length: 4 }, () => hashPassword(systemRandom, 'one', impossible));
  const results = await Promise.allSettled(failed);
  expect(results.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  const cheap = await hashPassword(systemRandom, 'two', { N: 1_024, r: 8, p: 1 });
  expect(await passwordMatches(cheap, 'two')).toBe(true);
  expect(await passwordMatches(cheap, 'one')).toBe(false);
});

import { scrypt, timingSafeEqual } from 'node:crypto';
import type { Random } from '../../shared/time.ts';

/**
 * The cost of scrypt: 32 MB and about a quarter of a second. Each hash contains it, so that it can be raised
 * without a migration.
 */
const COST = { N: 32_768, r: 8, p: 3 };
const HASH_BYTES = 32;
const SALT_BYTES = 16;

/**
 * Hashes a password for local_credentials: "scrypt:N:r:p:salt:hash", salt and hash in base64. Only tests name
 * another cost.
 */
export async function hashPassword(random: Random, password: string, cost = COST): Promise<string> {
  const salt = Buffer.from(random.bytes(SALT_BYTES));
  const hash = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join(':');
}

/**
 * A hash that matches no password, of the same cost. The password of an unknown user is compared with it, so
 * that both cases take the same time.
 */
const HASH_OF_NO_PASSWORD = [
  'scrypt',
  COST.N,
  COST.r,
  COST.p,
  Buffer.alloc(SALT_BYTES).toString('base64'),
  Buffer.alloc(HASH_BYTES).toString('base64'),
].join(':');

/**
 * Whether the password matches the stored hash. For `stored` null (no such user) it is false after the same
 * time.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const [kind, N, r, p, salt, hash] = (stored ?? HASH_OF_NO_PASSWORD).split(':');
  if (kind !== 'scrypt' || !salt || !hash) throw new Error('A stored password hash cannot be read.');
  const expected = Buffer.from(hash, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(actual, expected) && stored !== null;
}

/**
 * The hash that each lane has started last. Node.js has four threads for such work. Reading a file, looking
 * up a name and signing in to PostgreSQL need one too, and would wait behind every password of a busy minute.
 */
const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];
let nextLane = 0;

function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  const hash = () =>
    new Promise<Buffer>((resolve, reject) =>
      scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, key) =>
        error ? reject(error) : resolve(key),
      ),
    );
  const lane = nextLane;
  nextLane = (nextLane + 1) % lanes.length;
  const derived = lanes[lane]!.then(hash);
  lanes[lane] = derived.catch(() => undefined);
  return derived;
}

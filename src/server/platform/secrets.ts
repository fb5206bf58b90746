import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Context } from './context.ts';
import { nowOf } from './clock.ts';
import { StartRefused } from './start-refused.ts';
import { embeddedKey, keyFile } from './encryption-key.ts';

const VERSION = 1;
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/**
 * Seals bytes with AES-256-GCM: version, nonce, tag and ciphertext. `name` is authenticated, so that one
 * secret cannot be used as another.
 */
export function seal(key: Buffer, name: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), sealed]);
}

/** Opens the result of seal(). Throws when the key, the name or the bytes differ. */
export function open(key: Buffer, name: string, sealed: Buffer): Buffer {
  if (sealed[0] !== VERSION) throw new Error('A secret of an unknown version');
  const nonce = sealed.subarray(1, 1 + NONCE_LENGTH);
  const tag = sealed.subarray(1 + NONCE_LENGTH, 1 + NONCE_LENGTH + TAG_LENGTH);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE_LENGTH + TAG_LENGTH)), decipher.final()]);
}

/** The key that seals the secrets of this installation. */
export function sealingKey({ configuration }: Pick<Context, 'configuration'>): Buffer {
  return configuration.encryptionKey ?? embeddedKey(configuration.dataDir);
}

/**
 * A named secret of the installation, made on first use. Processes that make it at the same time all get the
 * same one.
 */
export async function secretOf(
  context: Pick<Context, 'configuration' | 'database' | 'clock'>,
  name: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const key = sealingKey(context);
  const find = async () =>
    (await context.database.query('SELECT sealed FROM secrets WHERE name = $1', [name]))[0];
  let found = await find();
  if (!found) {
    await context.database.query(
      'INSERT INTO secrets (name, sealed, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [name, seal(key, name, await make()), nowOf(context.clock)],
    );
    found = await find();
  }
  try {
    return open(key, name, found!.sealed);
  } catch {
    throw otherKey(context);
  }
}

type Opened = Pick<Context, 'configuration' | 'database'>;

/** Refuses a start whose key does not open the secrets in the database, or whose key file is missing. */
export async function refuseOtherKey(context: Opened): Promise<void> {
  const { encryptionKey, dataDir } = context.configuration;
  const [kept] = await context.database.query('SELECT name, sealed FROM secrets ORDER BY name LIMIT 1');
  if (!kept) return;
  if (!encryptionKey && !existsSync(keyFile(dataDir))) {
    throw new StartRefused(
      `${keyFile(dataDir)}, the key of the secrets in the database, is missing. Restore it from a backup, ` +
        'or set ENCRYPTION_KEY to the key.',
    );
  }
  try {
    open(encryptionKey ?? embeddedKey(dataDir), kept.name, kept.sealed);
  } catch (error) {
    throw error instanceof StartRefused ? error : otherKey(context);
  }
}

function otherKey({
  configuration: { encryptionKey, databaseUrl, dataDir },
}: Pick<Context, 'configuration'>): StartRefused {
  const file = keyFile(dataDir);
  if (!encryptionKey)
    return new StartRefused(
      `The key in ${file} is not the key that this database was set up with. Restore that key from a backup.`,
    );
  const remedy =
    databaseUrl === null && existsSync(file) ? `unset it to use the key in ${file}, or set` : 'set';
  return new StartRefused(
    `ENCRYPTION_KEY is not the key that this database was set up with: ${remedy} the key that was used ` +
      'before.',
  );
}

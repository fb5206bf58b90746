import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { StartRefused } from './start-refused.ts';
import { keptSecret } from './embedded/embedded-postgres.ts';

const FILE = 'encryption-key';

/**
 * The key that an installation on the embedded database keeps in its data directory, mode 0600; made on first
 * use.
 */
export function embeddedKey(dataDir: string): Buffer {
  const text = keptSecret(dataDir, FILE, () => randomBytes(32).toString('hex')).trim();
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  throw new StartRefused(
    `${keyFile(dataDir)} must hold 64 hexadecimal digits and does not: put the key back, from a backup.`,
  );
}

export function keyFile(dataDir: string): string {
  return join(dataDir, FILE);
}

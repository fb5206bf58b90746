import { randomBytes } from 'node:crypto';
import { keptSecret } from './embedded-postgres.ts';

/** The key that an installation on the embedded database keeps in its data directory, mode 0600; made on first use. */
export function embeddedKey(dataDir: string): Buffer {
  return Buffer.from(keptSecret(dataDir, 'encryption-key', () => randomBytes(32).toString('hex')), 'hex');
}

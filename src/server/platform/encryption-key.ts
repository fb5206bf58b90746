import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from './start-refused.ts';
import { writeWhole } from './write-whole.ts';

const FILE = 'encryption-key';

/**
 * The encryption key of an installation with the embedded database, read from the data directory. Creates the
 * key on first use.
 */
export function embeddedKey(dataDir: string): Buffer {
  const file = keyFile(dataDir);
  if (!existsSync(file)) writeWhole(file, randomBytes(32).toString('hex'));
  const text = readFileSync(file, 'utf8').trim();
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  throw new StartRefused(
    `${file} does not contain a key of 64 hexadecimal digits. Restore the key from a backup.`,
  );
}

export function keyFile(dataDir: string): string {
  return join(dataDir, FILE);
}

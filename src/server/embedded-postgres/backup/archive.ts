import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { StartRefused } from '../../platform/start-refused.ts';

/**
 * The layout of a backup: a compressed tar with `outlay-backup.json` first, the files of the PostgreSQL data
 * directory below `data/`, the encryption key when it was asked for, and `manifest.json` with the hash of
 * every file last. An archive that ends early has no manifest.
 */
export const HEADER_ENTRY = 'outlay-backup.json';
export const DATA_FOLDER = 'data/';
export const KEY_ENTRY = 'keys/encryption-key';
export const MANIFEST_ENTRY = 'manifest.json';

/** A backup or restore that cannot continue. The message is a sentence with the remedy. */
export class BackupRefused extends StartRefused {}

/** The facts that a restore needs before it reads the data. */
export const ArchiveHeader = z.object({
  format: z.literal(1),
  /** Version of Outlay that wrote the archive, and the newest migration of its database, in epoch ms. */
  outlay: z.string(),
  migration: z.number(),
  /** Major version of PostgreSQL. No other version can read the files. */
  postgres: z.string(),
  startedAt: z.iso.datetime(),
  /** Size of the data directory when the copy began. */
  dataBytes: z.number(),
  key: z.object({
    inside: z.boolean(),
    /**
     * Proves that a key is the right one without revealing it; null when the backup command did not know the
     * key.
     */
    check: z.string().nullable(),
    /** Where the key was when the backup was taken; null when it came from ENCRYPTION_KEY. */
    file: z.string().nullable(),
  }),
});
export type ArchiveHeader = z.output<typeof ArchiveHeader>;

export const Manifest = z.object({
  header: ArchiveHeader,
  finishedAt: z.iso.datetime(),
  /** The write-ahead log between these two positions is in the archive: recovery replays it. */
  startLsn: z.string(),
  stopLsn: z.string(),
  directories: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })),
});
export type Manifest = z.output<typeof Manifest>;

/** A short fingerprint of an encryption key, safe to write into an archive. */
export function keyCheck(key: Buffer): string {
  return createHmac('sha256', key).update('outlay backup').digest('hex').slice(0, 32);
}

/**
 * Whether this key decrypts the archive's sealed data. Also true when the archive has no fingerprint to
 * compare.
 */
export function isKeyOf(header: ArchiveHeader, key: Buffer): boolean {
  if (header.key.check === null) return true;
  const expected = Buffer.from(header.key.check);
  const actual = Buffer.from(keyCheck(key));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

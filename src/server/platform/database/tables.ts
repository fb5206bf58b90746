import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at, bytes } from './column-types.ts';

/** What belongs to the installation rather than to an entity. */

/**
 * Signing, cookie and exchange keys, AES-256-GCM under ENCRYPTION_KEY: version, nonce, tag and ciphertext in
 * one.
 */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  sealed: bytes('sealed').notNull(),
  createdAt: at('created_at').notNull(),
});

/** Facts about the installation itself, such as "demo". */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});

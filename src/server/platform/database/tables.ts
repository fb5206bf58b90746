import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at, bytes } from './column-types.ts';

/** The tables that belong to the installation rather than to an entity. */

/**
 * Signing, cookie and exchange keys, sealed with AES-256-GCM under ENCRYPTION_KEY: version, nonce, tag and
 * ciphertext.
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

/**
 * The scheduled jobs by name, with their last runs by the clock of the database. A time in the future was
 * written while that clock was wrong.
 */
export const scheduledJobs = pgTable('scheduled_jobs', {
  name: text('name').primaryKey(),
  everyMs: integer('every_ms').notNull(),
  registeredAt: at('registered_at').notNull(),
  startedAt: at('started_at'),
  /** When it last succeeded. */
  finishedAt: at('finished_at'),
});

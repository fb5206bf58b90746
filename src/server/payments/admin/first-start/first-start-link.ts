import { createHash } from 'node:crypto';
import { HOUR_MS } from '../../../../shared/time.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { databaseError, type Queryable } from '../../../platform/database/pool.ts';

export const FIRST_START_PATH = '/app/first-start';
export const FIRST_START_LASTS_HOURS = 24;

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
/** What the database says when there is an entity already, or the link was used. */
const OVER = ['first_start_before_entity', 'first_start_once', 'first_start_makes_entity'];

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether the database refused because the installation has an entity. */
export function isOver(error: unknown): boolean {
  return OVER.includes(databaseError(error)?.constraint ?? '');
}

/**
 * Makes the link that sets up an installation without an entity, and ends the one of an earlier start.
 * Returns its address; null once there is an entity. Only the SHA-256 of its token is stored.
 */
export async function makeFirstStartLink(context: Context): Promise<string | null> {
  if (!(await isWithoutEntity(context.database))) return null;
  const token = Buffer.from(context.random.bytes(TOKEN_BYTES)).toString('base64url');
  const at = nowOf(context.clock);
  try {
    await context.database.query(
      `INSERT INTO first_start (token_hash, made_at, expires_at)
       VALUES ($1, $2, $3)
       ON CONFLICT (is_only) DO UPDATE
          SET token_hash = excluded.token_hash,
              made_at = excluded.made_at,
              expires_at = excluded.expires_at`,
      [digestOf(token), at, new Date(at.getTime() + FIRST_START_LASTS_HOURS * HOUR_MS)],
    );
  } catch (error) {
    // Another process has made an entity meanwhile.
    if (isOver(error)) return null;
    throw error;
  }
  return `${context.configuration.publicUrl}${FIRST_START_PATH}/${token}`;
}

/** Whether a token is that of the newest link, in time, unused, and of an installation without an entity. */
export async function opensFirstStart(
  db: Queryable,
  token: string,
  now: Date,
  lock: '' | 'FOR UPDATE' = '',
): Promise<boolean> {
  // A text of another form is no guess, and costs no query.
  if (!TOKEN.test(token)) return false;
  const [link] = await db.query(
    `SELECT is_only
       FROM first_start
      WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2 ${lock}`,
    [digestOf(token), now],
  );
  return link !== undefined && (await isWithoutEntity(db));
}

async function isWithoutEntity(db: Queryable): Promise<boolean> {
  const [found] = await db.query('SELECT EXISTS (SELECT 1 FROM entities) AS has_entity');
  return found!.has_entity === false;
}

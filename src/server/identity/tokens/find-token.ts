import { TOKEN_PREFIX } from '../../../shared/program-terms.ts';
import { MINUTE_MS } from '../../../shared/time.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { isInNetworks } from '../../platform/networks.ts';
import { USER_COLUMNS } from '../session/session-store.ts';
import { digestOfToken, stateOf } from './program-token.ts';

/** How often the last use of a token is written. */
const USED_EVERY_MS = MINUTE_MS;

/** Whether a bearer token is a program's, as opposed to one that the identity provider issued. */
export function isProgramToken(token: string): boolean {
  return token.startsWith(TOKEN_PREFIX);
}

/**
 * The token of a program and the admin who made it, if the token works from this address; null otherwise. It
 * works only while that admin still has access and the role ADMIN. Records when and from where it was used.
 */
export async function findToken({ database, clock }: Context, token: string, address: string) {
  const [row] = await database.query(
    `SELECT t.id AS token_id, t.name AS token_name, t.prepares, t.addresses, t.created_at, t.expires_at,
            t.confirmed_at, t.revoked_at, t.last_used_at, t.last_used_from, ${USER_COLUMNS}
       FROM program_tokens t
       JOIN users u ON u.id = t.user_id
       JOIN entities e ON e.id = u.entity_id
      WHERE t.token_hash = $1`,
    [digestOfToken(token)],
  );
  const at = nowOf(clock);
  if (!row || stateOf(row, at.getTime()) !== 'ACTIVE') return null;
  if (row.disabled_at || !row.roles.includes('ADMIN')) return null;
  if (row.addresses.length > 0 && !isInNetworks(address, row.addresses)) return null;
  const isOld = !row.last_used_at || row.last_used_at.getTime() + USED_EVERY_MS <= at.getTime();
  if (isOld || row.last_used_from !== address)
    await database.query('UPDATE program_tokens SET last_used_at = $2, last_used_from = $3 WHERE id = $1', [
      row.token_id,
      at,
      address,
    ]);
  return row;
}

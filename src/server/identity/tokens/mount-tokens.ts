import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/dashboard/program-tokens.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, notFound, refused } from '../../../shared/errors.ts';
import { TOKEN_LIMITS, TOKEN_PREFIX } from '../../../shared/program-terms.ts';
import { DAY_MS, MINUTE_MS } from '../../../shared/time.ts';
import { recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Access, Caller } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { mount } from '../../platform/http/route.ts';
import { isNetwork } from '../../platform/networks.ts';
import { newId } from '../../platform/random.ts';
import { requireFreshSignIn } from '../step-up.ts';
import {
  auditOfToken,
  digestOfToken,
  displayToken,
  SELECT_TOKENS,
  stateOf,
  type TokenRow,
} from './program-token.ts';

/** A token may act for years, so making one requires a sign-in that is no older than this. */
const FRESH_S = (15 * MINUTE_MS) / 1_000;
const TOKEN_BYTES = 32;

/** /app/tokens: the tokens of programs, made by an admin and, if they prepare, confirmed by another one. */
export function mountTokens(app: FastifyInstance, context: Context, access: Access): void {
  const { database, clock } = context;
  mount(app, access, '', contract.listProgramTokens, async ({ caller }) => {
    const rows = await database.query(
      `${SELECT_TOKENS}
        WHERE t.entity_id = $1
        ORDER BY t.revoked_at IS NOT NULL OR t.expires_at <= $2, t.created_at DESC, t.id
        LIMIT 500`,
      [caller.entityId, nowOf(clock)],
    );
    return rows.map((row) => displayToken(row, clock.nowMs()));
  });

  mount(app, access, '', contract.createProgramToken, async ({ caller, body }) => {
    requireFreshSignIn(caller, FRESH_S, clock.nowMs());
    const at = nowOf(clock);
    const expiresAt = new Date(body.expiresAt);
    requireValid(body.addresses, expiresAt, at);
    const id = newId(context);
    const token = TOKEN_PREFIX + Buffer.from(context.random.bytes(TOKEN_BYTES)).toString('base64url');
    return database.transaction(async (tx) => {
      await requireRoom(tx, caller, at);
      await tx.query(
        `INSERT INTO program_tokens
                (id, entity_id, user_id, name, token_hash, prepares, addresses, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          id,
          caller.entityId,
          caller.userId,
          body.name,
          digestOfToken(token),
          body.rights === 'PREPARE',
          body.addresses,
          at,
          expiresAt,
        ],
      );
      const details = displayToken(await lockToken(tx, caller, id), at.getTime());
      await recordAudit(tx, auditOfToken(caller, at, 'made', details));
      return { token, details };
    });
  });

  mount(app, access, '', contract.confirmProgramToken, async ({ caller, params }) => {
    requireFreshSignIn(caller, FRESH_S, clock.nowMs());
    return database.transaction(async (tx) => {
      const at = nowOf(clock);
      const row = await lockToken(tx, caller, params.id);
      if (stateOf(row, at.getTime()) !== 'WAITING')
        throw refused('token_not_waiting', explain('token_not_waiting'));
      if (row.user_id === caller.userId) throw await ownToken(tx, caller);
      if (!(await isAdmin(tx, caller.entityId, row.user_id)))
        throw refused('token_not_waiting', explain('token_not_waiting.asker'));
      await tx.query('UPDATE program_tokens SET confirmed_at = $2, confirmed_by = $3 WHERE id = $1', [
        row.id,
        at,
        caller.userId,
      ]);
      const details = displayToken(await lockToken(tx, caller, row.id), at.getTime());
      await recordAudit(tx, auditOfToken(caller, at, 'confirmed', details));
      return details;
    });
  });

  mount(app, access, '', contract.revokeProgramToken, async ({ caller, params }) =>
    database.transaction(async (tx) => {
      const at = nowOf(clock);
      const row = await lockToken(tx, caller, params.id);
      if (row.revoked_at) return displayToken(row, at.getTime());
      await tx.query('UPDATE program_tokens SET revoked_at = $2, revoked_by = $3 WHERE id = $1', [
        row.id,
        at,
        caller.userId,
      ]);
      const details = displayToken(await lockToken(tx, caller, row.id), at.getTime());
      await recordAudit(tx, auditOfToken(caller, at, 'revoked', details));
      return details;
    }),
  );
}

function requireValid(addresses: readonly string[], expiresAt: Date, at: Date): void {
  const wrong = addresses.findIndex((address) => !isNetwork(address));
  const errors = [
    ...(wrong < 0 ? [] : [[`addresses[${wrong}]`, explain('invalid_token_request.address')] as const]),
    ...(expiresAt <= at ? [['expiresAt', explain('invalid_token_request.past')] as const] : []),
    ...(expiresAt.getTime() > at.getTime() + TOKEN_LIMITS.days * DAY_MS
      ? [['expiresAt', explain('invalid_token_request.far', { days: TOKEN_LIMITS.days })] as const]
      : []),
  ];
  if (errors.length === 0) return;
  throw refused(
    'invalid_token_request',
    errors[0]![1],
    errors.map(([path, text]) => fieldError(path, 'invalid_token_request', text)),
  );
}

/** Limits the tokens that work, because a list that is too long to read protects nothing. */
async function requireRoom(tx: Tx, { entityId }: Caller, at: Date): Promise<void> {
  // Locking the entity's row makes users who create tokens at the same time wait for one another.
  await tx.query('SELECT id FROM entities WHERE id = $1 FOR NO KEY UPDATE', [entityId]);
  const [counted] = await tx.query(
    `SELECT count(*) AS total
       FROM program_tokens
      WHERE entity_id = $1 AND revoked_at IS NULL AND expires_at > $2`,
    [entityId, at],
  );
  if (counted!.total < TOKEN_LIMITS.perEntity) return;
  const text = explain('invalid_token_request.many', { most: TOKEN_LIMITS.perEntity });
  throw refused('invalid_token_request', text);
}

/** One token of the caller's entity, locked until the transaction ends. Throws 404. */
async function lockToken(tx: Tx, { entityId }: Caller, id: string): Promise<TokenRow> {
  const [row] = await tx.query(`${SELECT_TOKENS} WHERE t.entity_id = $1 AND t.id = $2 FOR UPDATE OF t`, [
    entityId,
    id,
  ]);
  if (!row) throw notFound('token');
  return row;
}

/** Whether a user is an admin, and stays one until the transaction ends. */
async function isAdmin(tx: Tx, entityId: string, userId: string): Promise<boolean> {
  const [user] = await tx.query(
    `SELECT disabled_at IS NULL AND 'ADMIN' = ANY(roles) AS is_admin
       FROM users
      WHERE entity_id = $1 AND id = $2
        FOR SHARE`,
    [entityId, userId],
  );
  return user?.is_admin === true;
}

async function ownToken(tx: Tx, { entityId, userId }: Caller): Promise<Error> {
  const others = await tx.query(
    `SELECT coalesce(display_name, name) AS name
       FROM users
      WHERE entity_id = $1 AND id <> $2 AND disabled_at IS NULL AND 'ADMIN' = ANY(roles)
      ORDER BY 1`,
    [entityId, userId],
  );
  if (others.length === 0) return refused('own_token', explain('own_token.alone'));
  return refused('own_token', explain('own_token', { names: others.map(({ name }) => name).join(', ') }));
}

import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { ProgramToken } from '../../../contract/dashboard/program-tokens.ts';
import type { TokenState } from '../../../shared/program-terms.ts';
import type { AuditRecord } from '../../audit/audit.ts';
import { actorOf } from '../../audit/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import type { RowOf } from '../../platform/database/pool.ts';

export type TokenForDisplay = z.input<typeof ProgramToken>;

/** Tokens `t` as the interface shows them. The caller appends a WHERE. */
export const SELECT_TOKENS = `
  SELECT t.id, t.name, t.prepares, t.addresses, t.user_id, maker.name AS user_name, t.created_at,
         t.expires_at, t.confirmed_at, t.confirmed_by, second.name AS confirmed_by_name, t.revoked_at,
         t.last_used_at, t.last_used_from
    FROM program_tokens t
    JOIN users maker ON maker.id = t.user_id
    LEFT JOIN users second ON second.id = t.confirmed_by` as const;

export type TokenRow = RowOf<typeof SELECT_TOKENS>;

/** Only this digest of a token is stored. */
export function digestOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function stateOf(
  token: Pick<TokenRow, 'prepares' | 'confirmed_at' | 'revoked_at' | 'expires_at'>,
  nowMs: number,
): TokenState {
  if (token.revoked_at) return 'REVOKED';
  if (token.expires_at.getTime() <= nowMs) return 'EXPIRED';
  return token.prepares && !token.confirmed_at ? 'WAITING' : 'ACTIVE';
}

export function displayToken(row: TokenRow, nowMs: number): TokenForDisplay {
  return {
    id: row.id,
    name: row.name,
    rights: row.prepares ? 'PREPARE' : 'READ',
    addresses: row.addresses,
    state: stateOf(row, nowMs),
    createdBy: { userId: row.user_id, name: row.user_name },
    createdAt: row.created_at.toISOString(),
    confirmedBy:
      row.confirmed_by === null ? null : { userId: row.confirmed_by, name: row.confirmed_by_name ?? '' },
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    lastUsedFrom: row.last_used_from,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}

/** The audit row for a step in the life of a token. It never contains the secret. */
export function auditOfToken(
  caller: Caller,
  at: Date,
  step: 'made' | 'confirmed' | 'revoked',
  token: Pick<TokenForDisplay, 'id' | 'name' | 'rights' | 'addresses' | 'expiresAt'>,
): AuditRecord {
  const { id, name, rights, addresses, expiresAt } = token;
  return {
    entityId: caller.entityId,
    at,
    actor: actorOf(caller),
    action: `program_token.${step}`,
    subjectType: 'program_token',
    subjectId: id,
    details: { name, rights, addresses, expiresAt },
  };
}

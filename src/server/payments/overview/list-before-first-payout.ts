import type { listBeforeFirstPayout as op } from '../../../contract/dashboard/overview.ts';
import { READY_ITEMS, type ReadyItem } from '../../../shared/terms.ts';
import { arePasskeysPossible } from '../../identity/passkeys/relying-party.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadMissingPeople } from '../entity/config/missing-people.ts';

/** Without these nothing can be paid. The others are advice. */
const NEEDED: readonly ReadyItem[] = ['PEOPLE', 'LIMITS', 'RAILS', 'MONEY'];

/** GET /app/before-first-payout: what the entity of an admin has and misses before its first payout. */
export function listBeforeFirstPayout({ configuration, database }: Context): Handler<typeof op> {
  return async ({ caller: { entityId } }) => {
    const [found] = await database.query(
      `SELECT (SELECT coalesce(sum(count), 0)
                 FROM batch_status_counts
                WHERE entity_id = $1
                  AND status IN ('PROCESSING', 'COMPLETE', 'PARTIALLY_COMPLETE')) > 0 AS has_paid,
              EXISTS (SELECT 1 FROM entity_configs WHERE entity_id = $1 AND payouts_enabled) AS limits,
              EXISTS (SELECT 1 FROM entity_configs
                       WHERE entity_id = $1 AND jsonb_array_length(rails) > 0) AS rails,
              EXISTS (SELECT 1 FROM ledger_accounts
                       WHERE entity_id = $1 AND access_type = 'FUNDING' AND bucket = 'AVAILABLE'
                         AND balance_minor > 0) AS money,
              EXISTS (SELECT 1 FROM bank_file_connections
                       WHERE entity_id = $1 AND state = 'LIVE' AND purpose = 'PAYMENTS') AS connection,
              EXISTS (SELECT 1 FROM payment_configs WHERE entity_id = $1) AS rules,
              (SELECT count(*)
                 FROM users
                WHERE entity_id = $1 AND disabled_at IS NULL AND 'ADMIN' = ANY (roles)) > 1 AS second_admin,
              NOT EXISTS (SELECT 1
                            FROM users u
                           WHERE u.entity_id = $1 AND u.disabled_at IS NULL AND 'APPROVER' = ANY (u.roles)
                             AND NOT EXISTS (SELECT 1
                                               FROM passkeys p
                                              WHERE p.entity_id = $1 AND p.user_id = u.id
                                                AND p.removed_at IS NULL)) AS passkeys`,
      [entityId],
    );
    if (found!.has_paid) return [];
    const people = await loadMissingPeople(database, entityId);
    const done: Record<ReadyItem, boolean | null> = {
      PEOPLE: people.hasPreparer && people.available >= people.needed,
      LIMITS: found!.limits,
      RAILS: found!.rails,
      MONEY: found!.money,
      CONNECTION: found!.connection,
      RULES: found!.rules,
      SECOND_ADMIN: found!.second_admin,
      PASSKEYS: found!.passkeys,
      MAIL: configuration.smtpUrl !== null,
    };
    return READY_ITEMS.filter((item) => item !== 'PASSKEYS' || arePasskeysPossible(configuration)).map(
      (item) => ({ item, done: done[item] === true, isNeeded: NEEDED.includes(item) }),
    );
  };
}

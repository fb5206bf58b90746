import type { z } from 'zod';
import type { PaymentConfigForDisplay } from '../../../../contract/payment-config.ts';
import { policyOf } from '../../../../domain/business-days/date-policy.ts';
import type { PaymentConfig } from '../../../../domain/payouts/config-defaults.ts';
import { LOOSER_WAITS_HOURS } from '../../../../domain/payouts/looser-config.ts';
import { CONTROL_LIMITS } from '../../../../shared/control-terms.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { invariant, notFound, refused } from '../../../../shared/errors.ts';
import type { ConfigChangeState, GuardedSetting } from '../../../../shared/terms.ts';
import { HOUR_MS } from '../../../../shared/time.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable, Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import { announceConfigChange } from '../../base/announce.ts';
import {
  displayPaymentConfig,
  displaySettings,
  loadPaymentConfig,
  readSettings,
  storedSettings,
} from './payment-config.ts';
import { lastAdminLeft } from '../../control/control-changes.ts';
import { writePaymentConfig } from './write-payment-config.ts';

/** A looser config that waits. */
export interface PendingChange {
  id: string;
  loosened: GuardedSetting[];
  /** With the version that it changes. */
  config: PaymentConfig;
  proposedBy: { userId: string; name: string };
  proposedAt: Date;
  countsFrom: Date;
  /** Whether time alone never puts it into force. */
  needsSecondAdmin: boolean;
}

/** The looser config of an entity that waits; null when none does. */
export async function loadPendingChange(
  db: Queryable,
  entityId: string,
  lock: '' | 'FOR UPDATE OF c' = '',
): Promise<PendingChange | null> {
  const [row] = await db.query(
    `SELECT c.id, c.loosened, c.config, c.base_version, c.proposed_by, u.name AS proposed_by_name,
            c.proposed_at, c.counts_from, e.config_needs_second_since
       FROM payment_config_changes c
       JOIN users u ON u.id = c.proposed_by
       LEFT JOIN entity_configs e ON e.entity_id = c.entity_id
      WHERE c.entity_id = $1 AND c.state = 'PENDING' ${lock}`,
    [entityId],
  );
  if (!row) return null;
  return {
    id: row.id,
    loosened: row.loosened,
    config: readSettings(row.config, row.base_version),
    proposedBy: { userId: row.proposed_by, name: row.proposed_by_name },
    proposedAt: row.proposed_at,
    countsFrom: row.counts_from,
    needsSecondAdmin: row.config_needs_second_since !== null,
  };
}

/** The config in force with the change that waits, as the interface shows them. */
export async function showPaymentConfig(
  db: Queryable,
  entityId: string,
): Promise<z.input<typeof PaymentConfigForDisplay>> {
  const config = await loadPaymentConfig(db, entityId);
  const change = await loadPendingChange(db, entityId);
  return {
    ...displayPaymentConfig(config),
    executionDatePolicy: policyOf(config.ifNotBankingDay),
    pendingChange: change && {
      id: change.id,
      loosened: change.loosened,
      settings: displaySettings(change.config),
      proposedBy: change.proposedBy,
      proposedAt: change.proposedAt.toISOString(),
      countsFrom: (await shownFrom(db, entityId, change)).toISOString(),
      needsSecondAdmin: change.needsSecondAdmin,
    },
  };
}

/**
 * From when on the change counts or, where every change needs a second admin, the only admin may confirm it.
 */
async function shownFrom(
  db: Queryable,
  entityId: string,
  { countsFrom, needsSecondAdmin: waitsForSecond }: PendingChange,
): Promise<Date> {
  const left = waitsForSecond ? await lastAdminLeft(db, entityId) : null;
  const dayLater = (left?.getTime() ?? 0) + CONTROL_LIMITS.aloneWaitsHours * HOUR_MS;
  return new Date(Math.max(countsFrom.getTime(), dayLater));
}

/** Whether the entity has chosen that every change of its payment config needs a second admin. */
export async function needsSecondAdmin(db: Queryable, entityId: string): Promise<boolean> {
  const [config] = await db.query(
    'SELECT config_needs_second_since FROM entity_configs WHERE entity_id = $1',
    [entityId],
  );
  return config !== undefined && config.config_needs_second_since !== null;
}

/** Stores a looser config that waits, and mails this. False when another one was saved at the same time. */
export async function proposeChange(
  context: Context,
  tx: Tx,
  by: { entityId: string; userId: string },
  config: PaymentConfig,
  loosened: readonly GuardedSetting[],
  at: Date,
): Promise<boolean> {
  const id = newId(context);
  const inserted = await tx.query(
    `INSERT INTO payment_config_changes
            (id, entity_id, base_version, config, loosened, proposed_by, proposed_at, counts_from,
             recorded_at, state)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $7, 'PENDING')
     ON CONFLICT DO NOTHING
     RETURNING id`,
    [
      id,
      by.entityId,
      config.version,
      JSON.stringify(storedSettings(config)),
      [...loosened],
      by.userId,
      at,
      new Date(at.getTime() + LOOSER_WAITS_HOURS * HOUR_MS),
    ],
  );
  if (inserted.length === 0) return false;
  await announceConfigChange(tx, by.entityId, id, 'PENDING');
  return true;
}

/** Ends a change that waits, and mails how it ended. */
export async function endChange(
  tx: Tx,
  entityId: string,
  changeId: string,
  state: Exclude<ConfigChangeState, 'PENDING'>,
  by: string | null,
  at: Date,
): Promise<void> {
  await tx.query(
    `UPDATE payment_config_changes SET state = $2, decided_by = $3, decided_at = $4
      WHERE id = $1 AND state = 'PENDING'`,
    [changeId, state, by, at],
  );
  await announceConfigChange(tx, entityId, changeId, state);
}

/** Puts a change into force, confirmed by an admin or, without one, by its time. Returns details to audit. */
export async function putInForce(
  tx: Tx,
  entityId: string,
  change: PendingChange,
  by: string | null,
  at: Date,
): Promise<Record<string, unknown>> {
  const before = await loadPaymentConfig(tx, entityId);
  await endChange(tx, entityId, change.id, 'IN_FORCE', by, at);
  const isWritten = await writePaymentConfig(tx, entityId, change.config, change.proposedBy.userId, at);
  invariant(isWritten, 'a change ends when another version of the config is saved');
  return {
    before: displayPaymentConfig(before),
    after: displayPaymentConfig(await loadPaymentConfig(tx, entityId)),
    changeId: change.id,
    proposedBy: change.proposedBy,
  };
}

/**
 * The change that waits, if it is the one that the user saw. The config is locked first, as by a save. Throws
 * 404; 400 `config_change_not_pending`.
 */
export async function lockChange(tx: Tx, entityId: string, changeId: string): Promise<PendingChange> {
  await loadPaymentConfig(tx, entityId, 'FOR UPDATE');
  const change = await loadPendingChange(tx, entityId, 'FOR UPDATE OF c');
  if (change?.id === changeId) return change;
  const [known] = await tx.query('SELECT 1 FROM payment_config_changes WHERE id = $1 AND entity_id = $2', [
    changeId,
    entityId,
  ]);
  if (!known) throw notFound('config_change');
  throw refused('config_change_not_pending', explain('config_change_not_pending'));
}

import { isDeepStrictEqual } from 'node:util';
import type { updateBankConnection as op } from '../../../contract/dashboard/bank-connections.ts';
import { storedPurpose } from '../../../shared/bank-file-terms.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../shared/errors.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { ChangingVerb } from '../base/change.ts';
import {
  auditOfConnection,
  IS_USED,
  lockConnection,
  requireFreeRails,
  requireVersion,
} from './connection-for-display.ts';
import { lockBankAccounts, requireOpenAccount } from './require-open-account.ts';
import { requireOpenNumbers } from './require-open-numbers.ts';
import { readRefusedAgain } from './read-refused-again.ts';
import { requireFresh } from './require-fresh.ts';
import { wakeWaiting } from './wake-waiting.ts';

/**
 * PUT /app/bank-connections/{id}. A changed profile or account, or another rail, loses its certification and
 * its rehearsal, and a live connection is off until it has both again and another user switches it on; its
 * batches wait. A receiving account is off in the same way, and its statements wait. The worker writes files
 * that have not left again, from the new version. Errors: 401 `fresh_sign_in_required`; 404; 400
 * `stale_version`, `rail_already_carried`, `acb_numbers_in_use`, `account_already_connected`,
 * `bank_connection_used`.
 */
export const updateBankConnection: ChangingVerb<typeof op> = async (
  context,
  tx,
  { caller, params, body: { version, ...settings } },
) => {
  const at = nowOf(context.clock);
  await lockBankAccounts(tx, caller.entityId);
  const before = await lockConnection(tx, caller.entityId, params.id);
  requireVersion(before, version);
  const { bankName = null } = settings;
  const { purpose, receives } = storedPurpose(settings.purpose);
  const stored = storedPurpose(before.purpose);
  if (purpose !== stored.purpose) await requireUnused(tx, before.id);
  if (stored.receives && !receives) await requireNoReceipts(tx, before.id);
  await requireOpenAccount(
    tx,
    { entityId: caller.entityId, accountNumber: settings.payer.accountNumber, currency: before.currency },
    { purpose, receives },
    before.id,
  );
  // Whether payers pay into the account too changes no file, so the bank's test of one still counts.
  const isTested =
    purpose === stored.purpose &&
    (purpose !== 'RECEIPTS' || bankName === before.bankName) &&
    isDeepStrictEqual(settings.profile, before.profile) &&
    isDeepStrictEqual(settings.payer, before.payer) &&
    settings.rails.every((rail) => before.rails.includes(rail));
  const isSame = isTested && receives === stored.receives && (!receives || bankName === before.bankName);
  if (!isSame) await requireFresh(tx, caller, at);
  if (settings.profile) await requireOpenNumbers(tx, before, settings.profile);
  if (isSame && before.state === 'LIVE')
    await requireFreeRails(tx, caller.entityId, { ...before, rails: settings.rails });
  await tx.query(
    `UPDATE bank_file_connections
        SET display_name = $2, rails = $3, payer_name = $4, payer_branch_code = $5, payer_account_number = $6,
            payer_account_type = $7, profile = $8, purpose = $12, bank_name = $13, receives = $14,
            version = version + 1,
            updated_at = $9,
            state = CASE WHEN state = 'LIVE' AND NOT $10 THEN 'OFF' ELSE state END,
            off_since = CASE WHEN state = 'LIVE' AND NOT $10 THEN $9 ELSE off_since END,
            changed_by = CASE WHEN $10 THEN changed_by ELSE $11 END,
            changed_at = CASE WHEN $10 THEN changed_at ELSE $9 END,
            unconfirmed_by = CASE WHEN $10 THEN unconfirmed_by
                             ELSE array_append(array_remove(unconfirmed_by, $11), $11) END,
            certified_version = CASE WHEN $15 THEN certified_version END,
            certified_by = CASE WHEN $15 THEN certified_by END,
            certified_at = CASE WHEN $15 THEN certified_at END,
            certification_note = CASE WHEN $15 THEN certification_note END,
            rehearsed_by = CASE WHEN $15 THEN rehearsed_by END,
            rehearsed_at = CASE WHEN $15 THEN rehearsed_at END,
            rehearsed_version = CASE WHEN $15 THEN rehearsed_version END,
            rehearsal_passed = CASE WHEN $15 THEN rehearsal_passed END,
            rehearsal_steps = CASE WHEN $15 THEN rehearsal_steps END
      WHERE id = $1`,
    [
      before.id,
      settings.displayName,
      settings.rails,
      settings.payer.name,
      settings.payer.branchCode,
      settings.payer.accountNumber,
      settings.payer.accountType,
      settings.profile && JSON.stringify(settings.profile),
      at,
      isSame,
      caller.userId,
      purpose,
      bankName,
      receives,
      isTested,
    ],
  );
  if (purpose !== 'PAYMENTS' && !isSame) await readRefusedAgain(tx, caller.entityId);
  await wakeWaiting(tx, caller.entityId, at);
  const connection = await lockConnection(tx, caller.entityId, before.id);
  return {
    body: connection,
    audit: auditOfConnection(caller, at, 'bank_connection.changed', connection, {
      ...settings,
      ...(connection.state === before.state ? {} : { before: before.state, state: connection.state }),
    }),
  };
};

/** Refuses that an account which has receipts only pays: the bank may still take them back. */
async function requireNoReceipts(tx: Tx, connectionId: string): Promise<void> {
  const [row] = await tx.query(
    `SELECT 1 AS found
       FROM statement_accounts a
      WHERE a.connection_id = $1
        AND EXISTS (SELECT 1 FROM receipts r WHERE r.account_id = a.id)`,
    [connectionId],
  );
  if (!row) return;
  const message = explain('bank_connection_used.receipts');
  throw refused('bank_connection_used', message, [fieldError('purpose', 'bank_connection_used', message)]);
}

/** Refuses another purpose for a connection that was switched on, or that has files or statements. */
async function requireUnused(tx: Tx, connectionId: string): Promise<void> {
  const [row] = await tx.query(
    `SELECT ${IS_USED} AS used
       FROM bank_file_connections c
      WHERE c.id = $1`,
    [connectionId],
  );
  if (!row?.used) return;
  const message = explain('bank_connection_used');
  throw refused('bank_connection_used', message, [fieldError('purpose', 'bank_connection_used', message)]);
}

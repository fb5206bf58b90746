import type { createBankConnection as op } from '../../../contract/dashboard/bank-connections.ts';
import { storedPurpose } from '../../../shared/bank-file-terms.ts';
import { nowOf } from '../../platform/clock.ts';
import { newId } from '../../platform/random.ts';
import type { ChangingVerb } from '../base/change.ts';
import { auditOfConnection, lockConnection } from './connection-for-display.ts';
import { readRefusedAgain } from './read-refused-again.ts';
import { lockBankAccounts, requireOpenAccount } from './require-open-account.ts';

/**
 * POST /app/bank-connections: a new connection is a DRAFT and carries nothing. Statements of an account that
 * is only watched are stored at once: they change no money. Those of a receiving account are stored once
 * another user has switched its connection on. Errors: 400 `account_already_connected`.
 */
export const createBankConnection: ChangingVerb<typeof op> = async (context, tx, { caller, body }) => {
  const id = newId(context);
  const at = nowOf(context.clock);
  await lockBankAccounts(tx, caller.entityId);
  const { currency, payer } = body;
  const { purpose, receives } = storedPurpose(body.purpose);
  const { accountNumber } = payer;
  await requireOpenAccount(
    tx,
    { entityId: caller.entityId, accountNumber, currency },
    { purpose, receives },
    null,
  );
  await tx.query(
    `INSERT INTO bank_file_connections
            (id, entity_id, display_name, state, transport, rails, currency, payer_name, payer_branch_code,
             payer_account_number, payer_account_type, profile, version,
             changed_by, changed_at, unconfirmed_by, created_at, updated_at, purpose, bank_name,
             receives)
     VALUES ($1, $2, $3, 'DRAFT', 'DOWNLOAD', $4, $5, $6, $7, $8, $9, $10, 1, $12, $11,
             ARRAY[$12::uuid], $11, $11, $13, $14, $15)`,
    [
      id,
      caller.entityId,
      body.displayName,
      body.rails,
      body.currency,
      body.payer.name,
      body.payer.branchCode,
      body.payer.accountNumber,
      body.payer.accountType,
      body.profile && JSON.stringify(body.profile),
      at,
      caller.userId,
      purpose,
      body.bankName ?? null,
      receives,
    ],
  );
  if (purpose !== 'PAYMENTS') await readRefusedAgain(tx, caller.entityId);
  const connection = await lockConnection(tx, caller.entityId, id);
  return {
    body: connection,
    audit: auditOfConnection(caller, at, 'bank_connection.created', connection, body),
  };
};

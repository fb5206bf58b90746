import { judgeRow, type JudgedRow, type Judgement } from '../../../domain/payouts/payee-register.ts';
import { explain, type Explained } from '../../../shared/error-texts.ts';
import { fieldError, invariant, refused, type InputError } from '../../../shared/errors.ts';
import { formatAmount } from '../../../shared/money.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { loadPaymentConfig, type SavedPaymentConfig } from '../entity/config/payment-config.ts';
import { loadKnownAccounts, type KnownAccount } from './known-accounts.ts';

/** The most errors that an answer lists; its detail has the total number. */
const LISTED = 1_000;

/**
 * Refuses payments that do not go to registered accounts, where the payment config allows no others. A change
 * of the register meanwhile waits for the transaction. Throws 400 `payee_not_registered`, with an error for
 * each payment; `placeOf` gives the place of a payment in the request.
 */
export async function requireRegistered(
  tx: Tx,
  entityId: string,
  rows: readonly JudgedRow[],
  at: Date,
  placeOf: (index: number) => string,
): Promise<void> {
  const { payeeAccounts } = await loadPaymentConfig(tx, entityId);
  if (payeeAccounts === 'WARN') return;
  await shareRegister(tx, entityId);
  const known = await loadKnownAccounts(tx, entityId, rows, at);
  const errors = rows.flatMap((row, index) => {
    const error = errorOf(judgeRow(row, known.of(row)), placeOf(index));
    return error ? [error] : [];
  });
  if (errors.length === 0) return;
  throw refused(
    'payee_not_registered',
    countedWords('payee_not_registered', errors.length),
    errors.slice(0, LISTED),
  );
}

/**
 * Refuses to approve a batch that the register does not allow as the payment config asks: what was registered
 * when the batch was created may have changed since. Throws 400 `payee_not_registered` or
 * `payee_not_verified`.
 */
export async function requireAllowedByRegister(
  tx: Tx,
  { id, entityId }: { id: string; entityId: string },
  at: Date,
): Promise<void> {
  const config = await loadPaymentConfig(tx, entityId);
  if (config.payeeAccounts === 'WARN' && config.verifiedAbove === null) return;
  await shareRegister(tx, entityId);
  if (config.payeeAccounts === 'REGISTERED_ONLY') {
    const rows = await tx.query(
      `SELECT row_number, beneficiary_name AS "beneficiaryName", bank_code AS "bankCode",
              branch_code AS "branchCode", account_number AS "accountNumber",
              beneficiary_reference AS "beneficiaryReference"
         FROM withdrawals
        WHERE batch_id = $1
        ORDER BY row_number`,
      [id],
    );
    await requireRegistered(tx, entityId, rows, at, (index) => `withdrawals[${rows[index]!.row_number - 1}]`);
  }
  await requireVerified(tx, id, config, at);
}

async function requireVerified(tx: Tx, batchId: string, config: SavedPaymentConfig, at: Date): Promise<void> {
  const { verifiedAbove } = config;
  if (verifiedAbove === null) return;
  const rows = await tx.query('SELECT row_number FROM rows_refused_by_register($1, $2)', [batchId, at]);
  if (rows.length === 0) return;
  const { currency, amountMinor, months } = verifiedAbove;
  const values = { above: { amount: formatAmount(amountMinor, currency), currency }, months };
  const count = rows.length;
  const detail =
    count === 1
      ? explain('payee_not_verified.one', values)
      : explain('payee_not_verified.several', { count, ...values });
  const errors = rows
    .slice(0, LISTED)
    .map(({ row_number: row }) =>
      fieldError(
        `withdrawals[${(row ?? 1) - 1}].accountNumber`,
        'payee_not_verified',
        explain('payee_not_verified.row'),
      ),
    );
  throw refused('payee_not_verified', detail, errors);
}

/** Whether the payment config keeps a batch from being paid now, because of accounts that it pays. */
export async function isRefusedByRegister(tx: Tx, batchId: string, at: Date): Promise<boolean> {
  const [row] = await tx.query('SELECT row_number FROM rows_refused_by_register($1, $2) LIMIT 1', [
    batchId,
    at,
  ]);
  return row !== undefined;
}

/** Makes changes of the register wait until the transaction ends; others may read it meanwhile. */
async function shareRegister(tx: Tx, entityId: string): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock_shared(hashtextextended('payees ' || $1, 0))", [entityId]);
}

/** Locks the register of an entity, so that its changes happen one after the other. */
export async function lockRegister(tx: Tx, entityId: string): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtextextended('payees ' || $1, 0))", [entityId]);
}

function countedWords(code: 'payee_not_registered', count: number): Explained {
  return count === 1 ? explain(`${code}.one`) : explain(`${code}.several`, { count });
}

/** The error of a payment, at the field that does not fit. */
function errorOf({ finding, account }: Judgement<KnownAccount>, place: string): InputError | null {
  if (finding === null) return null;
  if (finding === 'NOT_REGISTERED')
    return fieldError(`${place}.accountNumber`, finding, explain('payee_not_registered.NOT_REGISTERED'));
  invariant(account, 'such a finding concerns a registered account');
  const { name, bankCode: bank, accountNumber, referenceFormat } = account;
  if (finding === 'OTHER_NAME')
    return fieldError(
      `${place}.beneficiaryName`,
      finding,
      explain('payee_not_registered.OTHER_NAME', { name }),
    );
  if (finding === 'REFERENCE_FORMAT')
    return fieldError(
      `${place}.beneficiaryReference`,
      finding,
      explain('payee_not_registered.REFERENCE_FORMAT', { name, format: referenceFormat ?? '' }),
    );
  return fieldError(
    `${place}.accountNumber`,
    finding,
    explain('payee_not_registered.OTHER_ACCOUNT', { name, bank, account: accountNumber }),
  );
}

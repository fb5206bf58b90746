import { createHash } from 'node:crypto';
import { numbersAfter, type AcbFileNumbers } from '../../../domain/bank-files/acb/file-numbers.ts';
import { blocksOf } from '../../../domain/bank-files/pain001/blocks.ts';
import { fileNameOf } from '../../../domain/bank-files/file-name.ts';
import {
  contraSequenceNumber,
  LAST_SEQUENCE_NUMBER,
} from '../../../domain/bank-files/acb/sequence-numbers.ts';
import type { BankFileProfile } from '../../../domain/bank-files/profile.ts';
import type {
  OrderedPayment,
  PayerAccount,
  PaymentOrder,
  WrittenFile,
} from '../../../domain/bank-files/payment-order.ts';
import { invariant } from '../../../shared/errors.ts';
import type { Rail } from '../../../shared/terms.ts';
import { recordAudit, WORKER } from '../../audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { newId } from '../../platform/random.ts';
import type { LockedBatch } from '../batches/lock-batch.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { firstBankDay, localDate, localTime } from './local-date.ts';
import { acbNumbersOf } from './acb-numbers-of.ts';
import { formats } from './formats.ts';
import { textsInFile } from './texts-in-file.ts';
import { announceVisit } from '../base/announce-visit.ts';
import type { Substitution } from './tables.ts';
import { withdrawFile } from '../carriers/withdraw-file.ts';

/**
 * Whether the batch has a file that may leave: written by the current version of the connection, for a day
 * on which the bank still pays it.
 */
export async function isSealed(tx: Tx, connectionId: string, batch: LockedBatch, at: Date): Promise<boolean> {
  const { timezone } = await loadPaymentConfig(tx, batch.entityId);
  const [file] = await tx.query(
    `SELECT f.id
       FROM bank_files f
       JOIN bank_file_connections c ON c.id = f.connection_id
      WHERE f.batch_id = $1 AND f.connection_id = $2 AND f.withdrawn_at IS NULL
        AND f.profile_version = c.version AND f.execution_date >= $3
        AND f.execution_date = coalesce($4, f.execution_date)`,
    [batch.id, connectionId, await firstBankDay(tx, batch, at, localDate(at, timezone)), batch.movesOn],
  );
  return file !== undefined;
}

/**
 * Writes the file of a locked batch, whose digest the caller has checked, and keeps it. An earlier file of
 * the batch that never left is withdrawn. The database accepts one file of a batch at a time. Resolves to the
 * reason if the batch does not fit into a file of the connection; null when the file is written.
 */
export async function sealFile(
  context: Context,
  tx: Tx,
  connectionId: string,
  batch: LockedBatch,
  at: Date,
): Promise<string | null> {
  await withdrawFile(tx, batch.id, at, 'REPLACED');
  try {
    await seal(context, tx, connectionId, batch, at);
    return null;
  } catch (error) {
    // The formats throw a RangeError for what they cannot carry, before anything is written here.
    if (!(error instanceof RangeError)) throw error;
    return error.message;
  }
}

async function seal(
  context: Context,
  tx: Tx,
  connectionId: string,
  batch: LockedBatch,
  at: Date,
): Promise<void> {
  const connection = await lockConnection(tx, connectionId);
  const { profile } = connection;
  const { timezone } = await loadPaymentConfig(tx, batch.entityId);
  const today = localDate(at, timezone);
  const rows = await loadRows(tx, batch.id, profile);
  requireRails(rows, profile);
  if (rows.length > profile.maxPayments)
    throw new RangeError(
      `A file of "${connection.display_name}" has at most ${profile.maxPayments} payments; ` +
        `the batch has ${rows.length}.`,
    );
  const id = newId(context);
  const numbers = await nextNumbers(tx, connectionId, profile, { today, timezone, count: rows.length });
  const { firstSequenceNumber, acbNumbers } = numbers;
  const order: PaymentOrder = {
    fileId: plainId(id),
    ...numbers,
    currency: batch.currency,
    executionDate: batch.movesOn ?? (await firstBankDay(tx, batch, at, today)),
    createdAt: at,
    isTest: false,
    payer: connection.payer,
    payments: rows.map(({ payment }) => payment),
  };
  const { bytes, count, totalMinor, hashTotal } = formats.of(profile.format).write(order, profile);
  invariant(count === rows.length && totalMinor === batch.totalAmountMinor, 'a file has its whole batch');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const fileName = fileNameOf(profile, order, {
    date: today,
    time: localTime(at, timezone),
  });
  await tx.query(
    `INSERT INTO bank_files
            (id, entity_id, connection_id, batch_id, file_number, transmission_number, generation_number,
             file_name, format, bytes, sha256, currency, payment_count, total_minor, hash_total,
             first_sequence_number, execution_date, is_test, content_digest, profile, profile_version,
             payer_name, payer_branch_code, payer_account_number, payer_account_type, sealed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, false, $18, $19, $20,
             $21, $22, $23, $24, $25)`,
    [
      id,
      batch.entityId,
      connectionId,
      batch.id,
      order.fileNumber,
      acbNumbers?.transmissionNumber ?? null,
      acbNumbers?.generationNumber ?? null,
      fileName,
      profile.format,
      Buffer.from(bytes),
      sha256,
      batch.currency,
      count,
      totalMinor,
      hashTotal,
      firstSequenceNumber,
      order.executionDate,
      batch.contentDigest,
      JSON.stringify(profile),
      connection.version,
      order.payer.name,
      order.payer.branchCode,
      order.payer.accountNumber,
      order.payer.accountType,
      at,
    ],
  );
  await insertPayments(tx, { id, entityId: batch.entityId }, firstSequenceNumber, rows);
  await announceVisit(tx, connectionId, at);
  await recordSealed(context, tx, batch, at, {
    fileId: id,
    connectionId,
    fileName,
    sha256,
    count,
    totalMinor,
    hashTotal,
  });
}

interface SealedFile extends Pick<WrittenFile, 'count' | 'totalMinor' | 'hashTotal'> {
  fileId: string;
  connectionId: string;
  fileName: string;
  sha256: string;
}

async function recordSealed(
  { log }: Context,
  tx: Tx,
  { id: batchId, entityId, currency }: LockedBatch,
  at: Date,
  { fileId, connectionId, fileName, sha256, count, totalMinor, hashTotal }: SealedFile,
): Promise<void> {
  tx.afterCommit(() =>
    log.info({ fileId, batchId, entityId, connectionId, count }, 'a bank file was written'),
  );
  await recordAudit(tx, {
    entityId,
    at,
    actor: WORKER,
    action: 'bank_file.sealed',
    subjectType: 'bank_file',
    subjectId: fileId,
    details: {
      batchId,
      fileName,
      sha256,
      count,
      totalAmountMinor: totalMinor,
      currency,
      ...(hashTotal === null ? {} : { hashTotal }),
    },
  });
}

/** The id without dashes: a UUID with dashes is one character too long for ISO 20022. */
function plainId(id: string): string {
  return id.replaceAll('-', '');
}

async function lockConnection(tx: Tx, connectionId: string) {
  const [connection] = await tx.query(
    `SELECT display_name, profile, version, payer_name, payer_branch_code, payer_account_number,
            payer_account_type
       FROM bank_file_connections
      WHERE id = $1
        FOR NO KEY UPDATE`,
    [connectionId],
  );
  invariant(connection, 'a carrier is a row of bank_file_connections');
  const { profile, payer_branch_code: branchCode, payer_account_type: accountType } = connection;
  invariant(profile && branchCode && accountType, 'a carrier is a connection with payments');
  const payer: PayerAccount = {
    name: connection.payer_name,
    branchCode,
    accountNumber: connection.payer_account_number,
    accountType,
  };
  return { ...connection, profile, payer };
}

/**
 * The numbers after those of the last file that was not withdrawn: a file that never left gives its numbers
 * back. Sequence numbers run on from file to file within a day. The caller has locked the connection.
 */
async function nextNumbers(
  tx: Tx,
  connectionId: string,
  profile: BankFileProfile,
  { today, timezone, count }: { today: string; timezone: string; count: number },
): Promise<Pick<PaymentOrder, 'fileNumber' | 'acbNumbers' | 'firstSequenceNumber'>> {
  const [last] = await tx.query(
    `SELECT file_number, first_sequence_number, payment_count, sealed_at
       FROM bank_files
      WHERE connection_id = $1 AND withdrawn_at IS NULL
      ORDER BY file_number DESC
      LIMIT 1`,
    [connectionId],
  );
  const firstSequenceNumber =
    last && localDate(last.sealed_at, timezone) === today
      ? contraSequenceNumber(last.first_sequence_number, last.payment_count) + 1
      : 1;
  if (contraSequenceNumber(firstSequenceNumber, count) > LAST_SEQUENCE_NUMBER)
    throw new RangeError('The sequence numbers of the connection are used up for today.');
  return {
    fileNumber: (last?.file_number ?? 0) + 1,
    acbNumbers: await nextAcbNumbers(tx, connectionId, profile),
    firstSequenceNumber,
  };
}

/** The numbers after those of the last ACB file; null for other formats. */
async function nextAcbNumbers(
  tx: Tx,
  connectionId: string,
  { acb }: BankFileProfile,
): Promise<AcbFileNumbers | null> {
  if (acb === null) return null;
  const [last] = await tx.query(
    `SELECT transmission_number, generation_number
       FROM bank_files
      WHERE connection_id = $1 AND withdrawn_at IS NULL AND generation_number IS NOT NULL
      ORDER BY file_number DESC
      LIMIT 1`,
    [connectionId],
  );
  return numbersAfter(acbNumbersOf(last), acb);
}

interface Row {
  rail: Rail;
  withdrawalId: string;
  payment: OrderedPayment;
  substitutions: Substitution[];
}

/** Batches from before the first connection may have several rails, and so may those of a changed profile. */
function requireRails(rows: readonly Row[], { severalRailsInFile }: BankFileProfile): void {
  if (severalRailsInFile || new Set(rows.map(({ rail }) => rail)).size <= 1) return;
  throw new RangeError('A bank file has payments by one rail; the batch has several. Divide it by rail.');
}

/** The rows of a batch in the order of its file. */
async function loadRows(tx: Tx, batchId: string, profile: BankFileProfile): Promise<Row[]> {
  const rows = await tx.query(
    `SELECT id, row_number, amount_minor, beneficiary_name, branch_code, account_number, account_type,
            beneficiary_reference, own_reference, rail
       FROM withdrawals
      WHERE batch_id = $1
      ORDER BY row_number`,
    [batchId],
  );
  const inFile = blocksOf(rows).flatMap(({ payments }) => payments);
  return inFile.map((row) => {
    const texts = textsInFile(row, profile);
    if ('error' in texts)
      throw new RangeError(
        `A text of row ${row.row_number} cannot be written into a bank file: ${texts.error}.`,
      );
    return {
      rail: row.rail,
      withdrawalId: row.id,
      payment: {
        rail: row.rail,
        endToEndId: plainId(row.id),
        amountMinor: row.amount_minor,
        name: texts.name,
        branchCode: row.branch_code,
        accountNumber: row.account_number,
        accountType: row.account_type,
        reference: texts.reference,
        ownReference: texts.ownReference,
      },
      substitutions: texts.substitutions,
    };
  });
}

async function insertPayments(
  tx: Tx,
  file: { id: string; entityId: string },
  firstSequenceNumber: number,
  rows: readonly Row[],
): Promise<void> {
  await tx.query(
    `INSERT INTO bank_file_payments
            (withdrawal_id, file_id, entity_id, sequence_number, end_to_end_id, amount_minor, name,
             branch_code, account_number, account_type, reference, substitutions)
     SELECT r.withdrawal_id, $1, $12, r.sequence_number, r.end_to_end_id, r.amount_minor, r.name,
            r.branch_code, r.account_number, r.account_type, r.reference, r.substitutions
       FROM unnest($2::uuid[], $3::int[], $4::text[], $5::bigint[], $6::text[], $7::text[], $8::text[],
                   $9::text[], $10::text[], $11::jsonb[])
         AS r (withdrawal_id, sequence_number, end_to_end_id, amount_minor, name, branch_code, account_number,
               account_type, reference, substitutions)`,
    [
      file.id,
      rows.map((row) => row.withdrawalId),
      rows.map((_, index) => firstSequenceNumber + index),
      rows.map(({ payment }) => payment.endToEndId),
      rows.map(({ payment }) => payment.amountMinor),
      rows.map(({ payment }) => payment.name),
      rows.map(({ payment }) => payment.branchCode),
      rows.map(({ payment }) => payment.accountNumber),
      rows.map(({ payment }) => payment.accountType),
      rows.map(({ payment }) => payment.reference),
      rows.map((row) => JSON.stringify(row.substitutions)),
      file.entityId,
    ],
  );
}

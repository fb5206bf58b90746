import { createHash } from 'node:crypto';
import { DEFAULT_COUNTRY } from '../../../domain/countries/registry.ts';
import { digestChunks } from '../../../domain/payouts/digest.ts';
import { feeOf, feeWithVat, sumFees } from '../../../domain/payouts/fees.ts';
import type { Currency } from '../../../shared/money.ts';
import { nameKey, normaliseName } from '../../../shared/names.ts';
import type { AccountType, BatchStatus, FailureCode, Rail, WithdrawalStatus } from '../../../shared/terms.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { recordAudit, WORKER } from '../../audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/random.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { beneficiaryIdOf } from '../base/beneficiary-id.ts';

export interface TestRow {
  beneficiaryName?: string;
  bankCode?: string;
  branchCode?: string;
  accountNumber?: string;
  amountMinor?: bigint;
  rail?: Rail;
  beneficiaryReference?: string;
  ownReference?: string | null;
  externalId?: string | null;
  status?: WithdrawalStatus;
  failureCode?: FailureCode | null;
}

export interface TestBatch {
  entityId: string;
  createdBy: string;
  label?: string;
  status?: BatchStatus;
  currency?: Currency;
  approvalsRequired?: number;
  createdAt?: Date;
  expiresAt?: Date;
  duplicateReason?: string | null;
  rows?: TestRow[];
}

export interface InsertedBatch {
  id: string;
  contentDigest: string;
  /** Amounts and fees including VAT. */
  totalDebitMinor: bigint;
  withdrawals: { id: string; beneficiaryId: string; rowNumber: number }[];
}

const UNIT_FEES: Record<Rail, bigint> = { EFT: 250n, RTC: 810n, PAYSHAP: 99n, RTGS: 15_000n };

/**
 * Inserts a batch with its withdrawals as creation would, but in the statuses that the test needs.
 */
export async function insertBatch(context: Context, batch: TestBatch): Promise<InsertedBatch> {
  const id = newId(context);
  const { entityId, currency = 'ZAR', status = 'PENDING_APPROVAL' } = batch;
  const createdAt = batch.createdAt ?? new Date(context.clock.nowMs());
  const rows = (batch.rows ?? [{}]).map((row, index) => fullRow(context, entityId, row, index + 1));
  const fees = sumFees(rows);
  const totalAmountMinor = rows.reduce((sum, row) => sum + row.amountMinor, 0n);
  const digestBatch = {
    id,
    entityId,
    currency,
    withdrawalCount: rows.length,
    totalAmountMinor,
    totalFeeMinor: feeWithVat(fees),
  };
  const hash = createHash('sha256');
  for (const chunk of digestChunks(digestBatch, rows)) hash.update(chunk);
  const contentDigest = hash.digest('hex');
  // The server cannot insert an approved batch without approvals. The owner of the tables inserts it, with
  // that trigger disabled.
  const isApproved = status === 'APPROVED' || status === 'PROCESSING';
  const database = isApproved ? ownerOf(context.database) : context.database;
  await database.transaction(async (tx) => {
    if (isApproved) await tx.query('ALTER TABLE batches DISABLE TRIGGER batches_guard');
    await tx.query(
      `INSERT INTO batches (id, entity_id, label, status, currency, withdrawal_count, total_amount_minor,
         total_unit_fee_minor, total_vat_minor, content_digest, approvals_required, duplicate_reason,
         created_by, created_at, expires_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $14)`,
      [
        id,
        entityId,
        batch.label ?? `Batch ${id.slice(-6)}`,
        status,
        currency,
        rows.length,
        totalAmountMinor,
        fees.unitFeeMinor,
        fees.vatMinor,
        contentDigest,
        batch.approvalsRequired ?? 1,
        batch.duplicateReason ?? null,
        batch.createdBy,
        createdAt,
        batch.expiresAt ?? new Date(createdAt.getTime() + 14 * DAY_MS),
      ],
    );
    if (isApproved) await tx.query('ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_guard');
    const json = JSON.stringify(rows, (_, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    );
    await tx.query(
      `INSERT INTO beneficiaries (id, entity_id, bank_code, account_number, created_at)
       SELECT DISTINCT "beneficiaryId", $2::uuid, "bankCode", "accountNumber", $3::timestamptz
         FROM jsonb_to_recordset($1) AS r ("beneficiaryId" uuid, "bankCode" text, "accountNumber" text)
       ON CONFLICT DO NOTHING`,
      [json, entityId, createdAt],
    );
    await tx.query(
      `INSERT INTO withdrawals (id, batch_id, entity_id, row_number, beneficiary_id, beneficiary_name,
         normalised_name, name_key, bank_code, branch_code, account_number, account_type, amount_minor,
         unit_fee_minor, vat_minor, rail, beneficiary_reference, own_reference, external_id, status,
         failure_code, created_at, updated_at)
       SELECT r.id, $2, $3, "rowNumber", "beneficiaryId", "beneficiaryName",
              "normalisedName", "nameKey", "bankCode", "branchCode", "accountNumber", "accountType",
              "amountMinor",
              "unitFeeMinor", "vatMinor", rail, "beneficiaryReference", "ownReference", "externalId", status,
              "failureCode", $4, $4
         FROM jsonb_to_recordset($1) AS r (
                id uuid, "rowNumber" int, "beneficiaryId" uuid, "beneficiaryName" text,
                "normalisedName" text, "nameKey" text, "bankCode" text, "branchCode" text,
                "accountNumber" text, "accountType" text, "amountMinor" bigint, "unitFeeMinor" bigint,
                "vatMinor" bigint, rail text, "beneficiaryReference" text, "ownReference" text,
                "externalId" text, status text, "failureCode" text)`,
      [json, id, entityId, createdAt],
    );
    await recordAudit(tx, {
      entityId,
      at: createdAt,
      actor: WORKER,
      action: 'batch.created',
      subjectType: 'batch',
      subjectId: id,
      details: { contentDigest },
    });
  });
  return {
    id,
    contentDigest,
    totalDebitMinor: totalAmountMinor + feeWithVat(fees),
    withdrawals: rows.map((row) => ({
      id: row.id,
      beneficiaryId: row.beneficiaryId,
      rowNumber: row.rowNumber,
    })),
  };
}

/** The universal branch code of a bank that Outlay ships; of another one, a code that no bank has. */
function branchOf(bankCode: string): string {
  const bank = DEFAULT_COUNTRY.banks.shipped.find(({ code }) => code === bankCode);
  return bank?.defaultBranchCode ?? '999999';
}

function fullRow(context: Context, entityId: string, row: TestRow, rowNumber: number) {
  const {
    bankCode = 'FNB',
    accountNumber = String(62_000_000_000 + rowNumber),
    rail = 'EFT',
    beneficiaryName = `Person ${rowNumber}`,
  } = row;
  const accountType: AccountType = 'CURRENT';
  return {
    id: newId(context),
    rowNumber,
    beneficiaryId: beneficiaryIdOf(entityId, bankCode, accountNumber),
    beneficiaryName,
    normalisedName: normaliseName(beneficiaryName),
    nameKey: nameKey(beneficiaryName),
    bankCode,
    branchCode: row.branchCode ?? branchOf(bankCode),
    accountNumber,
    accountType,
    amountMinor: row.amountMinor ?? 125_000n,
    ...feeOf(UNIT_FEES[rail], DEFAULT_COUNTRY.vat),
    rail,
    beneficiaryReference: row.beneficiaryReference ?? 'SALARY MAR',
    ownReference: row.ownReference ?? null,
    externalId: row.externalId ?? null,
    status: row.status ?? 'PENDING',
    failureCode: row.failureCode ?? null,
  };
}

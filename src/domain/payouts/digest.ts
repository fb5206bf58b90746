import { formatAmount, type Currency } from '../../shared/money.ts';
import type { AccountType, Rail } from '../../shared/terms.ts';

/** What of a batch the digest covers beside its rows. Amounts in minor units; the label is outside. */
export interface DigestBatch {
  id: string;
  entityId: string;
  currency: Currency;
  withdrawalCount: number;
  totalAmountMinor: bigint;
  /** With VAT. */
  totalFeeMinor: bigint;
}

/**
 * What of a withdrawal the digest covers: each a column of the table, so that release recomputes it from what
 * will be paid.
 */
export interface DigestRow {
  rowNumber: number;
  beneficiaryName: string;
  bankCode: string;
  branchCode: string;
  accountNumber: string;
  accountType: AccountType;
  amountMinor: bigint;
  unitFeeMinor: bigint;
  vatMinor: bigint;
  rail: Rail;
  beneficiaryReference: string;
  ownReference: string | null;
  externalId: string | null;
}

const ROWS_A_CHUNK = 500;

/**
 * The RFC 8785 canonical JSON of a batch, in pieces; contentDigest is the SHA-256 of their UTF-8, in
 * lower-case hex:
 *
 *     {"batchId", "currency", "entityId",
 *      "rows": [{"accountNumber", "accountType", "amount", "bankCode", "beneficiaryName", "beneficiaryReference", "branchCode",
 *                "externalId", "fee", "ownReference", "rail", "rowNumber"}, …],
 *      "totals": {"amount", "count", "fee"}}
 *
 * Ids are lower-case; amounts are decimal strings as on the wire, fees with VAT; absent texts are null; rows
 * stand by row number. Texts are well-formed Unicode, which the checks of the input guarantee.
 */
export function* digestChunks(batch: DigestBatch, rows: Iterable<DigestRow>): Generator<string> {
  yield digestOpening(batch);
  let chunk = '';
  let count = 0;
  for (const row of rows) {
    if (count > 0) chunk += ',';
    chunk += digestRow(row, batch.currency);
    count += 1;
    if (count % ROWS_A_CHUNK === 0) {
      yield chunk;
      chunk = '';
    }
  }
  yield chunk + digestClosing(batch);
}

/**
 * All before the rows. The three parts serve whoever reads the rows page by page; commas between rows are the
 * caller's.
 */
export function digestOpening(batch: DigestBatch): string {
  return `{"batchId":${quote(batch.id)},"currency":${quote(batch.currency)},"entityId":${quote(batch.entityId)},"rows":[`;
}

/** One row, its keys in the order of RFC 8785. */
export function digestRow(row: DigestRow, currency: Currency): string {
  return (
    `{"accountNumber":${quote(row.accountNumber)},"accountType":${quote(row.accountType)}` +
    `,"amount":"${formatAmount(row.amountMinor, currency)}","bankCode":${quote(row.bankCode)}` +
    `,"beneficiaryName":${quote(row.beneficiaryName)},"beneficiaryReference":${quote(row.beneficiaryReference)}` +
    `,"branchCode":${quote(row.branchCode)},"externalId":${quoteOrNull(row.externalId)}` +
    `,"fee":"${formatAmount(row.unitFeeMinor + row.vatMinor, currency)}","ownReference":${quoteOrNull(row.ownReference)}` +
    `,"rail":${quote(row.rail)},"rowNumber":${row.rowNumber}}`
  );
}

/** All after the rows. */
export function digestClosing(batch: DigestBatch): string {
  const { currency } = batch;
  const amount = formatAmount(batch.totalAmountMinor, currency);
  return `],"totals":{"amount":"${amount}","count":${batch.withdrawalCount},"fee":"${formatAmount(batch.totalFeeMinor, currency)}"}}`;
}

/** RFC 8785 section 3.2.2.2 writes strings as ECMAScript's JSON does. */
function quote(text: string): string {
  return JSON.stringify(text);
}

function quoteOrNull(text: string | null): string {
  return text === null ? 'null' : JSON.stringify(text);
}

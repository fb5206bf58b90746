import { formatAmount, type Currency } from '../../shared/money.ts';
import type { DateRule, Rail } from '../../shared/terms.ts';
import { WITHDRAWAL_FIELDS, type FieldDescription } from '../withdrawal/fields.ts';
import type { StoredWithdrawal, WithdrawalEntry } from '../withdrawal/shapes.ts';

/** The facts of a batch that the digest covers in addition to its rows. Amounts in minor units. */
export interface DigestBatch {
  id: string;
  entityId: string;
  currency: Currency;
  withdrawalCount: number;
  totalAmountMinor: bigint;
  /** With VAT. */
  totalFeeMinor: bigint;
  /**
   * YYYY-MM-DD. Left out of the JSON when the batch has none, as in batches from before execution dates
   * existed.
   */
  executionDate?: string | null;
  /** Left out of the JSON when it is FOLLOWING or absent, as in batches from before there were rules. */
  ifNotBankingDay?: DateRule | null;
}

/** A withdrawal as it is stored, so that the digest can be computed again from the rows that will be paid. */
export interface DigestRow extends StoredWithdrawal {
  rowNumber: number;
  unitFeeMinor: bigint;
  vatMinor: bigint;
  rail: Rail;
}

const ROWS_A_CHUNK = 500;

/**
 * The RFC 8785 canonical JSON of a batch, in pieces. contentDigest is the SHA-256 of its UTF-8, in lower-case
 * hex:
 *
 *     {"batchId", "currency", "entityId", "executionDate" (only when the batch has one),
 *      "ifNotBankingDay" (only when it is neither FOLLOWING nor absent),
 *      "rows": [{…the fields of the withdrawal, "fee", "rail", "rowNumber"}, …],
 *      "totals": {"amount", "count", "fee"}}
 *
 * Ids are in lower case, amounts are decimal strings as on the wire, fees include VAT, absent texts are null,
 * and rows are in the order of their numbers. Texts must be well-formed Unicode, as the input checks ensure.
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

/** The text before the rows, for callers that read the rows page by page and put commas between them. */
export function digestOpening(batch: DigestBatch): string {
  const { id, currency, entityId, executionDate, ifNotBankingDay } = batch;
  const ruled = (ifNotBankingDay ?? 'FOLLOWING') !== 'FOLLOWING';
  const rule = ruled ? `"ifNotBankingDay":${quote(ifNotBankingDay!)},` : '';
  const dated = executionDate ? `"executionDate":${quote(executionDate)},${rule}` : '';
  const ids = `"batchId":${quote(id)},"currency":${quote(currency)},"entityId":${quote(entityId)}`;
  return `{${ids},${dated}"rows":[`;
}

/** One row, with its keys in the order of RFC 8785. */
export function digestRow(row: DigestRow, currency: Currency): string {
  let json = '{';
  for (let i = 0; i < PROPERTIES.length; i++) {
    const { key, value } = PROPERTIES[i]!;
    const text = value(row, currency);
    if (text !== null) json += (json.length > 1 ? `,"${key}":` : `"${key}":`) + text;
  }
  return `${json}}`;
}

interface Property {
  key: string;
  /** The value as JSON; null to leave the property out. */
  value: (row: DigestRow, currency: Currency) => string | null;
}

const COMPUTED: readonly Property[] = [
  { key: 'fee', value: (row, currency) => `"${formatAmount(row.unitFeeMinor + row.vatMinor, currency)}"` },
  { key: 'rail', value: (row) => quote(row.rail) },
  { key: 'rowNumber', value: (row) => String(row.rowNumber) },
];

/** The properties of a row, sorted as RFC 8785 requires. */
const PROPERTIES: readonly Property[] = [
  ...WITHDRAWAL_FIELDS.filter(({ digest }: FieldDescription) => digest !== 'never').map(propertyOf),
  ...COMPUTED,
].sort((one, other) => (one.key < other.key ? -1 : 1));

function propertyOf({ wire, stored, digest }: WithdrawalEntry): Property {
  const absent = digest === 'always' ? 'null' : null;
  return {
    key: wire,
    value: (row, currency) => {
      const value = row[stored];
      if (value === null) return absent;
      return typeof value === 'bigint' ? `"${formatAmount(value, currency)}"` : quote(value);
    },
  };
}

/** The text after the rows. */
export function digestClosing(batch: DigestBatch): string {
  const { currency, withdrawalCount } = batch;
  const amount = formatAmount(batch.totalAmountMinor, currency);
  const fee = formatAmount(batch.totalFeeMinor, currency);
  return `],"totals":{"amount":"${amount}","count":${withdrawalCount},"fee":"${fee}"}}`;
}

/** RFC 8785 section 3.2.2.2 writes strings as ECMAScript's JSON does. */
function quote(text: string): string {
  return JSON.stringify(text);
}

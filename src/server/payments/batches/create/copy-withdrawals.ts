import { once } from 'node:events';
import { from as copyFrom } from 'pg-copy-streams';
import type { DigestRow } from '../../../../domain/payouts/digest.ts';
import { WITHDRAWAL_FIELDS } from '../../../../domain/withdrawal/fields.ts';
import { normaliseName } from '../../../../shared/names.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { FIELD_COLUMNS } from '../../base/withdrawal-columns.ts';

/** A withdrawal to be written, with its new ids. */
export interface NewWithdrawal extends DigestRow {
  id: string;
  beneficiaryId: string;
  /** `nameKey` of the beneficiary's name. */
  nameKey: string;
}

const COLUMNS =
  'id, batch_id, entity_id, row_number, beneficiary_id, normalised_name, name_key, unit_fee_minor, ' +
  'vat_minor, ' +
  `rail, status, created_at, updated_at, ${FIELD_COLUMNS}`;
const FIELD_PROPERTIES = WITHDRAWAL_FIELDS.map(({ stored }) => stored);

const ROWS_A_WRITE = 1_000;

/** Writes the rows of a batch with COPY, the fastest way into PostgreSQL, and then the new beneficiaries. */
export async function copyWithdrawals(
  tx: Tx,
  batch: { id: string; entityId: string },
  rows: readonly NewWithdrawal[],
  at: Date,
): Promise<void> {
  const stream = tx.client.query(copyFrom(`COPY withdrawals (${COLUMNS}) FROM STDIN`));
  const done = new Promise<void>((resolve, reject) => stream.once('finish', resolve).once('error', reject));
  const moment = at.toISOString();
  for (let start = 0; start < rows.length; start += ROWS_A_WRITE) {
    let text = '';
    for (const row of rows.slice(start, start + ROWS_A_WRITE)) text += line(row, batch, moment);
    if (!stream.write(text)) await Promise.race([once(stream, 'drain'), done]);
  }
  stream.end();
  await done;
  await tx.query(
    `INSERT INTO beneficiaries (id, entity_id, bank_code, account_number, created_at)
     SELECT beneficiary_id, entity_id, bank_code, account_number, created_at
       FROM withdrawals w
      WHERE batch_id = $1 AND NOT EXISTS (SELECT FROM beneficiaries b WHERE b.id = w.beneficiary_id)
      ORDER BY row_number
     ON CONFLICT DO NOTHING`,
    [batch.id],
  );
}

function line(row: NewWithdrawal, batch: { id: string; entityId: string }, moment: string): string {
  let text =
    `${row.id}\t${batch.id}\t${batch.entityId}\t${row.rowNumber}\t${row.beneficiaryId}` +
    `\t${cell(normaliseName(row.beneficiaryName))}\t${cell(row.nameKey)}` +
    `\t${row.unitFeeMinor}\t${row.vatMinor}\t${row.rail}\tPENDING\t${moment}\t${moment}`;
  for (let i = 0; i < FIELD_PROPERTIES.length; i++) text += `\t${cell(row[FIELD_PROPERTIES[i]!])}`;
  return `${text}\n`;
}

const SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A value in the text format of COPY. */
function cell(value: string | bigint | null): string {
  if (value === null) return '\\N';
  if (typeof value === 'bigint') return value.toString();
  return value.replace(SPECIAL, (character) => ESCAPES[character]!);
}

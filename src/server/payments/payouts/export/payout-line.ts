import {
  EXPORTED_FIELDS,
  PAYOUT_EXPORT_COLUMNS,
  type PayoutColumn,
  type PayoutExportColumn,
} from '../../../../domain/withdrawal/payout-export.ts';

/** As `toISOString` writes a time. */
const isoTime = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The cells of the columns that describe the payout itself: those that are never quoted, and texts. */
const PAYOUT_CELLS: Readonly<Record<PayoutColumn, { sql: string; isText: boolean }>> = {
  id: { sql: 'p.id', isText: false },
  created_at: { sql: isoTime('p.created_at'), isText: false },
  direction: { sql: 'p.direction', isText: false },
  status: { sql: 'p.status', isText: false },
  currency: { sql: 'p.currency', isText: false },
  amount: { sql: 'decimal_text(p.amount_minor, p.currency)', isText: false },
  fee: { sql: 'decimal_text(p.fee_minor, p.currency)', isText: false },
  recipient_reference: { sql: 'p.recipient_reference', isText: true },
  batch_label: { sql: 'b.label', isText: true },
  batch_id: { sql: 'p.batch_id', isText: false },
  withdrawal_id: { sql: 'p.withdrawal_id', isText: false },
  rail: { sql: 'p.rail', isText: false },
  failure_code: { sql: 'p.failure_code', isText: false },
  failure_reason: { sql: 'p.failure_reason', isText: true },
  updated_at: { sql: isoTime('p.updated_at'), isText: false },
};

const COLUMN_OF_FIELD: ReadonlyMap<PayoutExportColumn, string> = new Map(
  EXPORTED_FIELDS.map(({ name, column }) => [name, column]),
);

const CELLS = PAYOUT_EXPORT_COLUMNS.map((name) => {
  const column = COLUMN_OF_FIELD.get(name);
  return column ? { sql: `w.${column}`, isText: true } : PAYOUT_CELLS[name as PayoutColumn];
});
const TEXTS = CELLS.filter(({ isText }) => isText).map(({ sql }) => sql);

const joined = (cells: readonly string[]) => `concat(${cells.join(`, ',', `)}, E'\\r\\n')`;

/** A text as a cell. csv_cell takes ten times as long as the comparison before it. */
const textCell = (sql: string) => `CASE WHEN csv_needs_care(${sql}) THEN csv_cell(${sql}) ELSE ${sql} END`;

/**
 * A payout as a line of the CSV file, in SQL: the same bytes as `csvRow` gives. One comparison finds the
 * lines with texts that need quotes, or that a spreadsheet could run.
 */
export const PAYOUT_LINE = `
  CASE WHEN csv_needs_care(concat_ws(E'\\x01', ${TEXTS.join(', ')}))
       THEN ${joined(CELLS.map(({ sql, isText }) => (isText ? textCell(sql) : sql)))}
       ELSE ${joined(CELLS.map(({ sql }) => sql))} END`;

import { isNumber, type CellShapes } from './cell-shapes.ts';
import { FIELDS } from '../withdrawal/shapes.ts';

const TOTAL_WORDS = 'totals?|totaal|totale|sum|som|subtotal|subtotaal|groottotaal';
const LABEL = new RegExp(
  '^\\W*(?:(?:grand|sub|batch|control|file|payroll|net|nett|groot|groep|sub)[\\s-]*)?' +
    `(?:${TOTAL_WORDS})\\b.{0,30}$`,
  'iu',
);
const AMOUNT = FIELDS.indexOf('amount');
const ACCOUNT = FIELDS.indexOf('account_number');
/** Fields that every payment has and a row of totals lacks. */
const PAYEE_FIELDS = ['bank', 'branch_code', 'account_number', 'account_type'].map((field) =>
  FIELDS.indexOf(field as (typeof FIELDS)[number]),
);

/**
 * The text of the amount in a row of totals; null for any other row. A row of totals has a label, or only an
 * amount. Called only for rows with errors: a row with an account, such as a payment to "Total Energies", is
 * a payment.
 */
export function totalsAmount(
  record: readonly string[],
  cells: readonly string[],
  shapes: CellShapes,
): string | null {
  if (shapes.account.test(cells[ACCOUNT]!.trim())) return null;
  const filled = record.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const amount = cells[AMOUNT]!.trim();
  const label = filled.find((cell) => LABEL.test(cell));
  const numbers = filled.filter((cell) => cell !== label);
  if (label !== undefined && numbers.length > 0 && numbers.length <= 3 && numbers.every(isNumber)) {
    if (isNumber(amount)) return amount;
    // The sum is ambiguous, or no column is read as the amount yet: the row neither matches nor is paid.
    return numbers.length === 1 ? numbers[0]! : '';
  }
  const amountOnly =
    filled.length === 1 && amount !== '' && PAYEE_FIELDS.every((f) => cells[f] !== filled[0]);
  return amountOnly && isNumber(amount) ? amount : null;
}

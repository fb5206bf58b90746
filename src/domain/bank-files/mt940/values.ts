import { parseAmount, type Currency } from '../../../shared/money.ts';
import { StatementError } from '../statement-error.ts';
import { dateOfSixDigits } from './dates.ts';
import type { Mt940Field } from './fields.ts';

/** Some banks pad amounts with leading zeros. */
const AMOUNT = /^0*(\d{1,15}),(\d*)$/;

/** An amount with the obligatory decimal comma, such as "1250,5" or "1250,". */
export function readAmount(text: string, currency: Currency, field: Mt940Field): bigint {
  const found = AMOUNT.exec(text);
  const amountMinor = found && parseAmount(found[2] === '' ? found[1]! : `${found[1]}.${found[2]}`, currency);
  if (!found || amountMinor === null)
    throw new StatementError(
      'bad_amount',
      field.line,
      `"${text}" is not an amount in ${currency} with a decimal comma.`,
    );
  return amountMinor;
}

/** A date YYMMDD as YYYY-MM-DD. */
export function readDate(text: string, field: Mt940Field): string {
  const date = dateOfSixDigits(text);
  if (date === null) throw new StatementError('bad_date', field.line, `"${text}" is not a date YYMMDD.`);
  return date;
}

export function malformed(field: Mt940Field, rule: string): StatementError {
  return new StatementError('bad_field', field.line, `Field :${field.tag}: ${rule}.`);
}

export function misplaced(field: Mt940Field, why: string): StatementError {
  return new StatementError('misplaced_field', field.line, `Field :${field.tag}: ${why}.`);
}

import { fileOfRows, GOOD_ROW, row, rulesWith } from '../../../../domain/withdrawal-file/testing/fixture.ts';
import type { WithdrawalRules } from '../../../../domain/withdrawal-file/types.ts';
import { Desk } from '../desk/desk.ts';

/** A row that holds under every rule; each with another amount is no duplicate. */
export const GOOD = GOOD_ROW;
export const withRows = row;

/** A desk with a file of these rows on it. */
export function deskOf(...rows: string[]): Desk {
  return deskWith({}, ...rows);
}

export function deskWith(rules: Partial<WithdrawalRules>, ...rows: string[]): Desk {
  const compiled = rulesWith(rules);
  return new Desk(fileOfRows(rows, { rules: compiled }), compiled);
}

import {
  fileOf,
  fileOfRows,
  GOOD_ROW,
  HEADER,
  row,
  rulesWith,
} from '../../../../../domain/withdrawal-file/testing/fixture.ts';
import type { WithdrawalRules } from '../../../../../domain/withdrawal-file/withdrawal-rules.ts';
import { Desk } from '../desk/desk.ts';

/** A valid row. Copies with different amounts are not duplicates. */
export const GOOD = GOOD_ROW;
export const withRows = row;
/** The template's header. */
export const TEMPLATE = HEADER;

/** A desk with a file of these rows. */
export function deskOf(...rows: string[]): Desk {
  return deskWith({}, ...rows);
}

export function deskWith(rules: Partial<WithdrawalRules>, ...rows: string[]): Desk {
  const compiled = rulesWith(rules);
  return new Desk(fileOfRows(rows, { rules: compiled }), compiled);
}

/** A desk with a file of this text. */
export function deskFromText(text: string | Uint8Array): Desk {
  const rules = rulesWith();
  return new Desk(fileOf(text, { rules }), rules);
}

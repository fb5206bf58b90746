import { t } from '@lingui/core/macro';
import type { BatchRow } from '../../../../client/types.gen.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { markWords, slipOf } from './account-words.ts';
import { changeWords } from './finding-words.tsx';

/** The findings of one payment in a line: "Row 499, Riaan Botha: new account, paid into several accounts". */
function lineOf(of: BatchRow): string {
  const {
    rowNumber,
    beneficiary: { name },
    checks,
  } = of;
  const found: string[] = [];
  const shared = checks?.sharedAccount;
  const other = shared?.inBatch?.beneficiaryName ?? shared?.lastPaid?.beneficiaryName;
  const same = formatNumber(checks?.repeatsRow ?? 0);
  const again = formatNumber(checks?.repeatedByRow ?? 0);
  const change = changeWords(checks?.changePercent ?? null);
  if (checks?.account === 'BANK_DETAILS_CHANGED') found.push(t`new account`);
  const slip = slipOf(of);
  if (slip !== null) found.push(slip.toLowerCase());
  const mark = checks?.accountMark ? markWords(checks.accountMark) : '';
  if (mark !== '') found.push(t`account number ${mark}`);
  if (other !== undefined) found.push(t`account of ${other}`);
  if (checks?.severalAccounts) found.push(t`paid into several accounts`);
  if (checks?.repeatsRow != null) found.push(t`duplicate of row ${same}`);
  if (checks?.repeats) found.push(t`paid before`);
  const times = formatNumber(checks?.personPayments ?? 1);
  if (checks?.paidMoreOften) found.push(t`paid ${times} times`);
  if (checks?.unusual && change !== null) found.push(change);
  if (checks?.account === 'NEW_BENEFICIARY') found.push(t`never paid before`);
  if (checks?.repeatedByRow != null) found.push(t`paid again in row ${again}`);
  const row = formatNumber(rowNumber);
  const reasons = found.join(', ');
  return t`Row ${row}, ${name}: ${reasons}`;
}

/**
 * Adds the findings below the text that the user has typed: one line each, the most serious first, as many
 * as fit into `limit` characters.
 */
export function withFindings(written: string, rows: readonly BatchRow[], limit: number): string {
  let text = written.trimEnd();
  for (const row of rows) {
    const next = `${text}${text === '' ? '' : '\n'}${lineOf(row)}`;
    if (next.length > limit) break;
    text = next;
  }
  return text;
}

import type { PayoutExportColumn } from '../withdrawal/payout-export.ts';
import { ANNOTATIONS } from './own-columns.ts';
import { say } from './sentences.ts';
import type { Sheet } from './sheet.ts';
import type { FileProblem } from './file-facts.ts';
import type { WithdrawalFile } from './withdrawal-file.ts';

/**
 * Each of these sets of columns identifies the payout history, even if other columns were removed or
 * reordered.
 */
const OF_PAYOUT_HISTORY: readonly (readonly PayoutExportColumn[])[] = [
  ['withdrawal_id'],
  ['direction', 'status', 'recipient_reference'],
  ['batch_id', 'batch_label'],
  ['failure_code', 'failure_reason'],
];

/**
 * Refuses the payout history that Outlay exports, because its payments were already made, failed or returned.
 * Null for any other file.
 */
export function ownExportProblem(headers: readonly string[]): FileProblem | null {
  const names = new Set(headers.map((header) => header.trim().toLowerCase()));
  if (!OF_PAYOUT_HISTORY.some((set) => set.every((name) => names.has(name)))) return null;
  return { code: 'own_export', message: say('own_export') };
}

/**
 * In an annotated file, excludes the rows that were excluded when it was downloaded. Does not change other
 * files.
 */
export function excludeAsAnnotated(file: WithdrawalFile, sheet: Sheet): void {
  const [statusAt, errorsAt] = ANNOTATIONS.map((name) => sheet.headers.indexOf(name));
  if (ANNOTATIONS.some((name) => !sheet.headers.includes(name))) return;
  const rowsByReason = new Map<string, number[]>();
  for (let row = 0; row < sheet.table.length; row++) {
    const { record } = sheet.walkedSource(row);
    if (record[statusAt!]?.trim().toLowerCase() !== 'excluded') continue;
    // "Excluded: a reason", in the language of the person who downloaded the file.
    const written = /^\p{L}+: (.*)$/su.exec(record[errorsAt!]?.trim() ?? '');
    const reason = written?.[1] ?? 'Excluded in the annotated file';
    const rows = rowsByReason.get(reason);
    if (rows) rows.push(row + 1);
    else rowsByReason.set(reason, [row + 1]);
  }
  for (const [reason, rows] of rowsByReason) file.exclude(rows, reason);
}

import { FIELDS } from '../withdrawal/shapes.ts';
import type { Rail } from '../../shared/terms.ts';
import { describeBlockers } from './blockers.ts';
import type { RowStates } from './row-states.ts';
import type { Sheet } from './sheet.ts';
import type { AmountMarks, FileSummary } from './withdrawal-file.ts';

/** The counts and sums of a sheet's rows, and the reasons why the file cannot be sent. */
export function summarise(sheet: Sheet, { statusOf, totals, duplicates }: RowStates): FileSummary {
  const { table, rules } = sheet;
  const counts = { accepted: 0, rejected: 0, excluded: 0, empty: 0 };
  const flagged = { noted: 0, warned: 0, branch: 0, doubtful: 0 };
  const rails = new Map<Rail, { rail: Rail; count: number; totalMinor: bigint }>();
  for (let row = 0; row < table.length; row++) {
    counts[statusOf(row)]++;
    if (!table.isAccepted(row)) continue;
    if (table.isNoted(row)) flagged.noted++;
    if (table.isWarned(row)) flagged.warned++;
    if (table.isBranchWarned(row)) flagged.branch++;
    if (table.isDoubtful(row)) flagged.doubtful++;
    const rail = table.rail(row);
    let entry = rails.get(rail);
    if (!entry) rails.set(rail, (entry = { rail, count: 0, totalMinor: 0n }));
    entry.count++;
    entry.totalMinor += table.amounts[row]!;
  }
  const byRail = [...rails.values()];
  const errors = sheet.tallies.errorCounts();
  const checked = [...totals().values()].filter(({ row }) => table.status(row - 1) === 'totals');
  const mismatches = checked.filter(({ matches }) => !matches).length;
  if (mismatches > 0)
    errors.push({ code: 'totals_mismatch', field: 'amount', count: mismatches, suggestible: false });
  const asksForMark = rules.decimalMark !== null || errors.some(({ code }) => code === 'amount_ambiguous');
  return {
    rows: table.length,
    ...counts,
    blank: sheet.blank,
    currency: rules.currency,
    totalMinor: byRail.reduce((total, rail) => total + rail.totalMinor, 0n),
    byRail,
    errors,
    notes: sheet.tallies.noteCounts(),
    notedRows: flagged.noted,
    warnedRows: flagged.warned,
    branchRows: flagged.branch,
    doubtfulRows: flagged.doubtful,
    duplicateRows: duplicates().repeats.size,
    amountMarks: asksForMark ? amountMarksOf(sheet) : null,
    totals: checked,
    blockers: describeBlockers(sheet.mapping, rules.source, sheet.encodingQuestion),
  };
}

const AMOUNT_FORMS = {
  ambiguous: /^\D*\d{1,3}[.,]\d{3}\D*$/,
  point: /\d\.\d{1,2}\D*$/,
  comma: /\d,\d{1,2}\D*$/,
} as const;

/** The first amount of each form. */
function amountMarksOf(sheet: Sheet): AmountMarks {
  const found: AmountMarks = { ambiguous: null, point: null, comma: null };
  const at = FIELDS.indexOf('amount');
  for (let row = 0; row < sheet.table.length && Object.values(found).includes(null); row++) {
    const amount = sheet.cellsOf(row, sheet.walkedSource(row).record)[at]!.trim();
    for (const form of ['ambiguous', 'point', 'comma'] as const)
      if (found[form] === null && AMOUNT_FORMS[form].test(amount)) found[form] = amount;
  }
  return found;
}

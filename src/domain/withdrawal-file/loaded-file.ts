import type { CanonicalWithdrawal, CheckedWithdrawal } from '../withdrawal/shapes.ts';
import { eachAccepted } from './accepted-rows.ts';
import { annotate } from './annotate.ts';
import { planBatches, type PlannedBatch } from './batch-plan.ts';
import { comparisons } from './comparisons.ts';
import { corrections } from './corrections.ts';
import { derived } from './derived.ts';
import { summarise } from './file-summary.ts';
import { rowLists } from './row-lists.ts';
import { rowStates } from './row-states.ts';
import type { Sheet } from './sheet.ts';
import type { DuplicateGroup, WithdrawalFile } from './withdrawal-file.ts';

/** A sheet behind the interface WithdrawalFile, which the reader returns. Rows count from 1 here. */
export function loadedFile(sheet: Sheet): WithdrawalFile {
  const { table } = sheet;
  const states = rowStates(sheet);
  return {
    dialect: sheet.dialect,
    origin: sheet.origin,
    encodingQuestion: () => sheet.encodingQuestion,
    setEncoding: (encoding) => sheet.recode(encoding),
    samples: derived(sheet, () => samplesOf(sheet)),
    mapping: () => sheet.mapping,
    kinds: () => sheet.kinds.summary(),
    remap(overrides) {
      sheet.remap(overrides);
      return sheet.mapping;
    },
    setRules: (rules) => sheet.setRules(rules),
    summary: derived(sheet, () => summarise(sheet, states)),
    ...rowLists(sheet, states),
    row: (row) => states.view(row - 1),
    withdrawal(row) {
      let found: CheckedWithdrawal | null = null;
      eachAccepted(sheet, row - 1, row, (_row, withdrawal) => (found = withdrawal));
      return found;
    },
    cells: (row) => [...sheet.cellsOf(row - 1, sheet.source(row - 1).record)],
    isAccepted: (row) => table.isAccepted(row - 1),
    isExcluded: (row) => states.statusOf(row - 1) === 'excluded',
    ...corrections(sheet, states),
    duplicates: () => states.duplicates().groups.map((rows) => duplicateGroup(sheet, rows)),
    ...comparisons(sheet),
    ...batchesOf(sheet),
    annotated: (writer) => annotate(sheet, states.view, writer),
  };
}

function batchesOf(sheet: Sheet): Pick<WithdrawalFile, 'batches' | 'withdrawals'> {
  const planned = derived(sheet, () => planBatches(sheet.table, sheet.rules));
  return {
    batches: () => planned().map(({ fromRow: _from, toRow: _to, ...plan }) => plan),
    *withdrawals(batchIndex, atATime = Infinity) {
      const batch: PlannedBatch | undefined = planned()[batchIndex];
      if (!batch) throw new RangeError(`There is no batch ${batchIndex}.`);
      for (let from = batch.fromRow; from < batch.toRow; from += atATime) {
        const withdrawals: CanonicalWithdrawal[] = [];
        const to = Math.min(batch.toRow, from + atATime);
        eachAccepted(sheet, from, to, (_row, { amountMinor: _minor, rail: _rail, ...canonical }) =>
          withdrawals.push(canonical),
        );
        yield withdrawals;
      }
    },
  };
}

const ROWS_SAMPLED = 3;

/** The values of the first rows that can be split into cells, column by column. */
function samplesOf(sheet: Sheet): string[][] {
  const samples = sheet.headers.map(() => [] as string[]);
  let taken = 0;
  for (let row = 0; row < sheet.table.length && taken < ROWS_SAMPLED; row++) {
    const { record, broken } = sheet.source(row);
    if (broken || sheet.totals.has(row)) continue;
    samples.forEach((values, i) => values.push((record[i] ?? '').trim()));
    taken++;
  }
  return samples;
}

function duplicateGroup(sheet: Sheet, rows: readonly number[]): DuplicateGroup {
  const { table, rules } = sheet;
  const first = rows[0]!;
  return {
    bankCode: rules.source.banks[table.banks[first]!]!.code,
    accountNumber: table.accountNumber(first),
    amountMinor: table.amounts[first]!,
    rows: rows.map((row) => row + 1),
  };
}

import { withdrawalOf } from './check-row.ts';
import { annotate } from './annotate.ts';
import { planBatches, type PlannedBatch } from './batch-plan.ts';
import { findChangedDetails } from './changed-details.ts';
import { findSharedInFile } from './shared-in-file.ts';
import { findPaidAgain } from './paid-again.ts';
import { findSumsAmongRows } from './sums-among-rows.ts';
import { findUnusualLengths } from './unusual-lengths.ts';
import { duplicateGroups } from './duplicates.ts';
import { groupErrors } from './error-groups.ts';
import { PeopleInFile, rowsInQuestion } from './rows-in-question.ts';
import { describeBlockers } from './blockers.ts';
import type { Sheet } from './sheet.ts';
import { checkTotals, totalsError, totalsReason } from './totals.ts';
import {
  FIELDS,
  type CanonicalWithdrawal,
  type CheckedWithdrawal,
  type Field,
} from '../withdrawal/shapes.ts';
import type {
  AmountMarks,
  DuplicateGroup,
  FileSummary,
  RowChanges,
  RowQuery,
  RowStatus,
  RowView,
  WithdrawalFile,
} from './withdrawal-file.ts';
import type { CellError, ErrorCode, Note } from './errors-and-notes.ts';
import type { TotalsRow } from './file-facts.ts';
import type { Rail } from '../../shared/terms.ts';

/** A sheet behind the interface WithdrawalFile, which the reader returns. Rows count from 1 here. */
export function loadedFile(sheet: Sheet): WithdrawalFile {
  const { table } = sheet;
  const grouping = derived(sheet, () => {
    const groups = duplicateGroups(table);
    const ofRow = new Map<number, number>();
    groups.forEach((rows, group) => rows.forEach((row) => ofRow.set(row, group)));
    // The first row of a group is the payment; the others repeat it.
    const repeats = new Set(groups.flatMap((rows) => rows.slice(1)));
    return { groups, ofRow, repeats };
  });
  const marks = derived(sheet, () => amountMarksOf(sheet));
  const planned = derived(sheet, () => planBatches(table, sheet.rules));
  const totals = derived(sheet, () => new Map(checkTotals(sheet).map((one) => [one.row - 1, one])));
  const samples = derived(sheet, () => samplesOf(sheet));
  const hidden = derived(sheet, () => new Set(sheet.hiddenRows()));
  const statusOf = (row: number): RowStatus => {
    const status = table.status(row);
    if (status !== 'totals') return status;
    return totals().get(row)!.matches ? 'excluded' : 'rejected';
  };
  const found = derived(sheet, () => new Map<string, readonly number[]>());
  let people: { checks: number; read: PeopleInFile } | null = null;
  const readPeople = (most: number): PeopleInFile => {
    const stale = sheet.takeChanged();
    if (people?.checks !== sheet.checks) {
      people = { checks: sheet.checks, read: new PeopleInFile(table.length) };
    } else {
      for (const row of stale)
        if (row < people.read.readTo) eachAccepted(row, row + 1, (at, one) => people!.read.take(at, one));
    }
    const { read } = people;
    const to = Math.min(table.length, read.readTo + most);
    eachAccepted(read.readTo, to, (row, withdrawal) => read.take(row, withdrawal));
    read.readTo = to;
    return read;
  };
  const inQuestion = derived(sheet, () => rowsInQuestion(table, readPeople(Infinity)));
  const changed = derived(sheet, () => {
    const rows = inQuestion().severalAccounts;
    return findChangedDetails((take) => rows.forEach((row) => eachAccepted(row - 1, row, take)));
  });
  const shared = derived(sheet, () => {
    const rows = inQuestion().severalNames;
    return findSharedInFile((take) => rows.forEach((row) => eachAccepted(row - 1, row, take)));
  });
  const summary = derived(sheet, summarise);

  function view(row: number): RowView {
    const { record, line, broken } = sheet.source(row);
    const status = statusOf(row);
    const sums = table.status(row) === 'totals' ? totals().get(row)! : null;
    const errors = sums ? totalsErrors(sheet, row, sums) : sheet.errorsOf(row, record, broken);
    return {
      row: row + 1,
      line,
      status,
      cells: [...sheet.cellsOf(row, record)],
      errors: errors.map((error) => ({ ...error, row: row + 1, line })),
      notes: sums ? [] : notesBeside(errors, sheet.reading.findings.notes()),
      withdrawal: status === 'accepted' ? withdrawalOf(sheet.reading, sheet.rules) : null,
      excludedReason:
        sheet.excluded.get(row) ?? (sums?.matches ? totalsReason(sums, sheet.rules.currency) : null),
      totals: sums?.matches ?? false,
      hidden: hidden().has(row),
      duplicateGroup: grouping().ofRow.get(row) ?? null,
      edited: sheet.edits.has(row) || sheet.confirmed.has(row),
    };
  }

  function eachAccepted(
    from: number,
    to: number,
    take: (row: number, withdrawal: CheckedWithdrawal) => void,
  ): void {
    for (let row = from; row < to; row++) {
      if (!table.isAccepted(row)) continue;
      const { record, broken } = sheet.walkedSource(row);
      sheet.errorsOf(row, record, broken);
      take(row + 1, withdrawalOf(sheet.reading, sheet.rules));
    }
  }

  function matching(query: RowQuery): readonly number[] {
    const key = JSON.stringify([query.show, query.errorCode, query.text]);
    const known = found().get(key);
    if (known) return known;
    if (found().size >= MOST_LISTS_KEPT) found().clear();
    const isShown = shownBy(sheet, query.show, grouping().repeats, hidden(), statusOf);
    const rows = findRows(sheet, query, isShown, statusOf, totals());
    found().set(key, rows);
    return rows;
  }

  function summarise(): FileSummary {
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
    return {
      rows: table.length,
      ...counts,
      blank: sheet.blank,
      currency: sheet.rules.currency,
      totalMinor: byRail.reduce((total, rail) => total + rail.totalMinor, 0n),
      byRail,
      errors,
      notes: sheet.tallies.noteCounts(),
      notedRows: flagged.noted,
      warnedRows: flagged.warned,
      branchRows: flagged.branch,
      doubtfulRows: flagged.doubtful,
      duplicateRows: grouping().repeats.size,
      amountMarks:
        sheet.rules.decimalMark !== null || errors.some(({ code }) => code === 'amount_ambiguous')
          ? marks()
          : null,
      totals: checked,
      blockers: describeBlockers(sheet.mapping, sheet.rules.source, sheet.encodingQuestion),
    };
  }

  function setCells(row: number, values: Partial<Record<Field, string>>): void {
    sheet.change(row, () => {
      const before = sheet.edits.get(row);
      // A new array: `changesOf` keeps the old one.
      sheet.edits.set(
        row,
        FIELDS.map((field, f) => values[field] ?? before?.[f]),
      );
    });
  }

  function suggestionsFor(code: ErrorCode, field: Field, value?: string) {
    const found: { row: number; text: string }[] = [];
    for (const row of matching({ offset: 0, limit: 0, errorCode: code })) {
      const { record, broken } = sheet.walkedSource(row);
      const error = sheet
        .errorsOf(row, record, broken)
        .find((one) => one.code === code && one.field === field);
      if (error?.suggestion === undefined || (value !== undefined && error.value !== value)) continue;
      found.push({ row: row + 1, text: error.suggestion });
    }
    return found;
  }

  function restore({ row, cells, excludedReason, confirmed }: RowChanges): void {
    const at = row - 1;
    sheet.change(at, () => {
      if (cells) sheet.edits.set(at, [...cells]);
      else sheet.edits.delete(at);
      if (excludedReason === null) sheet.excluded.delete(at);
      else sheet.excluded.set(at, excludedReason);
      if (confirmed) sheet.confirmed.add(at);
      else sheet.confirmed.delete(at);
    });
  }

  return {
    dialect: sheet.dialect,
    origin: sheet.origin,
    encodingQuestion: () => sheet.encodingQuestion,
    setEncoding: (encoding) => sheet.recode(encoding),
    samples,
    mapping: () => sheet.mapping,
    kinds: () => sheet.kinds.summary(),
    summary,
    rows(query) {
      const filtered = query.show !== undefined || query.errorCode !== undefined || (query.text ?? '') !== '';
      const rows = filtered ? matching(query) : null;
      const total = rows ? rows.length : table.length;
      const items: RowView[] = [];
      for (let i = Math.max(0, query.offset); i < Math.min(total, query.offset + query.limit); i++)
        items.push(view(rows ? rows[i]! : i));
      return { total, offset: query.offset, items };
    },
    find: (query) => matching({ ...query, offset: 0, limit: 0 }).map((row) => row + 1),
    row: (row) => view(row - 1),
    withdrawal(row) {
      let found: CheckedWithdrawal | null = null;
      eachAccepted(row - 1, row, (_row, withdrawal) => (found = withdrawal));
      return found;
    },
    remap(overrides) {
      sheet.remap(overrides);
      return sheet.mapping;
    },
    setRules: (rules) => sheet.setRules(rules),
    edit(row, values) {
      setCells(row - 1, values);
      return view(row - 1);
    },
    editAll(rows, values) {
      for (const row of rows) setCells(row - 1, values);
    },
    confirm(row) {
      const cutWrongly = view(row - 1).errors.some((error) => error.field === null);
      if (cutWrongly) sheet.change(row - 1, () => sheet.confirmed.add(row - 1));
      return view(row - 1);
    },
    setCells(rows, fields, texts) {
      rows.forEach((row, i) => {
        const values: Partial<Record<Field, string>> = {};
        fields.forEach((field, f) => {
          const text = texts[i]![f];
          if (text !== null && text !== undefined) values[field] = text;
        });
        setCells(row - 1, values);
      });
    },
    cells: (row) => [...sheet.cellsOf(row - 1, sheet.source(row - 1).record)],
    isAccepted: (row) => table.isAccepted(row - 1),
    addRows(count) {
      const first = table.length + 1;
      sheet.addRows(count);
      return first;
    },
    isAdded: (row) => sheet.isAdded(row - 1),
    isExcluded: (row) => statusOf(row - 1) === 'excluded',
    changesOf: (rows) =>
      rows.map((row) => ({
        row,
        cells: sheet.edits.get(row - 1) ?? null,
        excludedReason: sheet.excluded.get(row - 1) ?? null,
        confirmed: sheet.confirmed.has(row - 1),
      })),
    restore(changes) {
      for (const change of changes) restore(change);
    },
    errorGroups: (mostValues) =>
      groupErrors(function* () {
        for (const row of matching({ offset: 0, limit: 0, show: 'rejected' })) {
          const { record, broken } = sheet.walkedSource(row);
          const sums = table.status(row) === 'totals' ? totals().get(row)! : null;
          const errors = sums ? totalsErrors(sheet, row, sums) : sheet.errorsOf(row, record, broken);
          yield [row + 1, errors] as const;
        }
      }, mostValues),
    suggestionsFor,
    exclude(rows, reason) {
      for (const row of rows) sheet.change(row - 1, () => sheet.excluded.set(row - 1, reason));
    },
    include(rows) {
      for (const row of rows) sheet.change(row - 1, () => sheet.excluded.delete(row - 1));
    },
    duplicates: () => grouping().groups.map((rows) => duplicateGroup(sheet, rows)),
    readPeople: (most) => readPeople(most).readTo === table.length,
    changedDetails: changed,
    sharedAccounts: shared,
    paidAgain: () => findPaidAgain(table, sheet.rules.source.banks),
    sumsAmongRows: () => findSumsAmongRows(table),
    unusualLengths: () => findUnusualLengths(table, sheet.rules.source.banks),
    batches: () => planned().map(({ fromRow: _from, toRow: _to, ...plan }) => plan),
    *withdrawals(batchIndex, atATime = Infinity) {
      const batch: PlannedBatch | undefined = planned()[batchIndex];
      if (!batch) throw new RangeError(`There is no batch ${batchIndex}.`);
      for (let from = batch.fromRow; from < batch.toRow; from += atATime) {
        const withdrawals: CanonicalWithdrawal[] = [];
        const to = Math.min(batch.toRow, from + atATime);
        eachAccepted(from, to, (_row, { amountMinor: _minor, rail: _rail, ...canonical }) =>
          withdrawals.push(canonical),
        );
        yield withdrawals;
      }
    },
    annotated: (writer) => annotate(sheet, view, writer),
  };
}

/** Caches a value that is computed from the rows until they change. */
function derived<T>(sheet: Sheet, work: () => T): () => T {
  let version = -1;
  let value: T;
  return () => {
    if (version !== sheet.version) {
      value = work();
      version = sheet.version;
    }
    return value;
  };
}

/** The state of the file asks for some lists again and again. */
const MOST_LISTS_KEPT = 4;

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

/** The notes about cells without an error: those about others may be wrong. */
function notesBeside(errors: readonly CellError[], notes: Note[]): Note[] {
  if (errors.length === 0) return notes;
  return notes.filter(({ field }) => !errors.some((error) => error.field === field));
}

function totalsErrors(sheet: Sheet, row: number, totals: TotalsRow): CellError[] {
  return totals.matches ? [] : [totalsError(totals, sheet.rules.currency, sheet.totals.get(row)!)];
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

function findRows(
  sheet: Sheet,
  query: RowQuery,
  isShown: (row: number) => boolean,
  statusOf: (row: number) => RowStatus,
  totals: ReadonlyMap<number, TotalsRow>,
): number[] {
  const { table } = sheet;
  const rows: number[] = [];
  const text = (query.text ?? '').toLowerCase();
  const hasCode = (row: number, record: readonly string[], broken: boolean) => {
    const errors =
      table.status(row) === 'totals'
        ? totalsErrors(sheet, row, totals.get(row)!)
        : sheet.errorsOf(row, record, broken);
    return errors.some((error) => error.code === query.errorCode);
  };
  for (let row = 0; row < table.length; row++) {
    if (!isShown(row)) continue;
    if (query.errorCode !== undefined && statusOf(row) !== 'rejected') continue;
    if (query.errorCode !== undefined || text !== '') {
      const { record, broken } = sheet.walkedSource(row);
      if (query.errorCode !== undefined && !hasCode(row, record, broken)) continue;
      if (text !== '' && !sheet.cellsOf(row, record).some((cell) => cell.toLowerCase().includes(text)))
        continue;
    }
    rows.push(row);
  }
  return rows;
}

function shownBy(
  { table }: Sheet,
  show: RowQuery['show'],
  repeats: ReadonlySet<number>,
  hidden: ReadonlySet<number>,
  statusOf: (row: number) => RowStatus,
): (row: number) => boolean {
  switch (show) {
    case undefined:
      return () => true;
    case 'noted':
      return (row) => table.isNoted(row);
    case 'warned':
      return (row) => table.isWarned(row);
    case 'branch':
      return (row) => table.isBranchWarned(row);
    case 'doubtful':
      return (row) => table.isDoubtful(row);
    case 'duplicate':
      return (row) => repeats.has(row);
    case 'hidden':
      return (row) => hidden.has(row);
    default:
      return (row) => statusOf(row) === show;
  }
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

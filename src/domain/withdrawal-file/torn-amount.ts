/** Cells that look like one amount, cut at a separator that it contains. */
export interface TornAmount {
  cells: string[];
  /** The amount as it was before it was cut. */
  whole: string;
  /** Two whole numbers may be an amount and a reference; "1" and "250.50" are not. */
  certain: boolean;
}

const OPENING = /^[\s"'\u2018-\u201f]*(?:(?:ZAR|RAND|R|\p{Sc})\s*)?/iu;
const CLOSING = /\s*(?:(?:ZAR|RAND|R|\p{Sc})|-|CR)?[\s"'\u2018-\u201f]*$/iu;

const DIGITS = /^\d+$/;
/** With marks between thousands other than the separator: `1 250`, `1'250`, `1.250.000`. */
const GROUPED = /^[1-9]\d{0,2}(?:[\s.'\u2019\u02bc]\d{3})+$/;
/** The digits before the first mark between thousands. */
const HEAD = /^[1-9]\d{0,2}$/;
const GROUP = /^\d{3}$/;
const GROUP_WITH_DECIMALS = /^\d{3}\.\d{1,2}$/;
const DECIMALS = /^\d{1,2}$/;

/** The amount that was cut into the cell `at` and those behind it; null if it looks whole. */
export function tornAmount(record: readonly string[], at: number): TornAmount | null {
  const raw = record[at] ?? '';
  if (raw.length > 20) return null;
  const next = record[at + 1];
  if (next === undefined || next === '' || next.length > 14 || !/\d/.test(next)) return null;
  // Nearly every amount has a decimal mark.
  if (raw.includes('.') && !/\.\d{3}$/.test(raw)) return null;
  const first = raw.replace(OPENING, '').trim();
  const isGrouped = GROUPED.test(first);
  if (!isGrouped && !DIGITS.test(first)) return null;
  const cells = [raw];
  const torn = (count: number, certain: boolean): TornAmount => {
    for (let i = 1; i <= count; i++) cells.push(record[at + i]!);
    return { cells, whole: cells.map((cell) => cell.trim()).join(','), certain };
  };
  const second = rest(next);
  const third = rest(record[at + 2] ?? '');
  if (HEAD.test(first)) {
    if (GROUP_WITH_DECIMALS.test(second)) return torn(1, true);
    if (GROUP.test(second)) {
      if (GROUP.test(third) || GROUP_WITH_DECIMALS.test(third)) return torn(2, true);
      if (/^\d{2}$/.test(third)) return torn(2, true);
      return torn(1, false);
    }
  }
  // An amount with marks between its thousands has decimals, so two digits behind it are those decimals.
  return DECIMALS.test(second) ? torn(1, isGrouped && second.length === 2) : null;
}

function rest(cell: string): string {
  return cell.length > 14 ? '' : cell.trim().replace(CLOSING, '');
}

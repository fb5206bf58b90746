import { t } from '@lingui/core/macro';
import type { WithdrawalRequest } from '../../../../client/types.gen.ts';
import { isSweepSource } from '../../../../shared/schedule-terms.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { dateRuleWords } from '../shared/date-rule.ts';
import { railName } from '../shared/rail-name.ts';
import { shortDay } from './days.ts';
import {
  calendarWords,
  contentWords,
  endWords,
  ifShortWords,
  type Schedule,
  sourceWords,
  type Version,
} from './words.ts';

type Row = WithdrawalRequest;

export interface RowDifference {
  kind: 'ADDED' | 'REMOVED' | 'CHANGED';
  before: Row | null;
  after: Row | null;
}

/** Rows are the same payment if they pay the same account, in their order; the external id comes first. */
function keysOf(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row> {
  const found = new Map<string, Row>();
  const seen = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    found.set(`${key} ${times}`, row);
  }
  return found;
}

const accountOf = ({ bankCode, accountNumber }: Row) => `account ${bankCode} ${accountNumber}`;
const personOf = ({ beneficiaryName }: Row) => `name ${beneficiaryName.toLowerCase()}`;

function same(left: Row, right: Row): boolean {
  const fields = new Set([...Object.keys(left), ...Object.keys(right)]) as Set<keyof Row>;
  return [...fields].every((field) => (left[field] ?? null) === (right[field] ?? null));
}

/** What differs between the rows of two versions: payments added, removed and changed. */
export function rowDifferences(before: readonly Row[], after: readonly Row[]): RowDifference[] {
  const changed: RowDifference[] = [];
  let removed = [...before];
  let added = [...after];
  // The same account first; then a person whose account has changed.
  for (const keyOf of [accountOf, personOf]) {
    const old = keysOf(removed, keyOf);
    const matched = new Set<Row>();
    for (const [key, row] of keysOf(added, keyOf)) {
      const match = old.get(key);
      if (!match) continue;
      matched.add(match).add(row);
      if (!same(match, row)) changed.push({ kind: 'CHANGED', before: match, after: row });
    }
    removed = removed.filter((row) => !matched.has(row));
    added = added.filter((row) => !matched.has(row));
  }
  return [
    ...changed,
    ...added.map((row): RowDifference => ({ kind: 'ADDED', before: null, after: row })),
    ...removed.map((row): RowDifference => ({ kind: 'REMOVED', before: row, after: null })),
  ];
}

export type SettingFact = readonly [name: string, value: string];

/** The settings of a version in words, in one order, so that two versions compare line by line. */
export function settingFacts(version: Version, currency: Schedule['currency']): SettingFact[] {
  const { calendar, limits } = version;
  const money = (amount: string) => formatMoney(amount, currency);
  const start = shortDay(calendar.startsOn, true);
  return [
    [t`Name`, version.label],
    [t`A run pays`, contentWords({ ...version, currency })],
    [t`Payments of a run`, sourceWords(version.source)],
    [t`When`, calendarWords(calendar)],
    [t`From`, start],
    [t`End`, endWords(calendar)],
    [t`If banks are closed`, dateRuleWords(calendar.ifNotBankingDay)],
    ...(isSweepSource(version.source)
      ? []
      : ([
          [t`Batch created`, t`${formatNumber(version.createDaysAhead)} days ahead`],
          [t`Rail`, version.rail === null ? t`that of the payment config` : railName(version.rail)],
        ] as const)),
    [t`Approval`, version.approvalMode === 'STANDING' ? t`standing approval` : t`each run`],
    ...(limits === null
      ? []
      : ([
          [t`Largest run`, money(limits.perRun)],
          [t`Largest total`, limits.total === null ? t`no limit` : money(limits.total)],
          [t`Last day`, shortDay(limits.validUntil, true)],
          ...(isSweepSource(version.source)
            ? []
            : ([[t`Too little money`, ifShortWords(version.ifShort)]] as const)),
        ] as const)),
  ];
}

export interface SettingDifference {
  name: string;
  before: string;
  after: string;
}

/** The settings that differ between two versions. */
export function settingDifferences(
  before: Version,
  after: Version,
  currency: Schedule['currency'],
): SettingDifference[] {
  const old = new Map(settingFacts(before, currency));
  const now = new Map(settingFacts(after, currency));
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((name) => ({ name, before: old.get(name) ?? '–', after: now.get(name) ?? '–' }))
    .filter((one) => one.before !== one.after);
}

import { t } from '@lingui/core/macro';
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

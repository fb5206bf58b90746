import { i18n } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import type { AuditEntry } from '../../../../client/types.gen.ts';
import {
  changeText,
  describeEntry as described,
  type EntryDescription,
  factText,
} from '../../../../shared/audit/describe-entry.ts';
import {
  actionText,
  actorText,
  entryText,
  subjectText,
  subjectTypeText,
  type Voice,
} from '../../../../shared/audit/wording.ts';
import { ACTION_GROUPS } from '../../../../shared/audit/words.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { formatTime } from '../../../ui/timestamp.tsx';
import { railName } from '../shared/rail-name.ts';

/** A text of the log in the user's language. The English text is its id in the catalogue. */
const text: Voice['text'] = (english, values) => i18n._(english, values);

function countWords(unit: Parameters<Voice['count']>[0], count: number): string {
  switch (unit) {
    case 'approval':
      return plural(count, { one: '# approval', other: '# approvals' });
    case 'day':
      return plural(count, { one: '# day', other: '# days' });
    case 'hour':
      return plural(count, { one: '# hour', other: '# hours' });
    case 'minute':
      return plural(count, { one: '# minute', other: '# minutes' });
    case 'second':
      return plural(count, { one: '# second', other: '# seconds' });
  }
}

/** Writes in the user's language, with times in the zone of the entity. */
export function voiceIn(timezone: string): Voice {
  return {
    text,
    count: countWords,
    number: (value) => formatNumber(value),
    money: formatMoney,
    time: (at) => formatTime(new Date(at).toISOString(), timezone),
    rail: railName,
  };
}

/** Describes in words what an entry changed. */
export function describeEntry(entry: AuditEntry, timezone: string): EntryDescription {
  return described(entry, voiceIn(timezone));
}

/**
 * The description as lines: one for each change, and one with all facts. Leaves out what other columns show:
 * the name of the subject, and the time of a sign-in.
 */
export function changeLines(entry: AuditEntry, timezone: string): string[] {
  if (entry.action === 'session.opened') return [];
  const { changes, facts } = describeEntry(entry, timezone);
  const subject = subjectName(entry);
  const others = facts.filter(({ lines }) => lines.length > 1 || lines[0] !== subject).map(factText);
  return [...changes.map(changeText), ...(others.length > 0 ? [others.join('; ')] : [])];
}

/** "batch.approved" -> "Batch approved". */
export const actionWords = (action: string): string => actionText(text, action);

/** The action of an entry in words. */
export const entryWords = (entry: Pick<AuditEntry, 'action' | 'details'>): string => entryText(text, entry);

/** The person's name; the operator and Outlay itself in the user's language. */
export const actorWords = ({ actor }: AuditEntry): string => actorText(text, actor);

/** "payment-config" -> "payment config". */
export const subjectWords = (subjectType: string): string => subjectTypeText(text, subjectType);

/** The subject by name: "Salaries February", "Payment config". */
export const subjectName = (entry: AuditEntry): string => subjectText(text, entry);

/** The actions that can be chosen as a filter, by group. */
export function actionChoices(): { group: string; items: { value: string; label: string }[] }[] {
  return ACTION_GROUPS.map(({ group, actions }) => ({
    group: text(group),
    items: Object.entries(actions).map(([value, label]) => ({ value, label: text(label) })),
  }));
}

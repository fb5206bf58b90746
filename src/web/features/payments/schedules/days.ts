import { t } from '@lingui/core/macro';
import type { MoveReason } from '../../../../client/types.gen.ts';
import { holidayName } from '../../../ui/holiday-name.ts';
import { locale } from '../../../ui/locale.ts';

/** "2026-04-24" -> "Fri 24 Apr", with the year "Fri 24 Apr 2026". */
export function shortDay(day: string, withYear = false): string {
  return new Intl.DateTimeFormat(locale(), {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(withYear ? { year: 'numeric' } : {}),
  })
    .format(new Date(day))
    .replace(',', '')
    .replace('Sept', 'Sep');
}

function reasonWords({ code, date, cutOff = '', name = '', leaveOn = date }: MoveReason): string {
  const day = shortDay(date);
  const holiday = holidayName(name);
  if (code === 'HOLIDAY') return t`${day} is a holiday (${holiday})`;
  if (code === 'WEEKEND') return t`${day} is no banking day`;
  if (code === 'OTHER_MONTH') return t`the next banking day, ${day}, is in another month`;
  if (code === 'LEAD_DAYS') {
    const before = shortDay(leaveOn);
    return t`for ${day} the bank needs the file by ${before}, ${cutOff}`;
  }
  if (code === 'AFTER_CUT_OFF') return t`the cut-off on ${day} is ${cutOff}`;
  return t`${day} is in the past`;
}

interface Moved {
  /** The day that was asked for. */
  asked: string;
  paysOn: string | null;
  reasons: readonly MoveReason[];
}

/** Why the money does not move on the day that was asked for; empty when it does. */
function whyWords(reasons: readonly MoveReason[]): string {
  return reasons
    .filter(({ code }, index) => index === 0 || code !== 'WEEKEND')
    .map(reasonWords)
    .join('; ');
}

/** "pays on Fri 24 Apr 2026, because Sat 25 Apr is no banking day". */
function paysWords({ asked, paysOn, reasons }: Moved): string {
  const why = whyWords(reasons);
  if (paysOn === null) {
    const day = shortDay(asked, true);
    return why === '' ? t`cannot pay on ${day}` : t`cannot pay on ${day}, because ${why}`;
  }
  const day = shortDay(paysOn, true);
  return why === '' ? t`pays on ${day}` : t`pays on ${day}, because ${why}`;
}

/** The same for a run, which a user may have moved to another day. */
export function runWords(run: {
  dueOn: string;
  executionDate?: string;
  paysOn: string | null;
  reasons: readonly MoveReason[];
}): string {
  return paysWords({ ...run, asked: run.executionDate ?? run.dueOn });
}

/** "Moves on Fri 24 Apr 2026": when a sweep moves money. */
export function sweepWords({ paysOn, dueOn }: { paysOn: string | null; dueOn: string }): string {
  const day = shortDay(paysOn ?? dueOn, true);
  return t`Moves on ${day}`;
}

/** Writes a sentence that begins with a lower-case word as a sentence: "pays on…" -> "Pays on…". */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

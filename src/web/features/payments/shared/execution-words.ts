import { t } from '@lingui/core/macro';
import type { MoveReason } from '../../../../client/types.gen.ts';
import { longDayWords } from '../../../ui/calendar-day.ts';
import { holidayName } from '../../../ui/holiday-name.ts';

/** When the money of a batch should move, and when it does. */
interface Execution {
  executionDate: string | null;
  movesOn: string | null;
  /** The earliest possible day, when the date can no longer be kept. */
  possibleOn?: string | null;
  moveReasons: readonly MoveReason[];
}

function reasonWords({ code, date, cutOff = '', name = '', leaveOn = date }: MoveReason): string {
  const day = longDayWords(date);
  const holiday = holidayName(name);
  if (code === 'HOLIDAY') return t`${holiday} is a holiday`;
  if (code === 'WEEKEND') return t`${day} is on a weekend`;
  if (code === 'OTHER_MONTH') return t`the next banking day, ${day}, is in another month`;
  if (code === 'LEAD_DAYS') {
    const before = longDayWords(leaveOn);
    return t`for ${day} the bank needs the file by ${before}, ${cutOff}`;
  }
  if (code === 'AFTER_CUT_OFF') return t`the cut-off on ${day} is ${cutOff}`;
  return t`${day} is in the past`;
}

/** Why the money cannot move earlier: "Family Day is a holiday". A weekend in between explains itself. */
function reasonsWords(reasons: readonly MoveReason[]): string {
  return reasons
    .filter(({ code }, index) => index === 0 || code !== 'WEEKEND')
    .map(reasonWords)
    .join('; ');
}

/** "The money moves on Wednesday 25 March 2026."; null when the day is not known. */
export function movesWords({ executionDate, movesOn, possibleOn, moveReasons }: Execution): string | null {
  const why = reasonsWords(moveReasons);
  if (movesOn !== null) {
    const day = longDayWords(movesOn);
    if (why === '') return t`The money moves on ${day}.`;
    if (executionDate !== null && movesOn < executionDate)
      return t`The money moves on the banking day before, ${day} (${why}).`;
    return t`The money moves on the next banking day, ${day} (${why}).`;
  }
  if (executionDate === null || why === '') return null;
  const asked = longDayWords(executionDate);
  const cannot = t`The money cannot move on ${asked} (${why}).`;
  if (!possibleOn) return cannot;
  const possible = longDayWords(possibleOn);
  return t`${cannot} The earliest possible day is ${possible}.`;
}

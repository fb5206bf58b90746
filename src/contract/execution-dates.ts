import { z } from 'zod';
import { DATE_RULES, MOVE_CODES } from '../shared/terms.ts';

/** A calendar day. */
export const Day = z.iso.date().meta({
  id: 'Day',
  description: "A day as YYYY-MM-DD, in the entity's time zone.",
  example: '2026-03-25',
});

/** How far ahead the money of a batch can move. */
export const LONGEST_DAYS_AHEAD = 366;

export const DateRuleName = z.enum(DATE_RULES).meta({
  id: 'IfNotBankingDay',
  description:
    'Which day is taken for an execution date on which the bank is closed. PRECEDING: the last banking day ' +
    'before it. FOLLOWING: the next one. MODIFIED_FOLLOWING: the next one, or the last one before it if ' +
    'the next is in another month. REFUSE: none. Rails without a cut-off pay on every day.',
  example: 'PRECEDING',
});

export const MoveReason = z
  .object({
    code: z.enum(MOVE_CODES).meta({
      description:
        'IN_THE_PAST: the day was over. AFTER_CUT_OFF: the batch cannot be submitted before the cut-off of ' +
        'that day. LEAD_DAYS: nor before the cut-off of `leaveOn`, when its bank file must have left. ' +
        'WEEKEND, HOLIDAY: banks are closed. OTHER_MONTH: the next banking day, which is in another month.',
      example: 'HOLIDAY',
    }),
    date: Day.describe('The day on which the money cannot move; the first one of a weekend.'),
    cutOff: z.string().optional().meta({
      description: 'With AFTER_CUT_OFF and LEAD_DAYS: the earliest cut-off of the rails, HH:MM.',
      example: '15:30',
    }),
    leaveOn: Day.optional().meta({
      description: 'With LEAD_DAYS: the day on which the bank file must have left.',
      example: '2026-03-24',
    }),
    leadDays: z.int().optional().meta({
      description: 'With LEAD_DAYS: how many banking days before `date` that is.',
      example: 1,
    }),
    name: z.string().optional().meta({
      description: 'With HOLIDAY: the name of the holiday.',
      example: 'Family Day',
    }),
  })
  .meta({ id: 'MoveReason', description: 'Why money cannot move on a day.' });

export const MoveReasons = z
  .array(MoveReason)
  .describe('Why the money does not move on the execution date, in the order in which the days were tried.');

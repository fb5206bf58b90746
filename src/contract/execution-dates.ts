import { z } from 'zod';
import { MOVE_CODES } from '../shared/terms.ts';

/** A calendar day. */
export const Day = z.iso.date().meta({
  id: 'Day',
  description: "A day as YYYY-MM-DD, in the entity's time zone.",
  example: '2026-03-25',
});

/** How far ahead the money of a batch can move. */
export const LONGEST_DAYS_AHEAD = 366;

export const MoveReason = z
  .object({
    code: z.enum(MOVE_CODES).meta({
      description:
        'IN_THE_PAST: the day was over. AFTER_CUT_OFF: the batch cannot be submitted before the cut-off of ' +
        'that day. WEEKEND, HOLIDAY: banks are closed.',
      example: 'HOLIDAY',
    }),
    date: Day.describe('The day on which the money cannot move; the first one of a weekend.'),
    cutOff: z.string().optional().meta({
      description: 'With AFTER_CUT_OFF: the earliest cut-off of the rails of the batch, HH:MM.',
      example: '15:30',
    }),
    name: z.string().optional().meta({
      description: 'With HOLIDAY: the name of the holiday.',
      example: 'Family Day',
    }),
  })
  .meta({ id: 'MoveReason', description: 'Why money cannot move on a day.' });

export const MoveReasons = z
  .array(MoveReason)
  .describe('Why the money moves on another day than the execution date, in the order of the days.');

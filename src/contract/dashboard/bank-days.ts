import { z } from 'zod';
import { DATE_POLICIES } from '../../shared/terms.ts';
import { RailName } from '../common.ts';
import { DateRuleName, Day, MoveReasons } from '../execution-dates.ts';
import { operation } from '../operation.ts';

export const BankDays = z
  .object({
    today: Day.describe('Today.'),
    lastDay: Day.describe('The last day that a new batch can name as its execution date.'),
    ifNotBankingDay: DateRuleName.describe('The rule of a batch that names none.'),
    policy: z.enum(DATE_POLICIES).meta({
      description: 'The earlier form of `ifNotBankingDay`.',
      example: 'MOVE',
      deprecated: true,
    }),
    holidays: z
      .array(
        z.object({
          date: Day.describe('The day.'),
          name: z.string().meta({ description: 'The name of the holiday.', example: 'Family Day' }),
        }),
      )
      .describe(
        'The days from today to `lastDay` on which banks are closed, except Sundays: the public holidays ' +
          'of the country and the days that the operator has added.',
      ),
    rails: z
      .array(
        z.object({
          rail: RailName.describe('The rail.'),
          cutOff: z.string().nullable().meta({
            description: 'The cut-off, HH:MM; null for a rail that pays at any hour of any day.',
            example: '15:30',
          }),
          saturdayCutOff: z.string().nullable().meta({
            description: 'The cut-off of a Saturday, HH:MM; null: Saturday is no banking day.',
            example: '10:15',
          }),
          leadDays: z.int().meta({
            description: 'How many banking days before the day of the money a batch must have left.',
            example: 0,
          }),
          firstDay: Day.describe('The day on which money moves if a batch is approved now.'),
          reasons: MoveReasons.describe('Why that is not today.'),
        }),
      )
      .describe('The rails of the entity.'),
  })
  .meta({ id: 'BankDays', description: 'The days on which banks move money.' });

export const getBankDays = operation({
  operationId: 'getBankDays',
  method: 'GET',
  path: '/app/bank-days',
  tag: 'Disbursements',
  summary: 'Read the days on which banks move money',
  description:
    'Returns the days that a batch can name as its execution date, or 204 if the entity has no config yet ' +
    'or the holidays of its country are not known. Then no batch can have an execution date.',
  roles: 'every',
  answers: {
    200: { description: 'The days.', schema: BankDays },
    204: { description: 'No batch can have an execution date.', schema: null },
  },
  refusals: [401, 403, 429],
});

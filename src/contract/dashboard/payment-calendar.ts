import { z } from 'zod';
import { Amount, CurrencyCode, Timestamp, Uuid } from '../common.ts';
import { Day } from '../execution-dates.ts';
import { operation } from '../operation.ts';
import { SignedAmount } from './statements.ts';

/** How many days the calendar shows. */
export const CALENDAR_DAYS = 60;

const PaymentDay = z
  .object({
    date: Day.describe('The day.'),
    payments: z
      .array(
        z.object({
          kind: z.enum(['BATCH', 'RUN', 'SWEEP']).meta({
            description:
              'A batch, or a run of a schedule whose batch does not exist yet. SWEEP: a run that pays what ' +
              'is above an amount to an account of the company.',
            example: 'RUN',
          }),
          id: Uuid.meta({
            description: 'The id of the batch, or of the schedule.',
            example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9e01',
          }),
          dueOn: Day.nullable().describe('The run of the schedule; null for a batch without one.'),
          label: z.string().meta({ description: 'Its label.', example: 'Rent' }),
          waitsForApproval: z.boolean().meta({
            description: 'Whether approvals are missing.',
            example: true,
          }),
          approveBy: Timestamp.nullable().describe(
            'The last moment at which its last approval is in time; null when nothing is to be approved.',
          ),
          amount: Amount.describe(
            'Its total, without fees; of a sweep what it takes of the balance that is expected.',
          ),
          fee: Amount.describe('Its fees with VAT; of a run at the prices of today.'),
          sweep: z
            .object({
              most: Amount.describe('The most that it takes.'),
              keep: Amount.describe('What it leaves in FUNDING.'),
            })
            .nullable()
            .describe('What a sweep takes; null for a batch and for other runs.'),
        }),
      )
      .describe('What leaves on the day.'),
    expected: z
      .array(
        z.object({
          id: Uuid.meta({
            description: 'The id of the funding record.',
            example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9ca1',
          }),
          amount: Amount.describe('How much is expected.'),
        }),
      )
      .describe('Announced funding that has not come yet.'),
    balance: SignedAmount.describe('What is left at the end of the day.'),
  })
  .meta({ id: 'PaymentDay', description: 'What leaves and comes on a day.' });

export const PaymentCalendar = z
  .object({
    currency: CurrencyCode.describe('The currency of all amounts.'),
    today: Day.describe('Today.'),
    lastDay: Day.describe(`The last day: ${CALENDAR_DAYS} days ahead.`),
    availableBalance: SignedAmount.describe('What is available now: held money is not in it.'),
    lowest: z
      .object({
        date: Day.describe('The first day with the lowest balance.'),
        balance: SignedAmount.describe('The balance at its end.'),
      })
      .describe('The lowest balance of these days.'),
    firstShortOn: Day.nullable().describe('The first day without enough money; null if each has enough.'),
    days: z.array(PaymentDay).describe('The days on which something leaves or comes, in order.'),
  })
  .meta({ id: 'PaymentCalendar', description: 'What leaves on which day, against the balance.' });

export const getPaymentCalendar = operation({
  operationId: 'getPaymentCalendar',
  method: 'GET',
  path: '/app/payment-calendar',
  tag: 'Scheduled Withdrawals',
  summary: 'Read what leaves on which day',
  description:
    'Returns the batches and runs of the next 60 days in the currency of the entity, against the available ' +
    'balance with expected funding. A batch without an execution date leaves today; its money may be held ' +
    'already. 204 if the entity has no config yet or the holidays of its country are not known.',
  roles: 'every',
  answers: {
    200: { description: 'The calendar.', schema: PaymentCalendar },
    204: { description: 'There is no calendar.', schema: null },
  },
  refusals: [401, 403, 429],
});

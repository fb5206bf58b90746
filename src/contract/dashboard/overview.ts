import { z } from 'zod';
import { FIRST_STEPS, PAYOUT_STATUSES, READY_ITEMS } from '../../shared/terms.ts';
import { BulkWithdrawalBatchForDisplay } from '../batches.ts';
import { Amount, CurrencyCode } from '../common.ts';
import { operation } from '../operation.ts';

export const PayoutDay = z
  .object({
    day: z.iso.date().describe("The calendar day, in the entity's time zone."),
    status: z.enum(PAYOUT_STATUSES).describe('The status of the payouts.'),
    count: z.int().min(1).describe('How many payouts.'),
    amount: Amount.describe('The total of their amounts.'),
  })
  .meta({ id: 'PayoutDay', description: 'The outgoing payouts of one day in one status.' });

export const listPayoutDays = operation({
  operationId: 'listPayoutDays',
  method: 'GET',
  path: '/app/payout-days',
  tag: 'Overview',
  summary: 'Count payouts by day and status',
  description:
    'Returns the outgoing payouts of one currency by day and status, oldest day first. Days without ' +
    'payouts are left out.',
  roles: 'every',
  query: z.object({
    currency: CurrencyCode.default('ZAR').meta({ description: 'The currency of the payouts.' }),
    days: z.coerce
      .number()
      .int()
      .min(1)
      .max(366)
      .default(30)
      .meta({ description: 'How many days, ending today.', example: 30 }),
  }),
  answers: { 200: { description: 'The days.', schema: z.array(PayoutDay) } },
  refusals: [400, 401, 403, 429],
});

export const listWaitingBatches = operation({
  operationId: 'listWaitingBatches',
  method: 'GET',
  path: '/app/waiting-batches',
  tag: 'Overview',
  summary: 'List the batches that the caller can approve',
  description: 'Returns at most 50 batches that the caller can approve now, ordered by expiry.',
  roles: 'every',
  answers: { 200: { description: 'The batches.', schema: z.array(BulkWithdrawalBatchForDisplay) } },
  refusals: [401, 403, 429],
});

const FirstStep = z
  .object({
    step: z
      .enum(FIRST_STEPS)
      .describe(
        'PEOPLE_KNOWN: the entity has beneficiaries. BATCH_CREATED: the caller created a batch. ' +
          'BATCH_PAID: a batch of the entity was submitted to the bank. SOMEONE_PREPARES: another user can ' +
          'create batches. BATCH_DECIDED: the caller approved or rejected a batch. ENTITY_SET_UP: the ' +
          'entity has limits and rails.',
      ),
    done: z.boolean().describe('Whether it is done.'),
  })
  .meta({ id: 'FirstStep', description: 'A step of the first visit.' });

export const listFirstSteps = operation({
  operationId: 'listFirstSteps',
  method: 'GET',
  path: '/app/first-steps',
  tag: 'Overview',
  summary: "List the first steps of the caller's roles",
  description:
    'Returns what a new user of these roles does first, in this order, and what is done. Empty for a user ' +
    'who only reads.',
  roles: 'every',
  answers: { 200: { description: 'The steps.', schema: z.array(FirstStep) } },
  refusals: [401, 403, 429],
});

const BeforeFirstPayout = z
  .object({
    item: z
      .enum(READY_ITEMS)
      .describe(
        'PEOPLE: a user can create batches, and enough others can approve them. LIMITS: the entity has ' +
          'limits, and its payouts are on. RAILS: a rail is on. MONEY: the available balance of FUNDING is ' +
          'above zero. CONNECTION: a bank connection is on; without one, payments go to the sandbox. ' +
          'RULES: a payment config was saved. SECOND_ADMIN: two users are admins; with one, each change ' +
          'waits. PASSKEYS: every approver has a passkey; absent where browsers cannot use them. ' +
          'MAIL: Outlay can send mail.',
      ),
    done: z.boolean().describe('Whether the entity has it.'),
    isNeeded: z.boolean().describe('Whether nothing can be paid without it.'),
  })
  .meta({ id: 'BeforeFirstPayout', description: 'Something that an entity has before its first payout.' });

export const listBeforeFirstPayout = operation({
  operationId: 'listBeforeFirstPayout',
  method: 'GET',
  path: '/app/before-first-payout',
  tag: 'Overview',
  summary: 'List what an entity has before its first payout',
  description:
    'Returns what is done and what is missing before the first payout, in the order in which an admin ' +
    'sees to it. Empty once a batch was submitted to a bank.',
  roles: ['ADMIN'],
  answers: { 200: { description: 'The items.', schema: z.array(BeforeFirstPayout) } },
  refusals: [401, 403, 429],
});

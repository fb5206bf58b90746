import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { SearchResults } from '../../../../contract/dashboard/search.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { growingSteps, statementsOf } from '../../../platform/testing/read-plan.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { insertBatch, type InsertedBatch } from '../../testing/insert-batch.ts';
import { insertPayouts } from '../../testing/insert-payouts.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';

type Results = z.output<typeof SearchResults>;

let installation: PaymentsInstallation;
let caller: TestCaller;
let paid: InsertedBatch;
let waiting: InsertedBatch;
let payoutId: string;
let moneyIn: string;

beforeAll(async () => {
  installation = await paymentsInstallation();
  const { context } = installation;
  const entityId = await installation.entity();
  caller = installation.as(await installation.user(entityId, ['VIEWER']));
  const createdBy = (await installation.user(entityId, ['PREPARER'])).id;
  paid = await insertBatch(context, {
    entityId,
    createdBy,
    label: 'Löhne März',
    status: 'COMPLETE',
    createdAt: new Date(context.clock.nowMs() - 3 * DAY_MS),
    rows: [
      {
        beneficiaryName: 'Zoë van der Merwe',
        accountNumber: '62000005678',
        externalId: 'EMP-0042',
        beneficiaryReference: 'LOHN 77',
        status: 'COMPLETE',
      },
    ],
  });
  waiting = await insertBatch(context, {
    entityId,
    createdBy,
    label: 'Suppliers, week 47',
    rows: [
      { beneficiaryName: 'Mkhize Steel', accountNumber: '4056781111', ownReference: 'PO-2033' },
      { beneficiaryName: 'Zoe van der Merwe', accountNumber: '62000005678' },
    ],
  });
  const { id: withdrawalId, beneficiaryId } = paid.withdrawals[0]!;
  [payoutId] = (await insertPayouts(context, entityId, [
    { batchId: paid.id, withdrawalId, beneficiaryId, recipientReference: 'LOHN 77' },
  ])) as [string];
  [moneyIn] = (await insertPayouts(context, entityId, [
    { direction: 'CREDIT', recipientReference: 'Top-up of 3 March' },
  ])) as [string];
  await insertBatch(context, {
    entityId,
    createdBy,
    label: 'Odd amounts',
    createdAt: new Date(context.clock.nowMs() - 9 * DAY_MS),
    rows: [
      { beneficiaryName: 'Rest Of The Total', amountMinor: 122_827_411n },
      { beneficiaryName: 'Neo Sithole', amountMinor: 61_489n },
      { beneficiaryName: 'Amount Like An Account', amountMinor: 567_800n },
    ],
  });
  await insertBatch(context, {
    entityId,
    createdBy,
    label: 'One payment',
    createdAt: new Date(context.clock.nowMs() - 8 * DAY_MS),
    rows: [{ beneficiaryName: 'Lwazi Mabaso', amountMinor: 61_489n }],
  });
  await insertPayouts(context, entityId, [
    { direction: 'CREDIT', recipientReference: 'Refund of 4 March', amountMinor: 61_489n },
  ]);
  // Another entity has the same names; nothing of it may be found.
  const other = await installation.entity();
  await insertBatch(context, {
    entityId: other,
    createdBy: (await installation.user(other, ['PREPARER'])).id,
    label: 'Löhne März',
    rows: [{ beneficiaryName: 'Zoë van der Merwe', beneficiaryReference: 'LOHN 77' }],
  });
});
afterAll(() => installation.close());

async function find(q: string, by = caller): Promise<Results> {
  const answer = await by.send<Results>('GET', `/app/search?q=${encodeURIComponent(q)}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

/** What a search found, in a line for each kind. */
async function found(q: string): Promise<{ batches: string[]; recipients: string[]; payments: string[] }> {
  const { batches, recipients, payments } = await find(q);
  return {
    batches: batches.map(({ label }) => label),
    recipients: recipients.map(({ name }) => name),
    payments: payments.map(({ name, reference, batch }) =>
      batch ? `${batch.label}, row ${batch.rowNumber}: ${name}` : reference,
    ),
  };
}

const ZOE = {
  recipients: ['Zoë van der Merwe'],
  payments: ['Suppliers, week 47, row 2: Zoe van der Merwe', 'Löhne März, row 1: Zoë van der Merwe'],
};

describe('the search', () => {
  it.each([
    ['a name in any case and without its accents', 'ZOE VAN'],
    ['the words of a name in any order', 'merwe zoë'],
    ['the two first letters of a word', 'zo'],
    ['the last four digits of the account', '5678'],
    ['a part of the external id', 'emp-0042'],
    ['a name with the last digits of the account', 'merwe 5678'],
  ])('finds a recipient and their payments by %s', async (_, q) => {
    const results = await found(q);
    expect(results.recipients[0]).toBe('Zoë van der Merwe');
    expect(results.payments).toEqual(expect.arrayContaining(ZOE.payments));
  });

  it('prefers the accounts that end with the digits', async () => {
    expect((await found('5678')).recipients).toEqual(['Zoë van der Merwe', 'Mkhize Steel']);
  });

  it('finds a batch by a part of its label, without its accents', async () => {
    expect((await found('lohne marz')).batches).toEqual(['Löhne März']);
    expect((await found('we')).batches).toEqual(['Suppliers, week 47']);
  });

  it.each([
    ['lohn 77', 'Löhne März, row 1: Zoë van der Merwe'],
    ['PO-2033', 'Suppliers, week 47, row 1: Mkhize Steel'],
    ['top-up', 'Top-up of 3 March'],
  ])('finds the payment with the reference %s', async (q, payment) => {
    expect(await found(q)).toEqual({ batches: [], recipients: [], payments: [payment] });
  });

  it('says where a payment is: in the payouts, or in a row of a batch that is not sent', async () => {
    const { payments } = await find('merwe');
    expect(payments).toMatchObject([
      {
        payoutId: null,
        batch: { id: waiting.id, rowNumber: 2 },
        status: 'PENDING',
        accountNumber: '62000005678',
      },
      { payoutId: null, batch: { id: paid.id, rowNumber: 1 }, status: 'COMPLETE', bankName: 'FNB' },
    ]);
    expect((await find('top-up')).payments).toMatchObject([
      { id: moneyIn, payoutId: moneyIn, batch: null, direction: 'CREDIT', name: null },
    ]);
  });

  it('finds a batch, a payment and a recipient by id', async () => {
    expect((await find(paid.id)).batches).toMatchObject([{ id: paid.id }]);
    expect((await find(payoutId)).payments).toMatchObject([{ id: paid.withdrawals[0]!.id }]);
    expect((await find(waiting.withdrawals[0]!.id)).payments).toMatchObject([{ name: 'Mkhize Steel' }]);
    expect((await find(paid.withdrawals[0]!.beneficiaryId)).recipients).toHaveLength(1);
    expect(await found(randomUUID())).toEqual({ batches: [], recipients: [], payments: [] });
  });

  it.each(['614.89', '614,89', 'R 614,89', 'R614.89', 'ZAR 614.89', '614,89 ZAR', '-614.89', ' r 614,89'])(
    'finds payments and money received by the amount %s',
    async (q) => {
      expect(await found(q)).toEqual({
        batches: ['One payment'],
        recipients: [],
        payments: [
          'Refund of 4 March',
          'One payment, row 1: Lwazi Mabaso',
          'Odd amounts, row 2: Neo Sithole',
        ],
      });
    },
  );

  it.each(['1 234 567,00', '1,234,567.00', '1.234.567,00', 'R 1 234 567', '1234567.00'])(
    'finds a batch by its total, written %s',
    async (q) => {
      expect((await found(q)).batches).toEqual(['Odd amounts']);
    },
  );

  it('prefers accounts and references to the amount of plain digits', async () => {
    expect((await found('5678')).payments.at(-1)).toBe('Odd amounts, row 3: Amount Like An Account');
    expect((await found('5678.00')).payments).toEqual(['Odd amounts, row 3: Amount Like An Account']);
  });

  it('takes wildcards as text', async () => {
    expect(await found('%%')).toEqual({ batches: [], recipients: [], payments: [] });
    expect(await found('z_e van')).toMatchObject({ recipients: [] });
  });

  it('finds nothing of another entity', async () => {
    const stranger = installation.as(await installation.user(await installation.entity(), ['VIEWER']));
    for (const q of ['merwe', 'lohn 77', 'löhne', paid.id, payoutId, '5678'])
      expect(await find(q, stranger), q).toEqual({
        batches: [],
        recipients: [],
        payments: [],
        bankFiles: [],
        statements: [],
        schedules: [],
        payees: [],
        paymentRequests: [],
        payers: [],
      });
  });
});

describe('with years of payments', () => {
  it('reads indexes and a bounded number of rows', async () => {
    const { context } = installation;
    const { database } = context;
    const entityId = await installation.entity();
    const viewer = installation.as(await installation.user(entityId, ['VIEWER']));
    const createdBy = (await installation.user(entityId, ['PREPARER'])).id;
    for (let month = 0; month < 6; month++) {
      const batch = await insertBatch(context, {
        entityId,
        createdBy,
        label: `Salaries of month ${month}`,
        createdAt: new Date(context.clock.nowMs() - month * 30 * DAY_MS),
        rows: Array.from({ length: 4_000 }, (_, index) => ({
          beneficiaryName: `Person ${index} Nkosi`,
          accountNumber: `62${String(index).padStart(8, '0')}`,
          beneficiaryReference: `REF ${month} ${index}`,
          ownReference: `K${month}-${index}`,
        })),
      });
      await insertPayouts(
        context,
        entityId,
        batch.withdrawals.map(({ id, beneficiaryId, rowNumber }) => ({
          batchId: batch.id,
          withdrawalId: id,
          beneficiaryId,
          recipientReference: `REF ${month} ${rowNumber - 1}`,
        })),
      );
    }
    for (const table of ['payouts', 'withdrawals', 'batches', 'beneficiaries', 'recipient_search'])
      await ownerOf(database).execute(`VACUUM ANALYZE ${table}`);
    const large = new Set(['payouts', 'withdrawals', 'recipient_search', 'beneficiaries']);
    for (const [q, recipient] of [
      ['person 3711', 'Person 3711 Nkosi'],
      ['3711', 'Person 3711 Nkosi'],
      ['REF 2 3711', undefined],
      // In the oldest rows, which are not among the newest 20,000.
      ['k5-3711', undefined],
    ] as const) {
      let results: Results | undefined;
      const statements = await statementsOf(database, async () => {
        results = await find(q, viewer);
      });
      expect(results!.recipients[0]?.name).toBe(recipient);
      expect(results!.payments.length).toBeGreaterThan(0);
      for (const statement of statements) {
        const steps = await growingSteps(database, statement, large);
        // The newest rows are read in a bounded number, whatever their plan.
        if (statement.text.includes('newest.own_reference')) continue;
        expect(steps, statement.text).toEqual([]);
      }
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../../shared/time.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { installBanks } from '../../entity/banks/install-banks.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';

const PATH = '/v1/payments/bulk-withdrawals/batches';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
});
afterAll(() => installation.close());

/** Sets the clock to 9 o'clock in South Africa. */
function goTo(day: string): void {
  installation.passMs(Date.parse(`${day}T09:00:00+02:00`) - installation.context.clock.nowMs());
}

const row = (index: number, amount = `${1_000 + index}.00`) => ({
  beneficiaryName: `Person ${index}`,
  bankCode: 'FNB',
  accountNumber: String(62_000_000_100 + index),
  accountType: 'CURRENT',
  amount,
  beneficiaryReference: 'SALARY',
});
const rows = (count: number, from = 0) => Array.from({ length: count }, (_, i) => row(from + i));

async function company() {
  const entityId = await installation.entity();
  const preparer = await installation.user(entityId, ['PREPARER']);
  const caller = installation.as(preparer);
  const create = (withdrawals: object[], more: object = {}) =>
    caller.send('POST', PATH, { body: { label: 'Salaries', currency: 'ZAR', withdrawals, ...more } });
  const check = async (withdrawals: ReturnType<typeof rows>) => {
    const looked = withdrawals.map(({ bankCode, accountNumber, amount, beneficiaryName }) => ({
      bankCode,
      accountNumber,
      amount,
      beneficiaryName,
    }));
    const answer = await caller.send('POST', '/app/history-check', {
      body: { currency: 'ZAR', rows: looked },
    });
    return answer.body;
  };
  /**
   * Creates a batch whose payments the bank accepts, at 10 o'clock. A batch at 9 o'clock thirty days later is
   * then within the duplicate window, however long this takes.
   */
  const pay = async (withdrawals: object[], more: object = {}) => {
    installation.passMs(HOUR_MS);
    const created = await create(withdrawals, { duplicateReason: 'Agreed', ...more });
    expect(created.status, created.text).toBe(200);
    for (const status of ['SUBMITTED', 'COMPLETE'])
      await ownerOf(installation.context.database).execute(
        'UPDATE withdrawals SET status = $2 WHERE batch_id = $1',
        [created.body.id, status],
      );
    return created.body.id as string;
  };
  return { entityId, caller, preparer, create, check, pay };
}

describe('a batch that repeats most of an earlier one', () => {
  it.each([
    ['a month', '2027-02-25', '2027-03-25', 'MONTH'],
    ['a week', '2027-04-07', '2027-04-14', 'WEEK'],
    ['two weeks', '2027-05-05', '2027-05-19', 'TWO_WEEKS'],
    ['a month, prepared two days early', '2027-06-25', '2027-07-23', 'MONTH'],
  ])('%s later asks one question, and its answer is recorded', async (_name, first, second, interval) => {
    const { caller, preparer, create, pay } = await company();
    goTo(first);
    const earlier = await pay(rows(5), { label: 'Salaries before' });
    goTo(second);
    const asked = await create(rows(5));
    expect(asked).toMatchObject({ status: 400, body: { code: 'possible_duplicates' } });
    expect(asked.body.errors).toMatchObject([{ path: 'repeatsBatchId', code: 'next_run' }]);
    expect(asked.body.errors[0].message).toContain(earlier);
    const created = await create(rows(5), { repeatsBatchId: earlier });
    expect(created).toMatchObject({
      status: 200,
      body: {
        createdBy: { userId: preparer.id },
        repeats: { batchId: earlier, label: 'Salaries before', day: first, interval },
      },
    });
    const seen = await caller.send('GET', `/app/batches/${created.body.id}/checks`);
    expect(seen.body).toMatchObject({ duplicates: 0, flagged: 0, duplicateReason: null });
    const [entry] = await installation.context.database.query(
      "SELECT details FROM audit_log WHERE subject_id = $1 AND action = 'batch.created'",
      [created.body.id],
    );
    expect(JSON.parse(entry!.details as string)).toMatchObject({ repeatsBatchId: earlier });
  });

  it('is found by the execution dates, over a weekend', async () => {
    const { create, pay } = await company();
    goTo('2028-02-01');
    const earlier = await pay(rows(2), { executionDate: '2028-02-25', label: 'February' });
    // 25 March 2028 is a Saturday.
    const friday = await create(rows(2), { executionDate: '2028-03-24' });
    expect(friday.body.errors).toMatchObject([{ path: 'repeatsBatchId', code: 'next_run' }]);
    const again = { executionDate: '2028-03-24', repeatsBatchId: earlier };
    expect((await create(rows(2), again)).body.repeats).toMatchObject({
      batchId: earlier,
      day: '2028-02-25',
      interval: 'MONTH',
    });
  });

  it('asks about the rows that repeat another payment, and those that are in the batch twice', async () => {
    const { create, pay } = await company();
    goTo('2028-06-25');
    const earlier = await pay(rows(10));
    goTo('2028-07-20');
    await pay([row(0)], { label: 'Advance' });
    goTo('2028-07-25');
    const withdrawals = [...rows(10), row(4), row(50)];
    const asked = await create(withdrawals);
    const questions = asked.body.errors.map((error: { path: string; code: string }) => [
      error.path,
      error.code,
    ]);
    expect(questions).toEqual([
      ['repeatsBatchId', 'next_run'],
      ['withdrawals[10]', 'repeated_in_batch'],
      ['withdrawals[0]', 'paid_before'],
    ]);
    const answered = await create(withdrawals, { repeatsBatchId: earlier });
    expect(answered).toMatchObject({
      status: 400,
      body: {
        code: 'possible_duplicates',
        errors: [{ path: 'withdrawals[10]' }, { path: 'withdrawals[0]', code: 'paid_before' }],
      },
    });
    const reason = { repeatsBatchId: earlier, duplicateReason: 'The advance was a loan.' };
    expect((await create(withdrawals, reason)).status).toBe(200);
  });

  it.each([
    ['the same day', '2028-08-07', rows(5)],
    ['the next week, with other amounts for most', '2028-08-14', [...rows(2), ...rows(3, 20)]],
    ['the next week, to a few of its people', '2028-08-14', rows(1)],
    ['ten days later', '2028-08-17', rows(5)],
  ])('%s asks about each row', async (_name, day, withdrawals) => {
    const { create, pay } = await company();
    goTo('2028-08-07');
    const earlier = await pay(rows(5));
    goTo(day);
    const asked = await create(withdrawals);
    expect(asked.body.code).toBe('possible_duplicates');
    expect(asked.body.errors.every(({ code }: { code: string }) => code === 'paid_before')).toBe(true);
    expect(await create(withdrawals, { repeatsBatchId: earlier })).toMatchObject({
      status: 400,
      body: { code: 'not_the_next_run', errors: [{ path: 'repeatsBatchId' }] },
    });
  });

  it('is answered once: the second batch of the same run asks about each row', async () => {
    const { create, pay } = await company();
    goTo('2028-08-26');
    const earlier = await pay(rows(5));
    goTo('2028-09-25');
    const answers = await Promise.all([1, 2].map(() => create(rows(5), { repeatsBatchId: earlier })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 400)!.body).toMatchObject({
      code: 'not_the_next_run',
      detail: expect.stringContaining('0 of its 5 payments'),
    });
    expect((await create(rows(5))).body.errors).toHaveLength(5);
  });

  it('names no batch of another entity, and none that does not exist', async () => {
    const [one, other] = [await company(), await company()];
    goTo('2028-10-25');
    const foreign = await other.pay(rows(5));
    goTo('2028-11-25');
    for (const repeatsBatchId of [foreign, '01938f00-1a2b-7c3d-8e4f-5a6b7c8d9e0f'])
      expect(await one.create(rows(5), { repeatsBatchId })).toMatchObject({
        status: 400,
        body: { code: 'not_the_next_run', detail: expect.not.stringContaining('Salaries') },
      });
  });

  it('is accepted although the month is longer than the duplicate window', async () => {
    const { create, pay } = await company();
    goTo('2028-12-25');
    const earlier = await pay(rows(5));
    goTo('2029-01-25');
    const answered = await create(rows(5), { repeatsBatchId: earlier });
    expect(answered.body).toMatchObject({ repeats: { batchId: earlier, interval: 'MONTH' } });
  });

  it('is an answer that the database neither changes nor takes for another entity', async () => {
    const { create, pay } = await company();
    const other = await company();
    goTo('2029-03-26');
    const earlier = await pay(rows(5));
    const foreign = await other.pay(rows(5));
    goTo('2029-04-25');
    const created = await create(rows(5), { repeatsBatchId: earlier });
    const { database } = installation.context;
    const repeat = (of: string, batchId: string | null) =>
      database.query(
        `UPDATE batches
            SET repeats_batch_id = $2::uuid, repeats_interval = CASE WHEN $2::uuid IS NOT NULL THEN 'WEEK' END
          WHERE id = $1`,
        [of, batchId],
      );
    const unchanged = { message: expect.stringContaining('the run that a batch repeats does not change') };
    await expect(repeat(created.body.id, null)).rejects.toMatchObject(unchanged);
    await expect(repeat(created.body.id, foreign)).rejects.toMatchObject(unchanged);
    await expect(
      ownerOf(database).transaction(async (tx) => {
        await tx.execute('ALTER TABLE batches DISABLE TRIGGER batches_run');
        await tx.execute(
          "UPDATE batches SET repeats_batch_id = $2, repeats_interval = 'WEEK' WHERE id = $1",
          [created.body.id, foreign],
        );
      }),
    ).rejects.toMatchObject({ constraint: 'batches_repeats_fk' });
  });
});

describe('the comparison with earlier payments', () => {
  it('names the batch whose next run the rows may be, with its days', async () => {
    const { check, pay } = await company();
    goTo('2029-05-25');
    const earlier = await pay(rows(3), { label: 'May' });
    goTo('2029-06-01');
    const found = await check(rows(4));
    expect(found.duplicates).toHaveLength(3);
    expect(found.runs).toEqual([
      {
        batch: { id: earlier, label: 'May' },
        day: '2029-05-25',
        withdrawalCount: 3,
        // 25 May 2029 is a Friday. Without an execution date, it was prepared some days early or late.
        next: [
          { interval: 'WEEK', from: '2029-05-30', to: '2029-06-04' },
          { interval: 'TWO_WEEKS', from: '2029-06-06', to: '2029-06-11' },
          { interval: 'MONTH', from: '2029-06-22', to: '2029-06-27' },
        ],
        now: 'WEEK',
        repeatedBy: [0, 1, 2],
      },
    ]);
  });
});

describe('a row that repeats an earlier payment', () => {
  const sentence = async (
    { create }: Awaited<ReturnType<typeof company>>,
    withdrawals: object[],
  ): Promise<string> => (await create(withdrawals)).body.errors[0].message;

  it('is to be paid, and not paid, while that batch waits for its approval or for its day', async () => {
    goTo('2027-11-22');
    const one = await company();
    await one.create(rows(1), { label: 'Undated' });
    expect(await sentence(one, rows(1))).toBe(
      'Person 0 is to be paid R\u00a01,000.00 in "Undated" of 2027-11-22.',
    );
    const dated = await one.create(rows(1, 5), { label: 'Dated', executionDate: '2027-11-30' });
    expect(dated.status, dated.text).toBe(200);
    expect(await sentence(one, rows(1, 5))).toBe(
      'Person 5 is to be paid R\u00a01,005.00 in "Dated" on 2027-11-30.',
    );
    goTo('2027-12-01');
    await ownerOf(installation.context.database).execute(
      `UPDATE withdrawals SET status = 'SUBMITTED' WHERE batch_id = $1`,
      [dated.body.id],
    );
    expect(await sentence(one, rows(1, 5))).toBe(
      'A payment of R\u00a01,005.00 to Person 5 in "Dated" of 2027-11-22 was sent to the bank.',
    );
  });

  it('is to be paid when the bank has accepted it for a later day, and then was paid', async () => {
    goTo('2028-02-14');
    const one = await company();
    const id = await one.pay(rows(1), { label: 'Accepted', executionDate: '2028-02-21' });
    expect(await sentence(one, rows(1))).toBe(
      'Person 0 is to be paid R\u00a01,000.00 in "Accepted" on 2028-02-21.',
    );
    goTo('2028-02-21');
    expect(await sentence(one, rows(1))).toBe(
      'Person 0 was paid R\u00a01,000.00 in "Accepted" on 2028-02-14.',
    );
    await ownerOf(installation.context.database).execute(
      `UPDATE withdrawals SET status = 'REVERSED' WHERE batch_id = $1`,
      [id],
    );
    expect(await sentence(one, rows(1))).toBe(
      'Person 0 was paid R\u00a01,000.00 in "Accepted" on 2028-02-14, and the payment was returned.',
    );
  });
});

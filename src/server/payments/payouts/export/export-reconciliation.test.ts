import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../../shared/calendar-day.ts';
import {
  amountsOf,
  deliver,
  filedBatch,
  returned,
  Statements,
} from '../../reconciling/reconciliation/testing/filed-batch.ts';
import { entry } from '../../reconciling/statements/testing/statement-of-day.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

async function exported(caller: TestCaller, path: string) {
  const answer = await caller.send('GET', path);
  expect(answer.status, answer.text).toBe(200);
  const parsed = Papa.parse<Record<string, string>>(answer.text, { header: true, skipEmptyLines: true });
  return parsed.data;
}

/** Two payments in one debit, of which one comes back; a fee, an odd entry and one that is set aside. */
async function someDays() {
  const filed = await filedBatch(installation, amountsOf(1_000, 2_000));
  const { date, approver, fileId } = filed;
  const later = addDays(date, 1);
  const bank = new Statements();
  await deliver(
    filed,
    bank.next(date, [
      entry(-3_000n, date, { text: `BULK ${fileId.replaceAll('-', '')}`, bankReference: 'B1' }),
      entry(-25n, date, { text: '=MONTHLY FEE', bankReference: 'B2' }),
      entry(-7n, date, { text: '-', bankReference: 'B3' }),
    ]),
    bank.next(later, [
      returned(2_000n, later, filed.payments[1]!.endToEndId),
      entry(5n, later, { text: 'ODD', bankReference: 'B4' }),
    ]),
  );
  await filed.work();
  const open = async (text: string) => {
    const { items } = (await approver.send('GET', '/app/reconciliation/entries')).body;
    return items.find((one: any) => one.entry.text === text).entry.id as string;
  };
  const path = '/app/reconciliation/entries';
  const fee = await approver.send('POST', `${path}/${await open('=MONTHLY FEE')}/post`, {
    body: { kind: 'FEE' },
  });
  expect(fee.status, fee.text).toBe(200);
  const aside = await approver.send('POST', `${path}/${await open('-')}/set-aside`, {
    body: { reason: 'The bank takes it back.' },
  });
  expect(aside.status, aside.text).toBe(200);
  return { ...filed, later };
}

describe('the exports of the reconciliation', () => {
  it('are what the bank booked, what it was posted as, and what is open, day by day', async () => {
    const { approver, date, later, admin } = await someDays();
    const [{ account }] = (await approver.send('GET', '/app/statement-accounts')).body;
    const path = `/app/statement-accounts/${account.id}/balance-days.csv`;
    const days = await exported(approver, path);
    expect(days).toMatchObject([
      {
        date: later,
        opening_balance: '969.68',
        booked: '20.05',
        returns: '20.00',
        open_entries: '1',
        open_amount: '0.05',
        set_aside_entries: '0',
        closing_balance: '989.73',
      },
      {
        date,
        account_number: '62000000001',
        statement: 'STMT-1',
        statement_number: '1',
        opening_balance: '1000.00',
        booked: '-30.32',
        payouts: '-30.00',
        fees: '-0.25',
        open_entries: '0',
        open_amount: '0.00',
        set_aside_entries: '1',
        set_aside_amount: '-0.07',
        closing_balance: '969.68',
      },
    ]);
    const listed = (await approver.send('GET', path.replace('.csv', ''))).body.items;
    expect(days.map((one) => [one.date, one.ledger_balance, one.difference])).toEqual(
      listed.map((one: any) => [one.date, one.ledgerBalance, one.differenceAmount]),
    );
    expect(await exported(approver, `${path}?to=${date}`)).toEqual([days[1]]);
    const later2 = await exported(approver, `${path}?from=${later}`);
    expect(later2).toEqual([days[0]]);
    const stranger = installation.as(await installation.user(await installation.entity(), ['APPROVER']));
    expect((await stranger.send('GET', path)).status).toBe(404);
    const { body } = await admin.send('GET', '/app/audit?action=balance_days.exported');
    expect(body.total).toBe(3);
  });

  it('have a line for each posting of an entry, with who posted it and for what', async () => {
    const { approver, batchId, fileName, payments, later } = await someDays();
    const path = '/app/reconciliation/entries.csv';
    const posted = await exported(approver, `${path}?state=POSTED`);
    expect(posted.map(({ kind, posted_amount: amount }) => `${kind} ${amount}`).toSorted()).toEqual([
      'FEE -0.25',
      'PAYOUT -10.00',
      'PAYOUT -20.00',
      'RETURN 20.00',
    ]);
    expect(posted[0]).toMatchObject({
      booked_on: later,
      statement: 'STMT-2',
      statement_number: '2',
      withdrawal_id: payments[1]!.withdrawalId,
      file: fileName,
      batch_id: batchId,
      way: 'EXACT',
      posted_by: '',
    });
    const fee = posted.find(({ kind }) => kind === 'FEE');
    expect(fee).toMatchObject({ text: "'=MONTHLY FEE", way: 'CHOICE', amount: '-0.25' });
    expect(fee!.posted_by).not.toBe('');
    expect(await exported(approver, `${path}?state=SET_ASIDE`)).toMatchObject([
      { text: "'-", amount: '-0.07', set_aside_reason: 'The bank takes it back.', kind: '' },
    ]);
    expect(await exported(approver, path)).toMatchObject([{ text: 'ODD', state: 'OPEN', kind: '' }]);
    const stranger = installation.as(await installation.user(await installation.entity(), ['APPROVER']));
    expect(await exported(stranger, `${path}?state=POSTED`)).toEqual([]);
  });

  it('have the settlements and the funding records that the filters find', async () => {
    const { approver, batchId, fileName, fileId, date, preparer, connectionId } = await someDays();
    const [settlement] = await exported(approver, '/app/settlements.csv');
    expect(settlement).toMatchObject({
      id: fileId,
      batch_id: batchId,
      file: fileName,
      expected_amount: '30.00',
      settled_amount: '30.00',
      returned_amount: '20.00',
      state: 'SETTLED',
    });
    expect(await exported(approver, '/app/settlements.csv?state=WAITING')).toEqual([]);
    expect(await exported(approver, `/app/settlements.csv?to=${addDays(date, -1)}`)).toEqual([]);
    const one = await exported(approver, `/v1/payments/settlements/${fileId}/export`);
    expect(one.map(({ batch, file }) => [batch, file])).toEqual(one.map(() => [settlement!.batch, fileName]));
    const announced = await preparer.send('POST', '/v1/payments/funding-records', {
      body: { connectionId, amount: '12.50', expectedOn: addDays(date, 9), note: '+salaries' },
    });
    expect(announced.status, announced.text).toBe(200);
    const records = await exported(approver, '/app/funding-records.csv?state=EXPECTED');
    expect(records).toMatchObject([
      { id: announced.body.id, expected_amount: '12.50', note: "'+salaries", on_statement: 'no' },
    ]);
    expect(await exported(approver, '/app/funding-records.csv?state=CANCELLED')).toEqual([]);
    const named = await approver.send('GET', '/app/funding-records.csv');
    expect(named.headers.get('content-disposition')).toMatch(/"funding-records-\d{4}-\d\d-\d\d\.csv"/);
  });
});

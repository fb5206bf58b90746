import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../shared/time.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { collectingCompany } from './testing/receiving-account.ts';
import { COLLECTIONS, receivingCompany } from './testing/receiving-company.ts';

/** The statement of a payer: its pages, and what it carries from one to the next. */

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

/** A payer who was asked for 1.00, 2.00, … on one day after another, of which each third was cancelled. */
async function payerWith(requests: number) {
  const company = await receivingCompany(installation);
  let payerId = '';
  const days: string[] = [];
  for (let n = 1; n <= requests; n++) {
    const payer = payerId === '' ? {} : { payerId };
    const { id, payer: made } = await company.asked({ amount: `${n}.00`, ...payer });
    payerId = made.id;
    if (n % 3 === 0)
      await company.preparer.send('POST', `${COLLECTIONS}/${id}/cancel`, { body: { reason: 'x' } });
    days.push(company.day(n - 1));
    installation.passMs(DAY_MS);
  }
  const read = async (query: string) => {
    const path = `${COLLECTIONS}/payers/${payerId}/statement?currency=ZAR${query}`;
    const answer = await company.approver.send('GET', path);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };
  return { ...company, payerId, days, read };
}

const minor = (amount: string) => Math.round(Number(amount) * 100);

it('is the same page by page as in one, and each line follows from the one before', async () => {
  const { read, days, payerId, approver } = await payerWith(9);
  const whole = await read('');
  expect(whole).toMatchObject({
    openingAmount: '0.00',
    closingAmount: '27.00',
    total: 12,
    offset: 0,
    limit: 1_000,
  });
  const pages = [];
  for (let offset = 0; offset < whole.total; offset += 5) pages.push(await read(`&offset=${offset}&limit=5`));
  expect(pages.map(({ lines }) => lines.length)).toEqual([5, 5, 2]);
  expect(pages.flatMap(({ lines }) => lines)).toEqual(whole.lines);
  for (const { openingAmount, closingAmount, total } of pages)
    expect({ openingAmount, closingAmount, total }).toEqual({
      openingAmount: '0.00',
      closingAmount: '27.00',
      total: 12,
    });
  // The middle days carry what was owed before, and end with what was owed then.
  const middle = await read(`&from=${days[3]}&to=${days[5]}`);
  expect(middle).toMatchObject({ openingAmount: '3.00', closingAmount: '12.00', total: 4 });
  expect(middle.lines).toEqual(whole.lines.slice(4, 8));
  let owed = minor(middle.openingAmount);
  for (const { amount, balance } of middle.lines) {
    owed += minor(amount);
    expect(minor(balance)).toBe(owed);
  }
  expect(owed).toBe(minor(middle.closingAmount));
  expect(await read('&offset=100')).toMatchObject({ lines: [], total: 12, closingAmount: '27.00' });
  const turned = `${COLLECTIONS}/payers/${payerId}/statement?currency=ZAR&from=${days[5]}&to=${days[3]}`;
  for (const path of [turned, turned.replace('/statement', '/statement/pdf')])
    expect((await approver.send('GET', path)).body).toMatchObject({
      status: 400,
      code: 'invalid_statement_period',
      detail: expect.stringContaining('The first day is after the last day'),
    });
});

it('is refused as PDF above 5,000 lines, with what to do', async () => {
  const { approver, payerId, read, context } = await payerWith(1);
  const owner = ownerOf(context.database);
  await owner.transaction(async (tx) => {
    await tx.execute('SET LOCAL session_replication_role = replica');
    await tx.execute(
      `INSERT INTO payment_request_events (id, entity_id, request_id, event, at, owed_minor)
       SELECT gen_random_uuid(), r.entity_id, r.id, 'CHANGED', r.created_at + n * interval '1 second', 1
         FROM payment_requests r, generate_series(1, 5000) AS n
        WHERE r.payer_id = $1`,
      [payerId],
    );
  });
  const pdf = await approver.send('GET', `${COLLECTIONS}/payers/${payerId}/statement/pdf?currency=ZAR`);
  expect(pdf).toMatchObject({ status: 400, body: { code: 'statement_too_long' } });
  expect(pdf.text).toContain('5001 lines');
  const first = await read('');
  expect(first).toMatchObject({ total: 5_001, closingAmount: '51.00' });
  expect(first.lines).toHaveLength(1_000);
});

it('has each receipt in full on its booking day, what is a credit, and what was taken back', async () => {
  const company = await collectingCompany(installation);
  const request = await company.asked({ amount: '1000.00', onTooMuch: 'CREDIT' });
  const path = `${COLLECTIONS}/payers/${request.payer.id}/statement?currency=ZAR`;
  const read = async () => (await company.approver.send('GET', path)).body;
  // The bank booked it two days ago, and its statement came today.
  await company.deliver(company.bank.statement([{ text: request.reference, amountMinor: 150_000n }], -2));
  const paid = await read();
  expect(paid.closingAmount).toBe('-500.00');
  expect(paid.lines).toMatchObject([
    {
      on: company.day(-2),
      kind: 'RECEIVED',
      amount: '-1500.00',
      creditAmount: '500.00',
      label: 'School fees',
    },
    { on: company.today, kind: 'REQUESTED', amount: '1000.00', balance: '-500.00' },
  ]);
  await company.receive({ text: request.reference, amountMinor: -150_000n, isReversal: true });
  const back = await read();
  expect(back.lines.at(-1)).toMatchObject({ on: company.today, kind: 'TAKEN_BACK', amount: '1500.00' });
  expect(back.closingAmount).toBe('1000.00');
});

it('has what was received above the request in full, though no user has decided about the rest', async () => {
  const company = await collectingCompany(installation);
  const request = await company.asked({ amount: '1000.00', onTooMuch: 'ASK' });
  await company.receive({ text: request.reference, amountMinor: 150_000n });
  const path = `${COLLECTIONS}/payers/${request.payer.id}/statement?currency=ZAR`;
  expect((await company.approver.send('GET', path)).body).toMatchObject({
    closingAmount: '-500.00',
    lines: [{ kind: 'REQUESTED' }, { kind: 'RECEIVED', amount: '-1500.00', creditAmount: '500.00' }],
  });
});

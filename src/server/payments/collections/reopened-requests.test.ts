import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyAudit } from '../../audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import { databaseError } from '../../platform/database/pool.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { expireRequests } from './expire-requests.ts';
import { collectingCompany, RECEIPTS } from './testing/receiving-account.ts';
import { COLLECTIONS, fees, PAYERS } from './testing/receiving-company.ts';

/** Money of a request that has ended goes: no user has decided about it, so it is open again. */

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(async () => {
  expect((await verifyAudit(installation.context.database)).faults).toEqual([]);
  expect((await verifyLedger(ownerOf(installation.context.database))).faults).toEqual([]);
  await installation.close();
});

const REASON = { reason: 'The company was wound up.' };
const DAY_MS = 86_400_000;
type End = 'WRITTEN_OFF' | 'CANCELLED' | 'EXPIRED';

/** The constraint that refuses what the server's role does by SQL alone. */
async function refusalOf({ database }: Context, sql: string, id: string): Promise<string | undefined> {
  const refusal = await database.transaction((tx) => tx.execute(sql, [id])).catch((error: unknown) => error);
  return databaseError(refusal)?.constraint;
}

/** A request of 1,000.00 of which 200.01 is paid, and which has ended then. */
async function ended(end: End) {
  const company = await collectingCompany(installation);
  const last = company.day(1);
  const request = await company.asked({
    amount: '1000.00',
    dueOn: last,
    invoiceNumber: 'INV-1',
    ...(end === 'EXPIRED' ? { expiresOn: last } : {}),
  });
  await company.receive({ text: request.reference, amountMinor: 20_001n });
  const path = `${COLLECTIONS}/${request.id}`;
  const giveUp = async () => {
    const { body } = await company.post(`${path}/write-off`, REASON, company.approver);
    const choice = { writeOffId: body.writeOff.id };
    return company.post(`${path}/write-off/confirm`, choice, company.admin);
  };
  if (end === 'WRITTEN_OFF') await giveUp();
  if (end === 'CANCELLED') await company.post(`${path}/cancel`, REASON);
  if (end === 'EXPIRED') {
    installation.passMs(3 * DAY_MS);
    await expireRequests(company.context);
  }
  expect(await company.read(request.id)).toMatchObject({ status: end, paidAmount: '200.01' });
  const attention = async () =>
    (await company.preparer.send('GET', '/app/attention')).body
      .filter(({ kind }: { kind: string }) => kind === 'REQUESTS_REOPENED')
      .map(({ count, amount }: { count: number; amount: string }) => [count, amount]);
  return {
    ...company,
    request,
    path,
    attention,
    takeBack: () => company.receive({ text: request.reference, amountMinor: -20_001n, isReversal: true }),
    statement: async () =>
      (await company.approver.send('GET', `${PAYERS}/${request.payer.id}/statement?currency=ZAR`)).body,
    open: async () => (await company.approver.send('GET', `${PAYERS}/${request.payer.id}`)).body.open,
  };
}

it.each<End>(['WRITTEN_OFF', 'CANCELLED', 'EXPIRED'])('%s opens again for what was paid', async (end) => {
  const { takeBack, read, request, attention, statement, open, list } = await ended(end);
  expect(await attention()).toEqual([]);
  await takeBack();
  expect(await read(request.id)).toMatchObject({
    status: 'OPEN',
    amount: '200.01',
    openAmount: '200.01',
    paidAmount: '0.00',
    expiresOn: null,
    invoiceNumber: 'INV-1',
    writeOff: null,
    reopenedAt: expect.any(String),
  });
  expect(await attention()).toEqual([[1, '200.01']]);
  expect((await list('?isReopened=true')).items).toMatchObject([{ id: request.id }]);
  const { lines, closingAmount } = await statement();
  const kinds = lines.map(({ kind, amount }: { kind: string; amount: string }) => [kind, amount]);
  expect(kinds.map(String).toSorted()).toEqual(
    [
      ['REQUESTED', '1000.00'],
      ['RECEIVED', '-200.01'],
      [end, '-799.99'],
      ['TAKEN_BACK', '200.01'],
    ]
      .map(String)
      .toSorted(),
  );
  expect(closingAmount).toBe('200.01');
  expect(await open()).toEqual([{ currency: 'ZAR', amount: '200.01' }]);
});

it('is written off by two users again: the first write-off does not count for it', async () => {
  const { takeBack, read, request, post, path, approver, admin, attention, context } =
    await ended('WRITTEN_OFF');
  await takeBack();
  const asked = await post(`${path}/write-off`, REASON, approver);
  expect(asked.body).toMatchObject({
    status: 'OPEN',
    writeOff: { amount: '200.01', isWaiting: true },
  });
  const choice = { writeOffId: asked.body.writeOff.id };
  expect((await post(`${path}/write-off/confirm`, choice, approver)).body.code).toBe('own_write_off');
  expect(
    await refusalOf(context, "UPDATE payment_requests SET status = 'WRITTEN_OFF' WHERE id = $1", request.id),
  ).toBe('payment_request_written_off');
  await post(`${path}/write-off/confirm`, choice, admin);
  expect(await read(request.id)).toMatchObject({ status: 'WRITTEN_OFF', reopenedAt: null });
  expect(await attention()).toEqual([]);
  expect((await post(`${path}/write-off`, REASON, approver)).body.code).toBe('wrong_request_status');
});

it('is asked for again by saving it, and can be paid', async () => {
  const { takeBack, change, read, request, receive, attention, day } = await ended('CANCELLED');
  await takeBack();
  const { version } = await read(request.id);
  const { payer: _payer, currency: _currency, ...content } = fees({ amount: '200.01', dueOn: day(9) });
  expect((await change(request.id, version, content)).body).toMatchObject({ reopenedAt: null });
  expect(await attention()).toEqual([]);
  await receive({ text: request.reference, amountMinor: 20_001n });
  expect(await read(request.id)).toMatchObject({ status: 'PAID' });
});

it('gives its invoice number up when another request has it meanwhile', async () => {
  const { takeBack, asked, read, request } = await ended('CANCELLED');
  await asked({ invoiceNumber: 'inv-1' });
  await takeBack();
  const { invoiceNumber, history } = await read(request.id);
  expect(invoiceNumber).toBeNull();
  expect(history[0]!.changes).toContainEqual({ field: 'invoiceNumber', before: 'INV-1', after: null });
});

it('opens again too when a user takes the receipt off it', async () => {
  const { approver, receipts, read, request, statement } = await ended('WRITTEN_OFF');
  const [receipt] = await receipts();
  const path = `${RECEIPTS}/${receipt!.id}`;
  const { allocations } = (await approver.send('GET', path)).body;
  const body = { allocationIds: [allocations[0].id], reason: 'Of another payer.' };
  expect((await approver.send('POST', `${path}/deallocate`, { body })).status).toBe(200);
  expect(await read(request.id)).toMatchObject({ status: 'OPEN', openAmount: '200.01' });
  expect((await statement()).closingAmount).toBe('200.01');
});

it('no user opens an ended request, or marks one, by direct SQL', async () => {
  const { context, request } = await ended('CANCELLED');
  for (const change of [
    "status = 'PARTLY_PAID'",
    "status = 'PARTLY_PAID', amount_minor = 30000, reopened_at = now()",
    'reopened_at = now()',
  ]) {
    const sql = `UPDATE payment_requests SET ${change} WHERE id = $1`;
    expect(await refusalOf(context, sql, request.id), change).toBe('payment_request_reopened');
  }
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '../../audit/audit.ts';
import { newId } from '../../platform/random.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { fundFromCollection } from '../reconciling/funding/fund-from-collection.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { collectingCompany } from './testing/receiving-account.ts';

type Company = Awaited<ReturnType<typeof collectingCompany>>;

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

/** The promises that hold after each story: the ledger balances, and COLLECTION is what the bank says. */
async function expectAgreement(company: Company): Promise<void> {
  const { database } = company.context;
  expect((await verifyLedger(ownerOf(database))).faults).toEqual([]);
  expect((await verifyAudit(database)).faults ?? []).toEqual([]);
  expect(await company.collected()).toBe(company.bank.balanceMinor);
  expect(await company.difference()).toEqual({ difference: '0.00', reasons: [] });
}

describe('money on a receiving account', () => {
  it('is a receipt that pays the request it names, when the statement is read', async () => {
    const company = await collectingCompany(installation);
    const request = await company.asked({ amount: '4200.00' });
    await company.receive({ text: `EFT ${request.reference}`, amountMinor: 420_000n });
    expect(await company.receipts()).toMatchObject([
      { status: 'ALLOCATED', reason: 'REFERENCE', allocated_minor: 420_000n },
    ]);
    const paid = await company.read(request.id);
    expect(paid).toMatchObject({ status: 'PAID', paidAmount: '4200.00', openAmount: '0.00' });
    expect(paid.history[0]).toMatchObject({ event: 'RECEIVED', by: null });
    await expectAgreement(company);
  });

  it('pays a part, and the rest later', async () => {
    const company = await collectingCompany(installation);
    const request = await company.asked({ amount: '1000.00', allowsPart: true });
    await company.receive({ text: request.reference, amountMinor: 40_000n });
    expect(await company.read(request.id)).toMatchObject({ status: 'PARTLY_PAID', openAmount: '600.00' });
    await company.receive({ text: request.reference, amountMinor: 60_000n });
    expect(await company.read(request.id)).toMatchObject({ status: 'PAID' });
    await expectAgreement(company);
  });

  it('beyond what is open is a credit of the payer, or waits for a user', async () => {
    const company = await collectingCompany(installation);
    const credit = await company.asked({ amount: '100.00', onTooMuch: 'CREDIT' });
    const ask = await company.asked({ amount: '100.00', onTooMuch: 'ASK' });
    await company.receive(
      { text: credit.reference, amountMinor: 15_000n },
      { text: ask.reference, amountMinor: 15_000n },
    );
    expect(await company.receipts()).toMatchObject([
      { status: 'ALLOCATED', reason: 'TOO_MUCH', payer_id: credit.payer.id },
      { status: 'PARTLY_ALLOCATED', allocated_minor: 10_000n },
    ]);
    await expectAgreement(company);
  });

  it('pays several requests at once, and one request is paid once by two equal entries', async () => {
    const company = await collectingCompany(installation);
    const [a, b, c] = [
      await company.asked({ amount: '10.00' }),
      await company.asked({ amount: '20.00' }),
      await company.asked({ amount: '30.00' }),
    ];
    await company.receive(
      { text: `${a.reference} ${b.reference}`, amountMinor: 3_000n },
      { text: c.reference, amountMinor: 3_000n },
      { text: c.reference, amountMinor: 3_000n },
    );
    expect(await company.receipts()).toMatchObject([
      { reason: 'SEVERAL_REFERENCES', status: 'ALLOCATED' },
      { reason: 'REFERENCE', status: 'ALLOCATED' },
      { reason: 'OVERPAYMENT', status: 'UNALLOCATED' },
    ]);
    await expectAgreement(company);
  });

  it('without a reference, after the end or with a slip stays unallocated, with its reason', async () => {
    const company = await collectingCompany(installation);
    const request = await company.asked({ amount: '77.00', payer: { name: 'Sipho Dlamini' } });
    const over = await company.asked({ amount: '78.00' });
    await company.post(`/v1/payments/collections/${over.id}/cancel`, { reason: 'Sent twice.' });
    const slip = `${request.reference.slice(0, 3)}${request.reference.slice(4)}`;
    await company.receive(
      { text: 'THANK YOU', amountMinor: 100n },
      { text: over.reference, amountMinor: 7_800n },
      { text: slip, amountMinor: 7_700n },
      { text: 'FEES', amountMinor: 7_700n, name: 'SIPHO DLAMINI' },
    );
    const rows = await company.receipts();
    expect(rows.map(({ reason, status }) => `${reason} ${status}`)).toEqual([
      'UNKNOWN UNALLOCATED',
      'AFTER_END UNALLOCATED',
      'REFERENCE_SLIP UNALLOCATED',
      'NAME_AND_AMOUNT UNALLOCATED',
    ]);
    expect(await company.read(request.id)).toMatchObject({ status: 'OPEN' });
    await expectAgreement(company);
  });

  it('that names the reference of another company is not applied to it', async () => {
    const [company, other] = [await collectingCompany(installation), await collectingCompany(installation)];
    const foreign = await other.asked({ amount: '50.00' });
    await company.receive({ text: foreign.reference, amountMinor: 5_000n });
    expect(await company.receipts()).toMatchObject([{ reason: 'UNKNOWN', status: 'UNALLOCATED' }]);
    expect(await other.read(foreign.id)).toMatchObject({ status: 'OPEN' });
    await expectAgreement(company);
  });

  it('of one file is received once, however often it comes', async () => {
    const company = await collectingCompany(installation);
    const request = await company.asked({ amount: '50.00' });
    const statement = company.bank.statement([{ text: request.reference, amountMinor: 5_000n }]);
    await company.deliver(statement);
    await company.deliver(statement);
    expect(await company.receipts()).toHaveLength(1);
    await expectAgreement(company);
  });
});

describe('a receipt that the bank takes back', () => {
  it('reopens its request, whose history says so', async () => {
    const company = await collectingCompany(installation);
    const request = await company.asked({ amount: '4200.00' });
    await company.receive({ text: request.reference, amountMinor: 420_000n });
    await company.receive({
      text: `UNPAID ${request.reference}`,
      amountMinor: -420_000n,
      isReversal: true,
    });
    expect(await company.receipts()).toMatchObject([{ status: 'RETURNED', allocated_minor: 0n }]);
    const reopened = await company.read(request.id);
    expect(reopened).toMatchObject({ status: 'OPEN', paidAmount: '0.00', openAmount: '4200.00' });
    expect(reopened.history.map(({ event }) => event)).toEqual(['TAKEN_BACK', 'RECEIVED', 'CREATED']);
    await expectAgreement(company);
  });

  it('on the statement that brought it leaves nothing', async () => {
    const company = await collectingCompany(installation);
    const request = await company.asked({ amount: '10.00' });
    await company.receive(
      { text: request.reference, amountMinor: -1_000n, isReversal: true },
      { text: request.reference, amountMinor: 1_000n },
    );
    expect(await company.receipts()).toMatchObject([{ status: 'RETURNED' }]);
    expect(await company.read(request.id)).toMatchObject({ status: 'OPEN' });
    await expectAgreement(company);
  });

  it('leaves the other one when the payer paid twice, and asks a user which it was', async () => {
    const company = await collectingCompany(installation);
    const request = await company.asked({ amount: '10.00' });
    const money = { text: request.reference, amountMinor: 1_000n };
    await company.receive(money);
    await company.receive(money);
    await company.receive({ ...money, amountMinor: -1_000n, isReversal: true });
    const { items } = (await company.approver.send('GET', '/app/reconciliation/entries?state=OPEN')).body;
    expect(items[0].proposal).toMatchObject({
      verdict: 'LIKELY',
      parts: [{ reason: 'LOOKS_TAKEN_BACK', items: [{ kind: 'RECEIPT' }] }],
    });
    const posted = await company.approver.send(
      'POST',
      `/app/reconciliation/entries/${items[0].entry.id}/post-proposal`,
      { body: { proposalId: items[0].proposal.id } },
    );
    expect(posted.status, posted.text).toBe(200);
    expect(posted.body.posted.postings).toMatchObject([
      { kind: 'RECEIPT', amount: '-10.00', item: { kind: 'RECEIPT' } },
    ]);
    expect(await company.receipts()).toMatchObject([{ status: 'ALLOCATED' }, { status: 'RETURNED' }]);
    expect(await company.read(request.id)).toMatchObject({ status: 'PAID' });
    await expectAgreement(company);
  });

  it('without a word about it is chosen by a user, once and whole', async () => {
    const company = await collectingCompany(installation);
    const request = await company.asked({ amount: '10.00' });
    await company.receive({ text: request.reference, amountMinor: 1_000n });
    await company.receive(
      { text: 'DEBIT', amountMinor: -1_000n },
      { text: 'DEBIT', amountMinor: -1_000n },
      { text: 'DEBIT', amountMinor: -900n },
    );
    const [receipt] = await company.receipts();
    const { items } = (await company.approver.send('GET', '/app/reconciliation/entries?state=OPEN')).body;
    const amounts = items.map((one: { entry: { amount: string } }) => one.entry.amount);
    const post = async (at: number) => {
      const path = `/app/reconciliation/entries/${items[at].entry.id}/post`;
      const body = { kind: 'RECEIPT_RETURN', receiptId: receipt!.id };
      const answer = await company.approver.send('POST', path, { body });
      return answer.status === 200 ? 200 : answer.body.code;
    };
    expect(await post(amounts.indexOf('-9.00'))).toBe('difference_needs_reason');
    expect(await post(amounts.indexOf('-10.00'))).toBe(200);
    expect(await post(amounts.lastIndexOf('-10.00'))).toBe('posting_not_possible');
    expect(await company.read(request.id)).toMatchObject({ status: 'OPEN' });
    expect((await verifyLedger(ownerOf(company.context.database))).faults).toEqual([]);
    expect(await company.collected()).toBe(0n);
  });
});

describe('an uploaded statement of a receiving account', () => {
  it('moves no money before another user has confirmed it', async () => {
    const company = await collectingCompany(installation);
    const request = await company.asked({ amount: '10.00' });
    const fileId = await company.upload(company.admin, { text: request.reference, amountMinor: 1_000n });
    expect(await company.receipts()).toEqual([]);
    expect(await company.collected()).toBe(0n);
    const own = await company.confirm(company.admin, fileId);
    expect(own.body.code).toBe('own_statement');
    expect(await company.receipts()).toEqual([]);
    const confirmed = await company.confirm(company.approver, fileId);
    expect(confirmed.body, confirmed.text).toMatchObject({ postedCount: 1 });
    expect(await company.receipts()).toMatchObject([{ status: 'ALLOCATED' }]);
    expect(await company.read(request.id)).toMatchObject({ status: 'PAID' });
    await expectAgreement(company);
  });
});

describe('money that was swept before the bank takes it back', () => {
  // The last test, because verification then finds its sweep, which no schedule asked for.
  it('leaves COLLECTION below zero once its money was swept', async () => {
    const company = await collectingCompany(installation);
    await company.receive({ text: 'GIFT', amountMinor: 1_000n, endToEndId: 'GIFT-1' });
    await company.context.database.transaction(async (tx) => {
      await fundFromCollection(company.context, tx, {
        entityId: company.entityId,
        currency: 'ZAR',
        amountMinor: 1_000n,
        label: 'Sweep',
        transferId: newId(company.context),
        timezone: 'UTC',
        at: new Date(company.context.clock.nowMs()),
      });
    });
    await company.receive({
      text: 'RETURN',
      amountMinor: -1_000n,
      endToEndId: 'GIFT-1',
      isReversal: true,
    });
    expect(await company.receipts()).toMatchObject([{ status: 'RETURNED' }]);
    expect(await company.collected()).toBe(-1_000n);
    expect(await company.difference()).toMatchObject({ difference: '0.00' });
    expect((await verifyLedger(ownerOf(company.context.database))).faults).toEqual([
      expect.stringContaining('sweeps belong to no schedule, no refund and no user'),
    ]);
  });
});

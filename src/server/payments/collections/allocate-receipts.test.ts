import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { collectingCompany, RECEIPTS } from './testing/receiving-account.ts';
import { PAYERS } from './testing/receiving-company.ts';

type Company = Awaited<ReturnType<typeof collectingCompany>>;

let installation: PaymentsInstallation;
let company: Company;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
beforeEach(async () => {
  company = await collectingCompany(installation);
});
afterAll(() => installation.close());

const slipOf = (reference: string) => reference.slice(0, 7);
const receipt = async (at = 0) => {
  const rows = await company.receipts();
  return (await company.approver.send('GET', `${RECEIPTS}/${rows[at]!.id}`)).body;
};
const allocate = (id: string, body: object, by = company.approver) =>
  by.send('POST', `${RECEIPTS}/${id}/allocate`, { body });
const deallocate = (id: string, allocationIds: string[], by = company.approver) =>
  by.send('POST', `${RECEIPTS}/${id}/deallocate`, { body: { allocationIds, reason: 'Wrong child.' } });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) =>
  status === 200 ? 200 : body.code;
const sound = async () =>
  expect((await verifyLedger(ownerOf(installation.context.database))).faults).toEqual([]);

describe('the list of receipts', () => {
  it('says for each what it may pay and why, and finds those that a user still decides about', async () => {
    const paid = await company.asked({ amount: '42.00' });
    const slipped = await company.asked({ amount: '30.00', payer: { name: 'Sipho Dlamini' } });
    await company.receive(
      { text: paid.reference, amountMinor: 4_200n },
      { text: slipOf(slipped.reference), amountMinor: 3_000n },
      { text: 'CASH DEPOSIT', amountMinor: 999n },
    );
    const list = async (query: string) => (await company.preparer.send('GET', `${RECEIPTS}${query}`)).body;
    const open = await list('?isOpen=true');
    expect(open.total).toBe(2);
    const byText = new Map<string, any>(open.items.map((one: { text: string }) => [one.text, one]));
    expect(byText.get('CASH DEPOSIT')).toMatchObject({ reason: 'UNKNOWN', proposal: null });
    const likely = byText.get(slipOf(slipped.reference));
    expect(likely.proposal).toMatchObject({
      reason: 'REFERENCE_SLIP',
      payer: { name: 'Sipho Dlamini' },
      allocations: [{ request: { id: slipped.id }, amount: '30.00' }],
    });
    // Each receipt has the proposal that its own page has.
    const one = await company.approver.send('GET', `${RECEIPTS}/${likely.id}`);
    expect(one.body.proposal).toEqual(likely.proposal);
    expect(await list('?isOpen=false')).toMatchObject({
      total: 1,
      items: [{ status: 'ALLOCATED', proposal: null }],
    });
  });

  it('needs attention while a part of a receipt is not allocated', async () => {
    const { payer } = await company.asked({ amount: '42.00' });
    const open = async () =>
      (await company.approver.send('GET', '/app/attention')).body.filter(
        ({ kind }: { kind: string }) => kind === 'RECEIPTS_OPEN',
      );
    expect(await open()).toEqual([]);
    await company.receive({ text: 'CASH DEPOSIT', amountMinor: 1_000n });
    expect(await open()).toMatchObject([{ count: 1, amount: '10.00', currency: 'ZAR' }]);
    const { id } = await receipt();
    await allocate(id, { credit: { payerId: payer.id, amount: '4.00' } });
    expect(await open()).toMatchObject([{ count: 1, amount: '6.00' }]);
    await allocate(id, { credit: { payerId: payer.id, amount: '6.00' } });
    expect(await open()).toEqual([]);
  });
});

describe('the proposal of a receipt', () => {
  it('is accepted with one click: the request is paid, and the rest is the credit of its payer', async () => {
    const request = await company.asked({ amount: '42.00' });
    await company.receive({ text: slipOf(request.reference), amountMinor: 4_500n, account: '62000000123' });
    const waiting = await receipt();
    expect(waiting).toMatchObject({
      status: 'UNALLOCATED',
      unallocatedAmount: '45.00',
      reason: 'REFERENCE_SLIP',
      payer: null,
      mayAllocate: null,
      proposal: {
        verdict: 'LIKELY',
        reason: 'REFERENCE_SLIP',
        payer: { id: request.payer.id },
        allocations: [{ request: { id: request.id }, amount: '42.00' }],
        creditAmount: '3.00',
        leftAmount: '0.00',
      },
    });
    const accepted = await allocate(waiting.id, { proposalId: waiting.proposal.id });
    expect(accepted.body, accepted.text).toMatchObject({
      status: 'ALLOCATED',
      payer: { id: request.payer.id },
      allocations: [
        { request: { id: request.id }, amount: '42.00', way: 'PROPOSAL', reason: 'REFERENCE_SLIP' },
        { creditOf: { id: request.payer.id }, amount: '3.00', way: 'PROPOSAL' },
      ],
      proposal: null,
    });
    const paid = await company.read(request.id);
    expect(paid).toMatchObject({
      status: 'PAID',
      receipts: [{ receiptId: waiting.id, amount: '42.00' }],
    });
    expect(paid.history[0]).toMatchObject({
      event: 'RECEIVED',
      by: { userId: company.approver.user.id },
      changes: [{ field: 'paidAmount', before: '0.00', after: '42.00' }],
    });
    const payer = (await company.approver.send('GET', `${PAYERS}/${request.payer.id}`)).body;
    expect(payer).toMatchObject({
      credit: [{ currency: 'ZAR', amount: '3.00' }],
      knownAccounts: ['62000000123'],
    });
    const statement = await company.approver.send(
      'GET',
      `${PAYERS}/${request.payer.id}/statement?currency=ZAR`,
    );
    expect(statement.body).toMatchObject({ closingAmount: '-3.00', lines: [{}, { kind: 'RECEIVED' }] });
    await sound();
  });

  it('is made when the request comes after the money', async () => {
    const payer = (await company.post(PAYERS, { name: 'Early Bird' })).body;
    await company.receive({ text: payer.reference, amountMinor: 4_200n });
    expect((await receipt()).proposal).toMatchObject({
      reason: 'PAYER_AMOUNT_DIFFERS',
      creditAmount: '42.00',
    });
    await company.asked({ payerId: payer.id, amount: '42.00' });
    const { id, proposal } = await receipt();
    expect(proposal).toMatchObject({ verdict: 'EXACT', reason: 'PAYER_REFERENCE', creditAmount: '0.00' });
    expect(codeOf(await allocate(id, { proposalId: proposal.id }))).toBe(200);
    await sound();
  });

  it('that has changed is refused, and so is one that another user has accepted', async () => {
    const request = await company.asked({ amount: '42.00' });
    await company.receive({ text: slipOf(request.reference), amountMinor: 4_200n });
    const { id, proposal } = await receipt();
    await company.receive({ text: request.reference, amountMinor: 4_200n });
    expect(codeOf(await allocate(id, { proposalId: proposal.id }))).toBe('proposal_changed');
    const other = await company.asked({ amount: '10.00' });
    await company.receive({ text: slipOf(other.reference), amountMinor: 1_000n });
    const second = await receipt(2);
    expect(codeOf(await allocate(second.id, { proposalId: second.proposal.id }))).toBe(200);
    expect(codeOf(await allocate(second.id, { proposalId: second.proposal.id }, company.admin))).toBe(
      'proposal_changed',
    );
    await sound();
  });

  it('names the payer by the account from which they have paid before', async () => {
    const first = await company.asked({ amount: '10.00', payer: { name: 'Ann' } });
    await company.receive({ text: first.reference, amountMinor: 1_000n, account: '62000000555' });
    const next = await company.asked({ payerId: first.payer.id, amount: '20.00' });
    await company.receive({ text: 'FEES', amountMinor: 2_000n, account: '62000000555' });
    expect((await receipt(1)).proposal).toMatchObject({
      reason: 'ACCOUNT_AND_AMOUNT',
      allocations: [{ request: { id: next.id } }],
    });
  });
});

describe('a user', () => {
  it('allocates parts to requests and as a credit, and never more than there is', async () => {
    const [a, b] = [await company.asked({ amount: '10.00' }), await company.asked({ amount: '20.00' })];
    await company.receive({ text: 'BOTH CHILDREN', amountMinor: 3_500n });
    const { id } = await receipt();
    const of = (...parts: [string, string][]) => ({
      allocations: parts.map(([paymentRequestId, amount]) => ({ paymentRequestId, amount })),
    });
    const tooMuch = await allocate(id, of([a.id, '10.01']));
    expect(tooMuch.body).toMatchObject({
      code: 'allocation_above_request',
      errors: [{ path: 'allocations.0.amount' }],
    });
    expect(codeOf(await allocate(id, { credit: { payerId: a.payer.id, amount: '35.01' } }))).toBe(
      'allocation_above_receipt',
    );
    expect(codeOf(await allocate(id, of([a.id, '0.00'])))).toBe('invalid_allocation');
    expect(codeOf(await allocate(id, of([a.id, '1.00'], [a.id, '1.00'])))).toBe('validation_failed');
    expect(codeOf(await allocate(id, {}))).toBe('validation_failed');
    const done = await allocate(id, {
      ...of([a.id, '10.00'], [b.id, '15.00']),
      credit: { payerId: a.payer.id, amount: '4.00' },
    });
    expect(done.body, done.text).toMatchObject({ status: 'PARTLY_ALLOCATED', unallocatedAmount: '6.00' });
    expect(await company.read(b.id)).toMatchObject({ status: 'PARTLY_PAID', openAmount: '5.00' });
    expect(codeOf(await allocate(id, of([b.id, '5.00'])))).toBe(200);
    expect(codeOf(await allocate(id, of([b.id, '1.00'])))).toBe('allocation_above_request');
    await sound();
  });

  it('ends an allocation with a reason: its request is open, and it stays on record', async () => {
    const request = await company.asked({ amount: '10.00' });
    await company.receive({ text: request.reference, amountMinor: 1_000n });
    const { id, allocations } = await receipt();
    const ended = await deallocate(id, [allocations[0].id]);
    expect(ended.body, ended.text).toMatchObject({
      status: 'UNALLOCATED',
      payer: null,
      allocations: [{ ended: { kind: 'DEALLOCATED', reason: 'Wrong child.' } }],
    });
    const open = await company.read(request.id);
    expect(open).toMatchObject({ status: 'OPEN', openAmount: '10.00', receipts: [] });
    expect(open.history[0]).toMatchObject({ event: 'DEALLOCATED', reason: 'Wrong child.' });
    expect(codeOf(await deallocate(id, [allocations[0].id]))).toBe('allocation_ended');
    expect(codeOf(await deallocate(id, [randomUUID()]))).toBe('allocation_ended');
    await sound();
  });

  it('allocates nothing of a receipt that the bank has taken back', async () => {
    const request = await company.asked({ amount: '10.00' });
    await company.receive({ text: request.reference, amountMinor: 1_000n });
    const before = await receipt();
    await company.receive({ text: request.reference, amountMinor: -1_000n, isReversal: true });
    expect(codeOf(await deallocate(before.id, [before.allocations[0].id]))).toBe('receipt_taken_back');
    const credit = { payerId: request.payer.id, amount: '1.00' };
    expect(codeOf(await allocate(before.id, { credit }))).toBe('receipt_taken_back');
    expect(await receipt()).toMatchObject({
      status: 'RETURNED',
      unallocatedAmount: '0.00',
      proposal: null,
      allocations: [{ ended: { kind: 'TAKEN_BACK', by: null } }],
    });
  });

  it('does not allocate what they uploaded, and the other users are named', async () => {
    const request = await company.asked({ amount: '10.00' });
    const fileId = await company.upload(company.admin, {
      text: slipOf(request.reference),
      amountMinor: 1_000n,
    });
    await company.confirm(company.approver, fileId);
    const { id, proposal, mayAllocate } = await receipt();
    expect(mayAllocate).toMatchObject([{ userId: company.approver.user.id }]);
    const own = await allocate(id, { proposalId: proposal.id }, company.admin);
    expect(codeOf(own)).toBe('own_statement');
    expect(codeOf(await allocate(id, { proposalId: proposal.id }))).toBe(200);
    const { allocations } = await receipt();
    expect(codeOf(await deallocate(id, [allocations[0].id], company.admin))).toBe('own_statement');
  });

  it('of another entity sees no receipt, and names none of its requests and payers', async () => {
    const other = await collectingCompany(installation);
    const foreign = await other.asked({ amount: '10.00' });
    await company.receive({ text: 'FEES', amountMinor: 1_000n });
    const { id } = await receipt();
    expect((await other.approver.send('GET', `${RECEIPTS}/${id}`)).status).toBe(404);
    const credit = { payerId: foreign.payer.id, amount: '1.00' };
    expect((await allocate(id, { credit }, other.approver)).status).toBe(404);
    expect((await allocate(id, { credit })).status).toBe(404);
    const allocations = [{ paymentRequestId: foreign.id, amount: '1.00' }];
    expect((await allocate(id, { allocations })).status).toBe(404);
    expect((await other.approver.send('GET', RECEIPTS)).body.total).toBe(0);
    await sound();
  });

  it('finds receipts by status, payer and day', async () => {
    const request = await company.asked({ amount: '10.00' });
    await company.receive(
      { text: request.reference, amountMinor: 1_000n },
      { text: 'UNKNOWN', amountMinor: 500n },
    );
    const found = async (query: string) =>
      (await company.preparer.send('GET', `${RECEIPTS}?${query}`)).body.items.map(
        ({ amount }: { amount: string }) => amount,
      );
    expect(await found('status=ALLOCATED')).toEqual(['10.00']);
    expect(await found('status=UNALLOCATED')).toEqual(['5.00']);
    expect(await found(`payerId=${request.payer.id}`)).toEqual(['10.00']);
    expect(await found(`from=${company.day(1)}`)).toEqual([]);
    expect((await found(`to=${company.today}`)).toSorted()).toEqual(['10.00', '5.00']);
    expect((await company.preparer.send('POST', `${RECEIPTS}/${randomUUID()}/allocate`, {})).status).toBe(
      403,
    );
  });

  it('sees a write-off that waits end when money comes', async () => {
    const request = await company.asked({ amount: '10000.00', allowsPart: true });
    const path = `/v1/payments/collections/${request.id}/write-off`;
    const asked = await company.post(path, { reason: 'Wound up.' }, company.approver);
    expect(asked.body.writeOff).toMatchObject({ isWaiting: true });
    await company.receive({ text: request.reference, amountMinor: 1_000n });
    expect(await company.read(request.id)).toMatchObject({ status: 'PARTLY_PAID', writeOff: null });
    const confirmed = await company.post(
      `${path}/confirm`,
      { writeOffId: asked.body.writeOff.id },
      company.admin,
    );
    expect(codeOf(confirmed)).toBe('write_off_not_waiting');
    await sound();
  });
});

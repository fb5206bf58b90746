import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { balanceOf, fund } from '../testing/fund.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { collectingCompany } from './testing/receiving-account.ts';

/** A receiving account beside FUNDING: what is on it is COLLECTION, and nothing else. */

type Company = Awaited<ReturnType<typeof collectingCompany>>;

const FUNDED = 500_000n;
const ENTRIES = '/app/reconciliation/entries';

let installation: PaymentsInstallation;
let company: Company;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
beforeEach(async () => {
  company = await collectingCompany(installation);
  await fund(company.context, company.entityId, FUNDED);
});
afterAll(() => installation.close());

const available = async () => {
  const path = '/v1/payments/account/balances/FUNDING?currency=ZAR';
  return (await company.approver.send('GET', path)).body[0].available;
};
const openEntries = async () => (await company.approver.send('GET', `${ENTRIES}?state=OPEN`)).body.items;
const agrees = async () => {
  expect(await company.collected()).toBe(company.bank.balanceMinor);
  expect(await company.difference()).toEqual({ difference: '0.00', reasons: [] });
  expect((await verifyLedger(ownerOf(company.context.database))).faults).toEqual([]);
  expect(await balanceOf(company.context, company.entityId)).toMatchObject({ available: FUNDED });
  expect(await available()).toBe('5000.00');
};

describe('a receiving account', () => {
  it('begins with an opening balance that two users book to COLLECTION', async () => {
    company.bank.begin(70_000n);
    const request = await company.asked({ amount: '10.00' });
    await company.receive({ text: request.reference, amountMinor: 1_000n });
    const [{ candidates }] = (await company.admin.send('GET', '/app/opening-balances')).body;
    const proposed = await company.admin.send('POST', '/app/opening-balances', {
      body: { statementId: candidates[0].statement.id },
    });
    expect(proposed.status, proposed.text).toBe(200);
    const { id, bookedAmount } = proposed.body.opening;
    const confirmed = await company.approver.send('POST', `/app/opening-balances/${id}/confirm`, {
      body: { bookedAmount },
    });
    expect(confirmed.status, confirmed.text).toBe(200);
    await agrees();
    await company.receive({ text: 'MORE', amountMinor: 500n });
    await agrees();
  });

  it('pays fees of the bank and other business from COLLECTION, and leaves FUNDING as it is', async () => {
    await company.receive({ text: 'GIFT', amountMinor: 10_000n });
    await company.receive(
      { text: 'BANK CHARGES', amountMinor: -1_500n },
      { text: 'RENT OF THE HALL', amountMinor: -2_000n },
    );
    expect(await available()).toBe('5000.00');
    const open = await openEntries();
    const idOf = (amount: string) =>
      open.find(({ entry }: { entry: { amount: string } }) => entry.amount === amount).entry.id;
    const fee = await company.approver.send('POST', `${ENTRIES}/${idOf('-15.00')}/post`, {
      body: { kind: 'FEE' },
    });
    expect(fee.status, fee.text).toBe(200);
    const rule = await company.admin.send('POST', '/app/entry-rules', {
      body: {
        entryId: idOf('-20.00'),
        category: 'OTHER',
        words: 'RENT OF THE HALL',
        fromAmount: '1.00',
        toAmount: '100.00',
        isAutomatic: true,
      },
    });
    expect(rule.status, rule.text).toBe(200);
    const { proposal } = (await company.approver.send('GET', `${ENTRIES}/${idOf('-20.00')}`)).body;
    const confirmed = await company.approver.send('POST', `/app/entry-rules/${rule.body.id}/confirm`, {
      body: { proposalId: proposal?.id ?? null },
    });
    expect(confirmed.status, confirmed.text).toBe(200);
    await agrees();
    await company.receive({ text: 'RENT OF THE HALL', amountMinor: -2_100n });
    await agrees();
  });

  it('has no entry posted as funding, and no paying account has a receipt', async () => {
    await company.receive({ text: 'GIFT', amountMinor: 10_000n });
    await company.receive({ text: 'DEBIT', amountMinor: -1_000n });
    const [{ entry }] = await openEntries();
    for (const body of [
      { kind: 'FUNDING_RETURN', fundingRecordId: entry.id },
      { kind: 'PAYOUT', withdrawalIds: [entry.id] },
      { kind: 'RECEIPT' },
    ]) {
      const answer = await company.approver.send('POST', `${ENTRIES}/${entry.id}/post`, { body });
      expect(answer.body.code, answer.text).toBe('posting_not_possible');
    }
  });

  it('has its money in no total of FUNDING', async () => {
    await company.receive({ text: 'GIFT', amountMinor: 10_000n });
    expect((await company.approver.send('GET', '/app/funding-position')).body).toEqual([]);
    await agrees();
  });
});

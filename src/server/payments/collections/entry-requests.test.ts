import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../shared/calendar-day.ts';
import { bankFileEntity } from '../bank-files/testing/bank-file-entity.ts';
import { deliver, Statements } from '../reconciling/reconciliation/testing/filed-batch.ts';
import { entry } from '../reconciling/statements/testing/statement-of-day.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { COLLECTIONS, fees, receivingCompany, type RequestSent } from './testing/receiving-company.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const ENTRIES = '/app/reconciliation/entries';

/** A company with a bank account, and what an entry of its statement would pay. */
async function scene() {
  const entity = await bankFileEntity(installation);
  const { context, preparer, second } = entity;
  const today = dayOf(context.clock.nowMs(), 'Africa/Johannesburg');
  const bank = new Statements();
  return {
    ...entity,
    ask: async (given: Partial<RequestSent> = {}) =>
      (await preparer.send('POST', COLLECTIONS, { body: fees(given) })).body,
    wouldPay: async (amountMinor: bigint, text: string) => {
      await deliver(entity, bank.next(today, [entry(amountMinor, today, { text })]));
      const { items } = (await second.send('GET', ENTRIES)).body;
      const found = items.find((one: { entry: { text: string } }) => one.entry.text === text);
      return (await second.send('GET', `${ENTRIES}/${found.entry.id}/payment-requests`)).body;
    },
  };
}

describe('an entry of a statement', () => {
  it('names the request whose reference it quotes, and posts nothing', async () => {
    const company = await scene();
    const asked = await company.ask();
    expect(await company.wouldPay(420_000n, `TRF ${asked.reference}`)).toMatchObject({
      verdict: 'EXACT',
      reason: 'REFERENCE',
      payer: { id: asked.payer.id, name: 'Naledi Mokoena' },
      allocations: [{ request: { id: asked.id }, amount: '4200.00' }],
      creditAmount: '0.00',
      askAmount: '0.00',
    });
    const read = await company.preparer.send('GET', `${COLLECTIONS}/${asked.id}`);
    expect(read.body).toMatchObject({ status: 'OPEN', openAmount: '4200.00' });
  });

  it('finds a request by a slip, by the name and the amount, and by the reference of its payer', async () => {
    const company = await scene();
    const asked = await company.ask({ amount: '12.34' });
    const slip = asked.reference.slice(0, 4) + asked.reference.slice(5);
    expect(await company.wouldPay(1_234n, `A ${slip}`)).toMatchObject({
      verdict: 'LIKELY',
      reason: 'REFERENCE_SLIP',
      allocations: [{ request: { id: asked.id } }],
    });
    expect(await company.wouldPay(1_234n, 'EFT NALEDI MOKOENA')).toMatchObject({
      verdict: 'LIKELY',
      reason: 'NAME_AND_AMOUNT',
      allocations: [{ request: { id: asked.id } }],
    });
    expect(await company.wouldPay(1_234n, `FEES ${asked.payer.reference}`)).toMatchObject({
      verdict: 'EXACT',
      reason: 'PAYER_REFERENCE',
    });
  });

  it('is unknown with the reference of another company, and when money goes out', async () => {
    const company = await scene();
    const stranger = await (await receivingCompany(installation)).asked();
    const unknown = { verdict: 'UNMATCHED', reason: 'UNKNOWN', payer: null, allocations: [] };
    expect(await company.wouldPay(420_000n, `TRF ${stranger.reference}`)).toMatchObject(unknown);
    const asked = await company.ask();
    expect(await company.wouldPay(-420_000n, `TRF ${asked.reference}`)).toMatchObject(unknown);
  });
});

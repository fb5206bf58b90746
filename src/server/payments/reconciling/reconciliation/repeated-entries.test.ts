import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../../shared/calendar-day.ts';
import { bankFileEntity, type BankFileEntity } from '../../bank-files/testing/bank-file-entity.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { entry } from '../statements/testing/statement-of-day.ts';
import { statusesOf } from '../../testing/approved-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { amountsOf, deliver, filedBatch, named, Statements, upload } from './testing/filed-batch.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(async () => {
  expect((await verifyLedger(installation.context.database)).faults).toEqual([]);
  await installation.close();
});

const ENTRIES = '/app/reconciliation/entries';

/** An entity that pays through its bank, and a deposit under the reference to quote. */
async function scene() {
  const entity = await bankFileEntity(installation);
  const { preparer, context } = entity;
  const { accounts } = (await preparer.send('GET', '/v1/payments/funding-instructions')).body;
  const date = dayOf(context.clock.nowMs(), 'Africa/Johannesburg');
  const text = `TRF ${accounts[0].reference}`;
  const deposit = (more: Parameters<typeof entry>[2] = {}) =>
    entry(77_700n, date, { text, bankReference: 'FT 4711', ...more });
  return { ...entity, date, deposit, bank: new Statements() };
}

const listed = async ({ admin }: BankFileEntity, query = '') =>
  (await admin.send('GET', `${ENTRIES}${query}`)).body.items;
const received = async ({ admin }: BankFileEntity) =>
  (await admin.send('GET', '/v1/payments/funding-records?state=RECEIVED')).body.items.map(
    (one: { receivedAmount: string }) => one.receivedAmount,
  );
const reasonsOf = (entries: { proposal: { parts: { reason: string }[] } }[]) =>
  entries.map(({ proposal }) => proposal.parts[0]!.reason);

async function confirmAll(entity: BankFileEntity): Promise<number> {
  const { admin } = entity;
  let posted = 0;
  for (const { id, waitingId } of (await admin.send('GET', '/app/statement-confirmations')).body) {
    const answer = await admin.send('POST', `/app/statement-files/${id}/confirm`, { body: { waitingId } });
    expect(answer.status, answer.text).toBe(200);
    posted += answer.body.postedCount;
  }
  return posted;
}

describe('the same entry in two statements that follow each other', () => {
  it('is posted once; the second is a question that names the first', async () => {
    const one = await scene();
    const { bank, date, deposit } = one;
    await upload(one.second, bank.next(date, [deposit()]));
    await upload(one.second, bank.next(date, [deposit()]));
    expect(await confirmAll(one)).toBe(1);
    expect(await received(one)).toEqual(['777.00']);
    const [open, ...others] = await listed(one);
    expect(others).toEqual([]);
    const [posted] = await listed(one, '?state=POSTED');
    expect(open.proposal).toMatchObject({
      verdict: 'UNMATCHED',
      parts: [{ reason: 'REPEATED', otherEntryIds: [posted.entry.id] }],
    });
    const proposal = { proposalId: open.proposal.id };
    const accepted = await one.admin.send('POST', `${ENTRIES}/${open.entry.id}/post-proposal`, {
      body: proposal,
    });
    expect(accepted.body.code).toBe('proposal_changed');

    // A user who has asked the bank may still say that the money came twice.
    const chosen = await one.admin.send('POST', `${ENTRIES}/${open.entry.id}/post`, {
      body: { kind: 'FUNDING' },
    });
    expect(chosen.status, chosen.text).toBe(200);
    expect(await received(one)).toEqual(['777.00', '777.00']);
  });

  it.each(['in two files of the bank', 'in one file of the bank'])('is posted once, %s', async (where) => {
    const one = await scene();
    const { bank, date, deposit } = one;
    // Spaces and capitals may change from one statement to the next.
    const again = deposit({ text: `  ${deposit().text.toLowerCase()}` });
    const [first, second] = [bank.next(date, [deposit()]), bank.next(date, [again])];
    if (where === 'in one file of the bank') await deliver(one, first, second);
    else {
      await deliver(one, first);
      await deliver(one, second);
    }
    expect(await received(one)).toEqual(['777.00']);
    expect(reasonsOf(await listed(one))).toEqual(['REPEATED']);
  });

  it('is posted once when the statements come in the other order', async () => {
    const one = await scene();
    const { bank, date, deposit } = one;
    const [first, second] = [bank.next(date, [deposit()]), bank.next(date, [deposit()])];
    await deliver(one, second);
    await deliver(one, first);
    expect(await received(one)).toEqual(['777.00']);
  });

  it('is a question also where the bank gives no reference', async () => {
    const one = await scene();
    const { bank, date, deposit } = one;
    const silent = deposit({ bankReference: null });
    await deliver(one, bank.next(date, [silent]), bank.next(date, [silent]));
    expect(await received(one)).toEqual(['777.00']);
    expect(reasonsOf(await listed(one))).toEqual(['REPEATED']);
  });

  it('does not hold up the entry of the bank when a user uploaded it first', async () => {
    const one = await scene();
    const { bank, date, deposit } = one;
    await upload(one.second, bank.next(date, [deposit()]));
    await deliver(one, bank.next(date, [deposit()]));
    expect(await received(one)).toEqual(['777.00']);
    const [open] = await listed(one);
    const [posted] = await listed(one, '?state=POSTED');
    expect(open.proposal.parts).toMatchObject([{ reason: 'REPEATED', otherEntryIds: [posted.entry.id] }]);
    expect(await confirmAll(one)).toBe(0);
  });

  it('of a payment stays a repeat of the payment, so that the bank can take it back', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000));
    const { date, payments } = filed;
    const bank = new Statements();
    const paid = named(-1_000n, date, payments[0]!.endToEndId);
    await deliver(filed, bank.next(date, [paid]), bank.next(date, [paid]));
    expect(reasonsOf(await listed(filed))).toEqual(['DOUBLED']);
    await deliver(
      filed,
      bank.next(date, [named(1_000n, date, payments[0]!.endToEndId, { isReversal: true })]),
    );
    expect(reasonsOf(await listed(filed)).toSorted()).toEqual(['CORRECTS_DOUBLE', 'DOUBLED']);
    await filed.work();
    expect(await statusesOf(filed.context, filed.batchId)).toEqual(['COMPLETE']);
  });
});

describe('entries that are no repeats', () => {
  it('are two equal deposits of one statement, which are both posted', async () => {
    const one = await scene();
    const { bank, date, deposit } = one;
    await deliver(one, bank.next(date, [deposit(), deposit()]));
    expect(await received(one)).toEqual(['777.00', '777.00']);
    // The next statement repeats one of them and brings none that is new.
    await deliver(one, bank.next(date, [deposit()]));
    expect(reasonsOf(await listed(one))).toEqual(['REPEATED']);
  });

  it.each([
    ['another reference of the bank', { bankReference: `FT ${randomUUID().slice(0, 8)}` }],
    ['another day', { bookingDate: '2020-01-02', valueDate: '2020-01-02' }],
    ['another value date', { valueDate: '2020-01-02' }],
    ['another code', { code: 'OTHER' }],
    ['another amount', { amountMinor: 77_701n }],
  ])('are deposits with %s', async (_, more) => {
    const one = await scene();
    const { bank, date, deposit } = one;
    await deliver(one, bank.next(date, [deposit()]), bank.next(date, [deposit(more)]));
    expect(await received(one)).toHaveLength(2);
    expect(await listed(one)).toEqual([]);
  });

  it('are deposits of two payers who quote the same reference', async () => {
    const one = await scene();
    const { bank, date, deposit } = one;
    const from = (accountNumber: string) =>
      deposit({
        bankReference: 'SERIES 1',
        details: [
          {
            endToEndId: null,
            amountMinor: null,
            text: deposit().text,
            counterparty: { name: null, accountNumber },
            returned: null,
          },
        ],
      });
    await deliver(one, bank.next(date, [from('62001')]), bank.next(date, [from('62002')]));
    expect(await received(one)).toHaveLength(2);
  });
});

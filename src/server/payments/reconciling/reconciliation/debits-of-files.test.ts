import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StatementEntry } from '../../../../domain/bank-files/statement.ts';
import { addDays, dayOf } from '../../../../shared/calendar-day.ts';
import { verifyAudit } from '../../../audit/audit.ts';
import { pain002Text } from '../../../../domain/bank-files/testing/pain002-text.ts';
import { PAIN_PROFILE } from '../../../../domain/bank-files/testing/samples.ts';
import { bankFileEntity } from '../../bank-files/testing/bank-file-entity.ts';
import { uploadReply } from '../../bank-files/testing/upload-reply.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { statusesOf } from '../../testing/approved-batch.ts';
import { balanceOf } from '../../testing/fund.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { entry } from '../statements/testing/statement-of-day.ts';
import { reconcileAccount } from './reconcile-account.ts';
import { wrongStates } from './testing/wrong-states.ts';
import {
  amountsOf,
  deliver,
  filedBatch,
  named,
  returned,
  Statements,
  upload,
  type FiledBatch,
} from './testing/filed-batch.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(async () => {
  const { database } = installation.context;
  expect(await wrongStates(database)).toEqual([]);
  expect((await verifyAudit(database)).faults).toEqual([]);
  expect((await verifyLedger(database)).faults).toEqual([]);
  await installation.close();
});

const ENTRIES = '/app/reconciliation/entries';

const openOf = async ({ approver }: FiledBatch) => (await approver.send('GET', ENTRIES)).body.items;
const reasonsOf = async (filed: FiledBatch) =>
  (await openOf(filed)).map((one: any) => one.proposal.parts.map(({ reason }: any) => reason).join(' '));
const accountOf = async ({ approver }: FiledBatch): Promise<string> =>
  (await approver.send('GET', '/app/statement-accounts')).body[0].account.id;
/** How often a job to compare the account has been sent. */
const compared = async (filed: FiledBatch) => {
  const [row] = await filed.context.database.query(
    `SELECT count(*)::int AS n
       FROM pgboss.job
      WHERE name = 'reconcile-account' AND data ->> 'accountId' = $1`,
    [await accountOf(filed)],
  );
  return row!.n!;
};
const post = ({ approver }: FiledBatch, id: string, body: object) =>
  approver.send('POST', `${ENTRIES}/${id}/post`, { body });

/** A user accepts every proposal, until none is left. */
async function acceptAll(filed: FiledBatch): Promise<void> {
  for (let left = 20; left > 0; left--) {
    const open = await openOf(filed);
    const one = open.find(({ proposal }: any) => proposal.verdict === 'LIKELY');
    if (!one) return;
    const body = { proposalId: one.proposal.id };
    const answer = await filed.approver.send('POST', `${ENTRIES}/${one.entry.id}/post-proposal`, { body });
    expect(answer.status, answer.text).toBe(200);
    await deliver(filed);
  }
}

/** The bank rejects payments in its reply, and the worker books that. */
async function reject(filed: FiledBatch, ...positions: number[]): Promise<void> {
  await filed.context.database.query(
    `UPDATE bank_file_payments SET state = 'REJECTED', failure_code = 'INVALID_ACCOUNT'
      WHERE withdrawal_id = ANY($1)`,
    [positions.map((position) => filed.payments[position]!.withdrawalId)],
  );
  await filed.work();
}

const sumOf = ({ payments }: FiledBatch, ...positions: number[]) =>
  (positions.length > 0 ? positions.map((at) => payments[at]!) : payments).reduce(
    (sum, { amountMinor }) => sum + amountMinor,
    0n,
  );
/** An entry that names the file. */
const debit = (filed: FiledBatch, amountMinor: bigint, more: Partial<StatementEntry> = {}) =>
  entry(-amountMinor, filed.date, { text: `EFT ${filed.fileId.replaceAll('-', '')}`, ...more });
/** Why the ledger and the bank differ, without the fees, which these banks charge later. */
const differenceOf = async ({ approver }: FiledBatch) => {
  const [one] = (await approver.send('GET', '/app/statement-accounts')).body;
  return one.latest.reasons
    .filter(({ code }: { code: string }) => code !== 'FEES')
    .map(({ code, amount }: { code: string; amount: string }) => `${code} ${amount}`);
};
const settlementOf = async ({ approver, fileId }: FiledBatch) =>
  (await approver.send('GET', `/v1/payments/settlements/${fileId}`)).body;

/** Amounts of which no two sums are the same by chance. */
const ROWS = amountsOf(10_001, 20_010, 30_100, 41_000, 50_007);

describe('a debit that is on a statement before the bank has answered', () => {
  it('waits for the answer, and is then posted without the rows that it rejects', async () => {
    const entity = await bankFileEntity(installation, PAIN_PROFILE);
    const filed = await filedBatch(installation, ROWS, entity);
    installation.passMs(Date.parse(filed.date) - filed.context.clock.nowMs());
    await deliver(filed, new Statements().next(filed.date, [debit(filed, sumOf(filed))]));
    expect(await reasonsOf(filed)).toEqual(['FILE_BEFORE_ANSWER']);
    const payments = filed.payments.map(({ endToEndId }, index) => ({
      endToEndId,
      ...(index === 1
        ? { status: 'RJCT' as const, reason: { code: 'AC04', text: 'Closed account number' } }
        : { status: 'ACSC' as const }),
    }));
    const fileId = filed.fileId.replaceAll('-', '');
    const before = await compared(filed);
    await uploadReply(entity, Buffer.from(pain002Text({ fileId, groupStatus: 'PART', payments })));
    expect((await compared(filed)) - before).toBe(1);
    await filed.work();
    expect(await statusesOf(filed.context, filed.batchId)).toEqual([
      'COMPLETE',
      'FAILED',
      'COMPLETE',
      'COMPLETE',
      'COMPLETE',
    ]);
    await reconcileAccount(filed.context, await accountOf(filed));
    expect(await reasonsOf(filed)).toEqual(['WITH_REJECTED']);
  });
});

describe('a debit with rows that the bank rejected', () => {
  it('is posted with one click, and its credits without: the rejected rows were never paid', async () => {
    const filed = await filedBatch(installation, ROWS);
    const { date, payments, context, entityId } = filed;
    await reject(filed, 1, 3);
    const { available } = await balanceOf(context, entityId);
    const bank = new Statements();
    await deliver(filed, bank.next(date, [debit(filed, sumOf(filed))]));
    expect(await reasonsOf(filed)).toEqual(['WITH_REJECTED']);
    await acceptAll(filed);
    const [posted] = (await filed.approver.send('GET', `${ENTRIES}?state=POSTED`)).body.items;
    expect(
      posted.posted.postings.map(({ kind, item }: any) => `${kind} ${item.kind} ${item.amount}`).toSorted(),
    ).toEqual([
      'CORRECTION REJECTED -200.10',
      'CORRECTION REJECTED -410.00',
      'PAYOUT PAYOUT -100.01',
      'PAYOUT PAYOUT -301.00',
      'PAYOUT PAYOUT -500.07',
    ]);
    expect(posted.posted).toMatchObject({ paymentCount: 5, rejectedCount: 2 });
    const kinds = posted.posted.postings.map(({ kind }: any) => kind);
    expect(kinds).toEqual(['PAYOUT', 'PAYOUT', 'PAYOUT', 'CORRECTION', 'CORRECTION']);
    await filed.work();
    expect(await statusesOf(context, filed.batchId)).toEqual([
      'COMPLETE',
      'FAILED',
      'COMPLETE',
      'FAILED',
      'COMPLETE',
    ]);
    expect(await differenceOf(filed)).toEqual(['CORRECTIONS 610.10']);
    const next = addDays(date, 1);
    const back = [1, 3].map((at) => returned(payments[at]!.amountMinor, next, payments[at]!.endToEndId));
    await deliver(filed, bank.next(next, back));
    expect(await openOf(filed)).toEqual([]);
    expect(await differenceOf(filed)).toEqual([]);
    expect(await settlementOf(filed)).toMatchObject({
      state: 'SETTLED',
      settledCount: 3,
      differenceAmount: '0.00',
    });
    expect((await balanceOf(context, entityId)).available).toBe(available);
  });

  it('waits for the debit when the credits are read first', async () => {
    const filed = await filedBatch(installation, ROWS);
    const { date, payments } = filed;
    await reject(filed, 2);
    const bank = new Statements();
    const { amountMinor, endToEndId } = payments[2]!;
    await deliver(filed, bank.next(date, [returned(amountMinor, date, endToEndId)]));
    expect(await reasonsOf(filed)).toEqual(['REJECTED_CREDIT']);
    const [credit] = await openOf(filed);
    const early = await post(filed, credit.entry.id, {
      kind: 'GIVEN_BACK',
      withdrawalIds: [payments[2]!.withdrawalId],
    });
    expect(early.body.code).toBe('posting_not_possible');
    const asReturn = await post(filed, credit.entry.id, {
      kind: 'RETURN',
      withdrawalId: payments[2]!.withdrawalId,
    });
    expect(asReturn.body.code).toBe('posting_not_possible');
    await deliver(filed, bank.next(date, [debit(filed, sumOf(filed))]));
    await acceptAll(filed);
    await filed.work();
    expect(await openOf(filed)).toEqual([]);
    expect(await differenceOf(filed)).toEqual([]);
  });

  it('is given back once: the same credit again is a question', async () => {
    const filed = await filedBatch(installation, ROWS);
    const { date, payments } = filed;
    await reject(filed, 0);
    const { amountMinor, endToEndId } = payments[0]!;
    const bank = new Statements();
    await deliver(
      filed,
      bank.next(date, [debit(filed, sumOf(filed)), returned(amountMinor, date, endToEndId)]),
    );
    await acceptAll(filed);
    const again = { ...returned(amountMinor, date, endToEndId), bankReference: 'AGAIN' };
    await deliver(filed, bank.next(addDays(date, 1), [again]));
    expect(await reasonsOf(filed)).toEqual(['DOUBLED']);
  });

  it('is listed with its day once it came back, and cannot be chosen for another entry', async () => {
    const filed = await filedBatch(installation, ROWS);
    const { date, payments } = filed;
    const { amountMinor, withdrawalId } = payments[0]!;
    const bank = new Statements();
    await deliver(filed, bank.next(date, [debit(filed, sumOf(filed))]));
    await acceptAll(filed);
    await filed.work();
    const back = entry(amountMinor, date, { text: 'UNPAID', bankReference: 'BACK' });
    await deliver(filed, bank.next(date, [back]));
    const [first] = await openOf(filed);
    const posted = await post(filed, first.entry.id, { kind: 'RETURN', withdrawalId });
    expect(posted.status, posted.text).toBe(200);
    await filed.work();
    await deliver(
      filed,
      bank.next(addDays(date, 1), [
        entry(amountMinor, addDays(date, 1), { text: 'CREDIT', bankReference: 'AGAIN' }),
      ]),
    );
    const [open] = (await openOf(filed)).filter(({ entry }: any) => entry.text.includes('CREDIT'));
    const path = `${ENTRIES}/${open.entry.id}/candidates`;
    const { body } = await filed.approver.send('GET', path);
    expect(body).toMatchObject([{ kind: 'RETURN', withdrawalId, cameBackOn: date }]);
    const found = (await filed.approver.send('GET', `${path}?query=200.10`)).body;
    expect(found).toMatchObject([{ withdrawalId: payments[1]!.withdrawalId, cameBackOn: null }]);
    const twice = await post(filed, open.entry.id, { kind: 'RETURN', withdrawalId });
    expect(twice.body.code).toBe('item_posted');
  });

  it('asks when a rejected payment is debited alone: it comes back, or it was paid after all', async () => {
    const filed = await filedBatch(installation, ROWS);
    const { date, payments } = filed;
    await reject(filed, 0, 1);
    const bank = new Statements();
    const alone = [0, 1].map((at) => named(-payments[at]!.amountMinor, date, payments[at]!.endToEndId));
    await deliver(filed, bank.next(date, alone));
    expect(await reasonsOf(filed)).toEqual(['PAID_AFTER_REJECTION', 'PAID_AFTER_REJECTION']);
    const open = await openOf(filed);
    const ofPayment = (at: number) =>
      open.find(
        ({ proposal }: any) => proposal.parts[0].items[0].withdrawalId === payments[at]!.withdrawalId,
      );
    const candidates = await filed.approver.send('GET', `${ENTRIES}/${ofPayment(0).entry.id}/candidates`);
    expect(candidates.body.map(({ kind, bankSays }: any) => [kind, bankSays])).toEqual([
      ['FILE', null],
      ['REJECTED', 'REJECTED'],
    ]);
    const chosen = { kind: 'PAYOUT', withdrawalIds: [payments[0]!.withdrawalId] };
    expect((await post(filed, ofPayment(0).entry.id, chosen)).body.code).toBe('rejected_needs_choice');
    expect((await post(filed, ofPayment(0).entry.id, { ...chosen, rejected: 'GIVEN_BACK' })).status).toBe(
      200,
    );
    const paid = { kind: 'PAYOUT', withdrawalIds: [payments[1]!.withdrawalId], rejected: 'PAID' };
    expect((await post(filed, ofPayment(1).entry.id, paid)).status).toBe(200);
    // Nothing that is posted for a rejected payment pays it.
    await filed.work();
    expect((await statusesOf(filed.context, filed.batchId)).slice(0, 2)).toEqual(['FAILED', 'FAILED']);
    expect(await settlementOf(filed)).toMatchObject({ overAmount: '200.10', underAmount: '0.00' });
  });
});

describe('an entry of the bank beside an uploaded statement', () => {
  it('is posted only by what the bank itself has stated', async () => {
    const filed = await filedBatch(installation, amountsOf(10_000, 20_000, 30_000, 45_000, 61_000));
    const { date } = filed;
    const bank = new Statements();
    await deliver(filed, bank.next(date, [debit(filed, 30_000n)]));
    expect(await reasonsOf(filed)).not.toContain('FILE_IN_PARTS');
    // A forged rest would make the entry of the bank one of several that are the file together.
    await upload(filed.second, new Statements().next(date, [debit(filed, 75_000n), debit(filed, 61_000n)]));
    await deliver(filed);
    const posted = (await filed.approver.send('GET', `${ENTRIES}?state=POSTED`)).body.items;
    expect(posted).toEqual([]);
  });
});

describe('a difference', () => {
  it('is refused where a payment would have nothing left, or a rejected one would have it', async () => {
    const filed = await filedBatch(installation, ROWS);
    const { fileId } = filed;
    await reject(filed, 4);
    await deliver(filed, new Statements().next(filed.date, [debit(filed, 60_111n)]));
    const [open] = await openOf(filed);
    const chosen = { kind: 'PAYOUT', withdrawalIds: [], fileIds: [fileId], reason: 'The bank took less.' };
    for (const more of [{}, { rejected: 'GIVEN_BACK' }])
      expect((await post(filed, open.entry.id, { ...chosen, ...more })).body.code).toBe(
        'posting_not_possible',
      );
  });
});

describe('a debit that repeats the names of its message', () => {
  it.each([
    ['the message', 0],
    ['the payment information', 1],
  ])('is posted without a user: %s', async (_, position) => {
    const filed = await filedBatch(installation, ROWS);
    const message = filed.fileId.replaceAll('-', '');
    const batchNames = [[message], ['', `${message}-1`]][position]!;
    const bank = new Statements();
    const debited = debit(filed, sumOf(filed), { text: 'EFT DEBIT', batchNames });
    await deliver(filed, bank.next(filed.date, [debited]));
    expect(await openOf(filed)).toEqual([]);
    expect(await settlementOf(filed)).toMatchObject({ state: 'SETTLED' });
  });
});

describe('a return that is read before the debit of its file', () => {
  const many = amountsOf(...Array.from({ length: 150 }, (_, index) => 10_000 + index * 37));

  it.each([
    ['named', true],
    ['not named', false],
  ])('does not hide the debit, %s', async (_, isNamed) => {
    const filed = await filedBatch(installation, many);
    const { date, payments } = filed;
    const { amountMinor, endToEndId } = payments[70]!;
    const bank = new Statements();
    await deliver(filed, bank.next(date, [returned(amountMinor, date, endToEndId)]));
    expect(await reasonsOf(filed)).toEqual(['RETURN_BEFORE_PAYMENT']);
    await deliver(filed, bank.next(date, [debit(filed, sumOf(filed), isNamed ? {} : { text: 'EFT DEBIT' })]));
    await acceptAll(filed);
    expect(await openOf(filed)).toEqual([]);
    await filed.work();
    await filed.work();
    expect(await differenceOf(filed)).toEqual([]);
    expect((await statusesOf(filed.context, filed.batchId))[70]).toBe('REVERSED');
  });

  it('is one return with the one that a reply has told', async () => {
    const filed = await filedBatch(installation, ROWS);
    const { date, payments, context, entityId } = filed;
    const bank = new Statements();
    await deliver(filed, bank.next(date, [debit(filed, sumOf(filed))]));
    await filed.work();
    await context.database.query(
      `UPDATE bank_file_payments SET state = 'RETURNED', returned_at = $2, failure_code = 'ACCOUNT_CLOSED'
        WHERE withdrawal_id = $1`,
      [payments[1]!.withdrawalId, new Date(context.clock.nowMs())],
    );
    await filed.work();
    const available = await balanceOf(context, entityId);
    // The ledger has counted it today.
    const today = dayOf(context.clock.nowMs(), 'Africa/Johannesburg');
    const text = `UNPAID ${ROWS[1]!.beneficiaryReference}`;
    await deliver(filed, bank.next(today, [entry(payments[1]!.amountMinor, today, { text })]));
    await acceptAll(filed);
    await filed.work();
    expect(await openOf(filed)).toEqual([]);
    expect(await balanceOf(context, entityId)).toEqual(available);
    expect(await differenceOf(filed)).toEqual([]);
  });

  it('is chosen for another payment of the amount only with a reason', async () => {
    const filed = await filedBatch(installation, amountsOf(30_000, 30_000, 30_000));
    const { date, payments, context } = filed;
    const bank = new Statements();
    await deliver(filed, bank.next(date, [debit(filed, sumOf(filed))]));
    await filed.work();
    const tell = (place: number) =>
      context.database.query(
        `UPDATE bank_file_payments SET state = 'RETURNED', returned_at = $2, failure_code = 'ACCOUNT_CLOSED'
          WHERE withdrawal_id = $1`,
        [payments[place]!.withdrawalId, new Date(context.clock.nowMs())],
      );
    await tell(1);
    await filed.work();
    const today = dayOf(context.clock.nowMs(), 'Africa/Johannesburg');
    const backs = [1, 2].map((at) => entry(30_000n, today, { text: 'UNPAID', bankReference: `BACK ${at}` }));
    await deliver(filed, bank.next(today, backs));
    const [first, second] = await openOf(filed);
    const choice = (place: number, more = {}) => ({
      kind: 'RETURN',
      withdrawalId: payments[place]!.withdrawalId,
      ...more,
    });
    const refused = await post(filed, first.entry.id, choice(2));
    expect([refused.status, refused.body.code]).toEqual([400, 'return_told_for_another']);
    expect((await post(filed, first.entry.id, choice(1))).status).toBe(200);
    // The return in the reply has its entry.
    expect((await post(filed, second.entry.id, choice(2))).status).toBe(200);
    await filed.work();
    expect(await statusesOf(context, filed.batchId)).toEqual(['COMPLETE', 'REVERSED', 'REVERSED']);
    await tell(0);
    await filed.work();
    await deliver(
      filed,
      bank.next(today, [entry(30_000n, today, { text: 'UNPAID', bankReference: 'BACK 3' })]),
    );
    const [third] = await openOf(filed);
    const reason = 'The bank corrected its reply.';
    const other = await post(filed, third.entry.id, choice(2, { reason }));
    expect(other.body.code).not.toBe('return_told_for_another');
  });
});

describe('a whole file that a user chooses', () => {
  it('has more payments than can be chosen one by one, and may leave some out', async () => {
    const filed = await filedBatch(
      installation,
      amountsOf(...Array.from({ length: 130 }, (_, at) => 5_000 + at)),
    );
    const { date, payments, fileId } = filed;
    await reject(filed, 3);
    const without = [10, 20, 30];
    const shown = sumOf(filed) - sumOf(filed, 3, ...without);
    const bank = new Statements();
    await deliver(filed, bank.next(date, [debit(filed, shown)]));
    expect(await reasonsOf(filed)).toEqual(['FILE_AMOUNT_DIFFERS']);
    const [open] = await openOf(filed);
    const [candidate] = (await filed.approver.send('GET', `${ENTRIES}/${open.entry.id}/candidates`)).body;
    expect(candidate).toMatchObject({
      kind: 'FILE',
      ofFile: { paymentCount: 129, rejectedCount: 1, rejectedAmount: '-50.03' },
      file: { id: fileId },
    });
    const whole = { kind: 'PAYOUT', withdrawalIds: [], fileIds: [fileId] };
    expect((await post(filed, open.entry.id, whole)).body.code).toBe('difference_needs_reason');
    const withoutIds = without.map((at) => payments[at]!.withdrawalId);
    expect((await post(filed, open.entry.id, { ...whole, withoutIds })).status).toBe(200);
    await filed.work();
    const statuses = await statusesOf(filed.context, filed.batchId);
    expect([3, 10, 20, 30, 40].map((at) => statuses[at])).toEqual([
      'FAILED',
      'SUBMITTED',
      'SUBMITTED',
      'SUBMITTED',
      'COMPLETE',
    ]);
    expect(await settlementOf(filed)).toMatchObject({ state: 'PARTIAL', settledCount: 126 });
  });
});

describe('charges within a debit', () => {
  it('are posted as a fee with one click, and every payment with its own amount', async () => {
    const filed = await filedBatch(installation, ROWS);
    const { context, entityId } = filed;
    const bank = new Statements();
    await deliver(filed, bank.next(filed.date, [debit(filed, sumOf(filed) + 1_425n)]));
    expect(await reasonsOf(filed)).toEqual(['FILE_AND_CHARGES']);
    const before = await balanceOf(context, entityId);
    await acceptAll(filed);
    await filed.work();
    const { items } = (await filed.preparer.send('GET', '/app/reconciliation/entries?state=POSTED')).body;
    const counts = { postingCount: ROWS.length + 1, paymentCount: ROWS.length };
    expect(items).toMatchObject([{ posted: counts }]);
    expect(await settlementOf(filed)).toMatchObject({ state: 'SETTLED', differenceAmount: '0.00' });
    const after = await balanceOf(context, entityId);
    expect(before.available - after.available).toBe(1_425n);
    expect(await differenceOf(filed)).toEqual([]);
  });
});

describe('a debit without a name', () => {
  const unnamed = (filed: FiledBatch, amountMinor: bigint, bankReference: string) =>
    debit(filed, amountMinor, { text: 'CONTRA', bankReference });

  it('of the sum of two files has no click, and is proposed once the bank has rejected one', async () => {
    const entity = await bankFileEntity(installation, PAIN_PROFILE);
    const { clock } = installation.context;
    const startedAt = clock.nowMs();
    const first = await filedBatch(installation, amountsOf(12_300, 7_700), entity);
    installation.passMs(startedAt - clock.nowMs());
    const second = await filedBatch(installation, amountsOf(20_000), entity);
    expect(second.date).toBe(first.date);
    installation.passMs(Date.parse(first.date) - clock.nowMs());
    await deliver(first, new Statements().next(first.date, [unnamed(first, 20_000n, 'ONE')]));
    const [open] = await openOf(first);
    const [part] = open.proposal.parts;
    expect(part).toMatchObject({ reason: 'SEVERAL_CANDIDATES', itemCount: 3 });
    expect(new Set(part.items.map(({ file }: any) => file.id))).toEqual(
      new Set([first.fileId, second.fileId]),
    );
    const path = `${ENTRIES}/${open.entry.id}/post-proposal`;
    const pressed = await first.approver.send('POST', path, { body: { proposalId: open.proposal.id } });
    expect(pressed.body.code).toBe('proposal_changed');
    const fileId = first.fileId.replaceAll('-', '');
    const payments = first.payments.map(({ endToEndId }) => ({
      endToEndId,
      status: 'RJCT' as const,
      reason: { code: 'AC04', text: 'Closed account number' },
    }));
    await uploadReply(entity, Buffer.from(pain002Text({ fileId, groupStatus: 'RJCT', payments })));
    await first.work();
    await reconcileAccount(first.context, await accountOf(first));
    expect(await reasonsOf(first)).toEqual(['AMOUNT_AND_DATE']);
    await acceptAll(first);
    expect(await openOf(first)).toEqual([]);
    expect(await statusesOf(first.context, first.batchId)).toEqual(['FAILED', 'FAILED']);
  });

  it('in parts is posted with one click each, and the others keep their proposals', async () => {
    const filed = await filedBatch(installation, ROWS);
    const parts = [[0, 1], [2], [3, 4]].map((rows, at) =>
      unnamed(filed, sumOf(filed, ...rows), `PART ${at}`),
    );
    await deliver(filed, new Statements().next(filed.date, parts));
    expect(await reasonsOf(filed)).toEqual(['FILE_PART', 'FILE_PART', 'FILE_PART']);
    await acceptAll(filed);
    expect(await openOf(filed)).toEqual([]);
    expect(await settlementOf(filed)).toMatchObject({ state: 'SETTLED', differenceAmount: '0.00' });
  });

  it('with charges in it is posted with one click, and the charges as a fee', async () => {
    const filed = await filedBatch(installation, ROWS);
    const charged = unnamed(filed, sumOf(filed) + 1_450n, 'CHARGED');
    await deliver(filed, new Statements().next(filed.date, [charged]));
    expect(await reasonsOf(filed)).toEqual(['FILE_AND_CHARGES']);
    await acceptAll(filed);
    const [posted] = (await filed.approver.send('GET', `${ENTRIES}?state=POSTED`)).body.items;
    expect(posted.posted).toMatchObject({ postingCount: ROWS.length + 1, paymentCount: ROWS.length });
    expect(await settlementOf(filed)).toMatchObject({ state: 'SETTLED', differenceAmount: '0.00' });
  });
});

import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../../../../shared/calendar-day.ts';
import { verifyAudit } from '../../../audit/audit.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { entry } from '../statements/testing/statement-of-day.ts';
import { statusesOf } from '../../testing/approved-batch.ts';
import { balanceOf } from '../../testing/fund.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { reconcileAccount } from './reconcile-account.ts';
import { wrongStates } from './testing/wrong-states.ts';
import {
  amountsOf,
  deliver,
  filedBatch,
  named,
  returned,
  Statements,
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
const listed = async ({ approver }: FiledBatch, query = '') =>
  (await approver.send('GET', `${ENTRIES}${query}`)).body.items;
const post = (
  { approver }: FiledBatch,
  id: string,
  verb: 'post' | 'post-proposal' | 'set-aside',
  body: object,
  key?: string,
) =>
  approver.send('POST', `${ENTRIES}/${id}/${verb}`, {
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const accountOf = async ({ approver }: FiledBatch) =>
  (await approver.send('GET', '/app/statement-accounts')).body[0];
const daysOf = async (filed: FiledBatch) => {
  const { account } = await accountOf(filed);
  return (await filed.approver.send('GET', `/app/statement-accounts/${account.id}/balance-days`)).body.items;
};
const postingCount = async ({ context, entityId }: FiledBatch) => {
  const [row] = await context.database.query(
    `SELECT count(*) AS count
       FROM entry_postings o
       JOIN statement_accounts a ON a.id = o.account_id
      WHERE a.entity_id = $1`,
    [entityId],
  );
  return Number(row!.count);
};

describe('exact matches', () => {
  it('pay and return payments without a user, once, and settle their file', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000, 2_000, 3_000));
    const [first, second, third] = filed.payments.map(({ endToEndId }) => endToEndId);
    const { date } = filed;
    const bank = new Statements();
    const one = bank.next(date, [named(-1_000n, date, first!), named(-2_000n, date, second!)]);
    await deliver(filed, one);
    await filed.work();
    expect(await statusesOf(filed.context, filed.batchId)).toEqual(['COMPLETE', 'COMPLETE', 'SUBMITTED']);
    const settlements = await filed.approver.send('GET', '/v1/payments/settlements?state=PARTIAL');
    expect(settlements.body).toMatchObject({ total: 1, items: [{ settledCount: 2, payoutCount: 3 }] });

    const later = addDays(date, 1);
    await deliver(
      filed,
      one,
      bank.next(later, [named(-3_000n, later, third!), returned(2_000n, later, second!)]),
    );
    await filed.work();
    await filed.work();
    expect(await statusesOf(filed.context, filed.batchId)).toEqual(['COMPLETE', 'REVERSED', 'COMPLETE']);
    expect(await postingCount(filed)).toBe(4);
    expect(await listed(filed)).toEqual([]);
    const [posted] = await listed(filed, '?state=POSTED&limit=1');
    expect(posted).toMatchObject({ proposal: null, posted: { way: 'EXACT', by: null, postingCount: 1 } });

    const path = `/v1/payments/settlements/${filed.fileId}`;
    const { body } = await filed.approver.send('GET', path);
    expect(body).toMatchObject({
      state: 'SETTLED',
      payoutCount: 3,
      settledAmount: '60.00',
      returnedAmount: '20.00',
      differenceAmount: '0.00',
      lineCount: 4,
      returns: [{ amount: '20.00', failureCode: 'ACCOUNT_CLOSED', state: 'RETURNED' }],
    });
    const stranger = installation.as(await installation.user(await installation.entity(), ['APPROVER']));
    for (const one of [path, `${path}/payouts`]) expect((await stranger.send('GET', one)).status).toBe(404);
    const payouts = await filed.approver.send('GET', `${path}/payouts?state=SETTLED`);
    expect(payouts.body).toMatchObject({ total: 2, items: [{ settledOn: date }, { settledOn: later }] });
  });

  it('say that figures change until payments and returns are booked, for ten minutes at most', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000, 2_000));
    const [first, second] = filed.payments.map(({ endToEndId }) => endToEndId);
    const { date } = filed;
    const bank = new Statements();
    const changes = async () => (await accountOf(filed)).isChanging;
    await deliver(filed, bank.next(date, [named(-1_000n, date, first!)]));
    expect(await changes()).toBe(true);
    await filed.work();
    expect(await changes()).toBe(false);
    await deliver(filed, bank.next(addDays(date, 1), [returned(1_000n, addDays(date, 1), first!)]));
    expect(await changes()).toBe(true);
    await filed.work();
    expect(await changes()).toBe(false);
    await deliver(filed, bank.next(addDays(date, 2), [named(-2_000n, addDays(date, 2), second!)]));
    installation.passMs(10 * 60_000 + 1);
    expect(await changes()).toBe(false);
  });

  it('of a day that has not come are a question until that day, and the statement is a finding', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000));
    const { approver, admin, context, fileId, payments } = filed;
    const id = payments[0]!.endToEndId;
    const ahead = addDays(dayOf(context.clock.nowMs(), 'Africa/Johannesburg'), 12);
    const settlement = async () => (await admin.send('GET', `/v1/payments/settlements/${fileId}`)).body.state;
    const findings = async () =>
      (await admin.send('GET', '/app/statement-findings?open=true')).body.items.map(
        ({ code }: { code: string }) => code,
      );
    const bank = new Statements();
    await deliver(filed, bank.next(ahead, [named(-1_000n, ahead, id)]));
    const [question] = await listed(filed);
    expect(question).toMatchObject({
      proposal: { verdict: 'UNMATCHED', parts: [{ reason: 'DATED_AHEAD' }] },
    });
    expect(await settlement()).toBe('WAITING');
    expect(await findings()).toEqual(['DATED_AHEAD']);
    expect((await approver.send('GET', '/app/statement-accounts')).body[0].openFindings).toBe(1);
    // The entry of the day itself is not held up by it.
    await deliver(filed, bank.next(filed.date, [named(-1_000n, filed.date, id)]));
    expect(await settlement()).toBe('SETTLED');
    expect(await findings()).toContain('DATED_AHEAD');
  });

  it('pay a payment and return it when one statement shows both', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000, 2_000));
    const { date, payments } = filed;
    const later = addDays(date, 2);
    const [first, second] = payments.map(({ endToEndId }) => endToEndId);
    const both = [returned(1_000n, later, first!), named(-1_000n, date, first!)];
    await deliver(filed, new Statements().next(later, [...both, named(-2_000n, date, second!)]));
    await filed.work();
    await filed.work();
    expect(await statusesOf(filed.context, filed.batchId)).toEqual(['REVERSED', 'COMPLETE']);
    expect(await postingCount(filed)).toBe(3);
    const { body } = await filed.approver.send('GET', `/v1/payments/settlements/${filed.fileId}`);
    expect(body).toMatchObject({ state: 'SETTLED', differenceAmount: '0.00', returnedAmount: '10.00' });
  });

  it('post one entry that names the file for all of its payments', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000, 2_000));
    const { date, fileName } = filed;
    const whole = entry(-3_000n, date, { text: `ACB DEBIT ${fileName}`, bankReference: 'WHOLE' });
    await deliver(filed, new Statements().next(date, [whole]));
    await filed.work();
    expect(await statusesOf(filed.context, filed.batchId)).toEqual(['COMPLETE', 'COMPLETE']);
    const [posted] = await listed(filed, '?state=POSTED');
    const amounts = posted.posted.postings.map(({ amount }: { amount: string }) => amount);
    expect(amounts.toSorted()).toEqual(['-10.00', '-20.00']);
  });

  it('post nothing twice when statements are compared again, by several processes at once', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000, 2_000));
    const { date, payments } = filed;
    const entries = payments.map(({ amountMinor, endToEndId }) => named(-amountMinor, date, endToEndId));
    await deliver(filed, new Statements().next(date, entries));
    const { account } = await accountOf(filed);
    await Promise.all(Array.from({ length: 4 }, () => reconcileAccount(filed.context, account.id)));
    await filed.work();
    expect(await postingCount(filed)).toBe(2);
    const { available } = await balanceOf(filed.context, filed.entityId);
    await filed.work();
    expect((await balanceOf(filed.context, filed.entityId)).available).toBe(available);
  });
});

describe('a proposal', () => {
  it('says what agrees and what differs, and is posted with one click, once', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000, 2_000));
    const { date, payments, preparer } = filed;
    const wrong = named(-900n, date, payments[0]!.endToEndId);
    await deliver(filed, new Statements().next(date, [wrong]));
    const [open] = await listed(filed, '?verdict=LIKELY');
    expect(open).toMatchObject({
      state: 'OPEN',
      proposal: {
        verdict: 'LIKELY',
        parts: [
          {
            reason: 'AMOUNT_DIFFERS',
            agrees: ['NAME', 'DATE', 'ACCOUNT'],
            differs: ['AMOUNT'],
            expectedAmount: '-10.00',
            actualAmount: '-9.00',
            items: [{ withdrawalId: payments[0]!.withdrawalId, kind: 'PAYOUT' }],
          },
        ],
      },
    });
    const id = open.entry.id;
    const proposalId = open.proposal.id;
    expect(
      (await preparer.send('POST', `${ENTRIES}/${id}/post-proposal`, { body: { proposalId } })).status,
    ).toBe(403);
    const stranger = installation.as(await installation.user(await installation.entity(), ['APPROVER']));
    expect(
      (await stranger.send('POST', `${ENTRIES}/${id}/post-proposal`, { body: { proposalId } })).status,
    ).toBe(404);
    const stale = await post(filed, id, 'post-proposal', { proposalId: randomUUID() });
    expect([stale.status, stale.body.code]).toEqual([400, 'proposal_changed']);

    const key = randomUUID();
    const answers = await Promise.all(
      [0, 1].map(() => post(filed, id, 'post-proposal', { proposalId }, key)),
    );
    const again = await post(filed, id, 'post-proposal', { proposalId }, key);
    expect(again.body).toMatchObject({ state: 'POSTED', posted: { way: 'PROPOSAL' } });
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(
      true,
    );
    const second = await post(filed, id, 'post-proposal', { proposalId });
    expect([second.status, second.body.code]).toEqual([400, 'entry_posted']);
    expect(await postingCount(filed)).toBe(1);
    await filed.work();
    expect(await statusesOf(filed.context, filed.batchId)).toEqual(['COMPLETE', 'SUBMITTED']);
    const { body } = await filed.approver.send('GET', `/v1/payments/settlements/${filed.fileId}`);
    expect(body).toMatchObject({ state: 'PARTIAL', settledAmount: '9.00', differenceAmount: '-1.00' });
  });

  it('of a split payment posts all of its entries, and that of a correction both', async () => {
    const filed = await filedBatch(installation, amountsOf(5_000, 7_000));
    const { date, payments } = filed;
    const [split, doubled] = payments.map(({ endToEndId }) => endToEndId);
    const again = { bankReference: 'AGAIN' };
    await deliver(
      filed,
      new Statements().next(date, [
        named(-2_000n, date, split!),
        named(-3_000n, date, split!),
        named(-7_000n, date, doubled!),
        named(-7_000n, date, doubled!, again),
        named(7_000n, date, doubled!, { isReversal: true }),
      ]),
    );
    const open = await listed(filed);
    const reasons = open.map(
      (one: { proposal: { parts: { reason: string }[] } }) => one.proposal.parts[0]!.reason,
    );
    expect(reasons.toSorted()).toEqual(['CORRECTS_DOUBLE', 'DOUBLED', 'SPLIT', 'SPLIT']);
    for (const reason of ['SPLIT', 'CORRECTS_DOUBLE']) {
      const { entry: shown, proposal } = open[reasons.indexOf(reason)];
      const answer = await post(filed, shown.id, 'post-proposal', { proposalId: proposal.id });
      expect(answer.status, answer.text).toBe(200);
    }
    expect(await listed(filed)).toEqual([]);
    await filed.work();
    expect(await statusesOf(filed.context, filed.batchId)).toEqual(['COMPLETE', 'COMPLETE']);
  });

  it('to correct a repeated entry is made although that was set aside, and returns no payment', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000));
    const { date, payments } = filed;
    const id = payments[0]!.endToEndId;
    const bank = new Statements();
    const twice = [named(-1_000n, date, id), named(-1_000n, date, id, { bankReference: 'AGAIN' })];
    await deliver(filed, bank.next(date, twice));
    const [repeated] = await listed(filed);
    await post(filed, repeated.entry.id, 'set-aside', { reason: 'Asked the bank.' });
    await deliver(filed, bank.next(addDays(date, 1), [returned(1_000n, addDays(date, 1), id)]));
    const [open] = await listed(filed);
    expect(open.proposal.parts[0]).toMatchObject({ reason: 'CORRECTS_DOUBLE' });
    await post(filed, open.entry.id, 'post-proposal', { proposalId: open.proposal.id });
    expect((await listed(filed, '?state=POSTED')).map((one: { posted: object }) => one.posted)).toHaveLength(
      3,
    );
    await filed.work();
    expect(await statusesOf(filed.context, filed.batchId)).toEqual(['COMPLETE']);
  });

  it('is not made for a payment that the bank had rejected: a user looks at it', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000));
    const { context, date, payments } = filed;
    await context.database.query(
      "UPDATE bank_file_payments SET state = 'REJECTED', failure_code = 'INVALID_ACCOUNT' WHERE file_id = $1",
      [filed.fileId],
    );
    await deliver(filed, new Statements().next(date, [named(-1_000n, date, payments[0]!.endToEndId)]));
    const [open] = await listed(filed, '?verdict=UNMATCHED');
    expect(open.proposal.parts[0]).toMatchObject({ reason: 'PAID_AFTER_REJECTION' });
    const answer = await post(filed, open.entry.id, 'post-proposal', { proposalId: open.proposal.id });
    expect(answer.body.code).toBe('proposal_changed');
  });
});

describe('a settlement', () => {
  it('keeps its state while payments fail and entries are posted, and is found by it', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000, 2_000));
    const { context, date, payments, approver, fileId } = filed;
    const found = async () => {
      const states = ['WAITING', 'PARTIAL', 'SETTLED', 'DIFFERENT'];
      const pages = await Promise.all(
        states.map((state) => approver.send('GET', `/v1/payments/settlements?state=${state}`)),
      );
      return states.filter((_, at) => pages[at]!.body.items.some(({ id }: { id: string }) => id === fileId));
    };
    expect(await found()).toEqual(['WAITING']);
    const bank = new Statements();
    await deliver(filed, bank.next(date, [named(-1_000n, date, payments[0]!.endToEndId)]));
    expect(await found()).toEqual(['PARTIAL']);
    // The bank rejects the other payment: what is left is settled.
    await context.database.query(
      `UPDATE bank_file_payments SET state = 'REJECTED', failure_code = 'INVALID_ACCOUNT'
        WHERE withdrawal_id = $1`,
      [payments[1]!.withdrawalId],
    );
    await filed.work();
    expect(await statusesOf(context, filed.batchId)).toEqual(['COMPLETE', 'FAILED']);
    expect(await found()).toEqual(['SETTLED']);
    expect(await wrongStates(context.database)).toEqual([]);
  });

  it('is exported with what each statement shows, safe for a spreadsheet', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000, 2_000));
    const { date, payments, approver, admin, fileId } = filed;
    const [first, second] = payments.map(({ endToEndId }) => endToEndId);
    const bank = new Statements();
    await deliver(
      filed,
      bank.next(date, [named(-1_000n, date, first!, { text: '=1+1' }), named(-1_900n, date, second!)]),
    );
    const [open] = await listed(filed, '?verdict=LIKELY');
    await post(filed, open.entry.id, 'post-proposal', { proposalId: open.proposal.id });
    const later = addDays(date, 1);
    await deliver(filed, bank.next(later, [returned(1_000n, later, first!)]));
    const path = `/v1/payments/settlements/${fileId}/export`;
    const answer = await approver.send('GET', path);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const { data } = Papa.parse<Record<string, string>>(answer.text, { header: true, skipEmptyLines: true });
    expect(data).toMatchObject([
      { kind: 'PAYOUT', statement_text: "'=1+1", expected_amount: '10.00', statement_amount: '10.00' },
      { kind: 'PAYOUT', expected_amount: '20.00', statement_amount: '19.00', over: '', under: '1.00' },
      { kind: 'RETURN', statement_amount: '10.00', booked_on: later, failure_code: 'ACCOUNT_CLOSED' },
    ]);
    const stranger = installation.as(await installation.user(await installation.entity(), ['APPROVER']));
    expect((await stranger.send('GET', path)).status).toBe(404);
    const { body } = await admin.send('GET', '/app/audit?action=settlement.exported');
    expect(body.items).toMatchObject([{ subjectId: fileId }]);
  });
});

describe('a user', () => {
  it('posts an entry for the payments they choose, as a fee or as funding, or sets it aside', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000, 2_000, 4_000));
    const { date, payments, context, entityId } = filed;
    const before = (await balanceOf(context, entityId)).available;
    const texts = ['TRANSFER', 'MONTHLY FEE', 'DEPOSIT', 'ODD'];
    const entries = [-3_100n, -500n, 9_000n, -7n].map((amount, index) =>
      entry(amount, date, { text: texts[index]!, bankReference: texts[index]! }),
    );
    await deliver(filed, new Statements().next(date, entries));
    const open = await listed(filed, '?verdict=UNMATCHED');
    const idOf = (text: string): string =>
      open.find((one: { entry: { text: string } }) => one.entry.text === text).entry.id;

    const candidates = await filed.approver.send(
      'GET',
      `${ENTRIES}/${idOf('TRANSFER')}/candidates?query=REF`,
    );
    expect(candidates.body).toHaveLength(3);
    const found = async (query: string) => {
      const path = `${ENTRIES}/${idOf('TRANSFER')}/candidates?query=${encodeURIComponent(query)}`;
      return (await filed.approver.send('GET', path)).body.map(({ amount }: { amount: string }) => amount);
    };
    const [amount] = candidates.body.map((one: { amount: string }) => one.amount.replace('-', ''));
    expect(await found(amount.replace('.', ','))).toEqual(await found(amount));
    expect(await found(amount)).not.toEqual([]);
    const withdrawalIds = payments.slice(0, 2).map(({ withdrawalId }) => withdrawalId);
    const body = { kind: 'PAYOUT', withdrawalIds };
    const refusals = [
      [idOf('TRANSFER'), body, 'difference_needs_reason'],
      [idOf('TRANSFER'), { kind: 'FUNDING' }, 'posting_not_possible'],
      [idOf('TRANSFER'), { kind: 'PAYOUT', withdrawalIds: [randomUUID()] }, 'posting_not_possible'],
    ] as const;
    for (const [id, chosen, code] of refusals)
      expect((await post(filed, id, 'post', chosen)).body.code).toBe(code);
    const paid = await post(filed, idOf('TRANSFER'), 'post', { ...body, reason: 'Fee of the bank' });
    expect(paid.body.posted, paid.text).toMatchObject({
      way: 'CHOICE',
      reason: 'Fee of the bank',
      postingCount: 2,
    });
    const twice = await post(filed, idOf('ODD'), 'post', { ...body, reason: 'Again' });
    expect(twice.body.code).toBe('item_posted');

    expect((await post(filed, idOf('MONTHLY FEE'), 'post', { kind: 'FEE' })).status).toBe(200);
    expect((await post(filed, idOf('DEPOSIT'), 'post', { kind: 'FUNDING' })).status).toBe(200);
    const aside = await post(filed, idOf('ODD'), 'set-aside', { reason: 'The bank takes it back.' });
    expect(aside.body).toMatchObject({ state: 'SET_ASIDE', setAside: { reason: 'The bank takes it back.' } });
    expect(await listed(filed)).toEqual([]);
    expect((await balanceOf(context, entityId)).available).toBe(before + 9_000n - 500n);

    await filed.work();
    const [fees] = await context.database.query(
      'SELECT sum(unit_fee_minor + vat_minor)::bigint AS minor FROM withdrawals WHERE id = ANY($1)',
      [withdrawalIds],
    );
    const inMajor = (minor: bigint) => (Number(minor) / 100).toFixed(2);
    const [day] = await daysOf(filed);
    expect(day).toEqual({
      date,
      statement: { id: expect.any(String), name: 'STMT-1' },
      ledgerBalance: inMajor(100_000n - 3_000n - 500n + 9_000n - fees!.minor!),
      statementBalance: '1053.93',
      differenceAmount: inMajor(100_000n - 3_000n - 500n + 9_000n - fees!.minor! - 105_393n),
      reasons: [
        { code: 'PAYOUTS', amount: '1.00' },
        { code: 'FEES', amount: inMajor(-(fees!.minor ?? 0n)) },
        { code: 'SET_ASIDE_ENTRIES', amount: '0.07' },
      ],
      bookedLater: null,
    });
    const posted = await post(filed, idOf('ODD'), 'post', { kind: 'FEE' });
    expect(posted.body.state).toBe('POSTED');
    expect((await accountOf(filed)).latest.reasons).toHaveLength(2);
  });

  it('sees the fees of a file as a proposal when the bank charges them', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000));
    const { date, payments, context } = filed;
    const bank = new Statements();
    await deliver(filed, bank.next(date, [named(-1_000n, date, payments[0]!.endToEndId)]));
    await filed.work();
    const [fee] = await context.database.query(
      'SELECT unit_fee_minor + vat_minor AS minor FROM withdrawals WHERE batch_id = $1',
      [filed.batchId],
    );
    const charged = entry(-fee!.minor!, date, { text: 'SERVICE FEE', bankReference: 'FEE' });
    await deliver(filed, bank.next(addDays(date, 1), [charged]));
    const [open] = await listed(filed);
    expect(open.proposal.parts[0]).toMatchObject({ reason: 'AMOUNT_AND_DATE', items: [{ kind: 'FEE' }] });
    await post(filed, open.entry.id, 'post-proposal', { proposalId: open.proposal.id });
    expect((await accountOf(filed)).latest).toMatchObject({ differenceAmount: '0.00', reasons: [] });
    const { body } = await filed.approver.send('GET', `/v1/payments/settlements/${filed.fileId}`);
    expect(body.chargedFees).toBe(body.expectedFees);
  });
});

it('the ledger differs from a statement by the payments that are on none yet, day by day', async () => {
  const filed = await filedBatch(installation, amountsOf(1_000));
  const { date, payments, context } = filed;
  await context.database.query(
    "UPDATE bank_file_payments SET state = 'PAID', statement_at = $2 WHERE file_id = $1",
    [filed.fileId, new Date(context.clock.nowMs())],
  );
  await filed.work();
  const bank = new Statements();
  const later = addDays(date, 1);
  await deliver(
    filed,
    bank.next(date, []),
    bank.next(later, [named(-1_000n, later, payments[0]!.endToEndId)]),
  );
  const days = await daysOf(filed);
  const payoutsOf = (day: { reasons: { code: string; amount: string }[] }) =>
    day.reasons.find(({ code }) => code === 'PAYOUTS')?.amount;
  expect(days.map(payoutsOf)).toEqual([undefined, '-10.00']);
});

it('counts what is booked under another spelling of the account: with zeros before it', async () => {
  const filed = await filedBatch(installation, amountsOf(1_000));
  const { date, payments, context, entityId } = filed;
  const bank = new Statements();
  const later = addDays(date, 1);
  await deliver(
    filed,
    bank.next(date, [named(-1_000n, date, payments[0]!.endToEndId)]),
    bank.next(later, []),
  );
  await filed.work();
  const shown = async () => ({
    days: await daysOf(filed),
    latest: (await accountOf(filed)).latest,
    funding: (await filed.approver.send('GET', '/app/funding-position')).body,
  });
  const before = await shown();
  const { database } = context;
  const respelt = await database.query(
    `UPDATE bank_day_totals
        SET account_number = '00' || account_number
      WHERE entity_id = $1 AND starts_with(part, 'BOOKED_')
      RETURNING part`,
    [entityId],
  );
  expect(respelt).not.toEqual([]);
  expect(await shown()).toEqual(before);
});

it('shows the balance of the last statement of a day, in whatever order the statements came', async () => {
  // Found by the simulator: the one that came last counted, not the one with the highest number.
  const filed = await filedBatch(installation, amountsOf(1_000));
  const { date } = filed;
  const bank = new Statements();
  const [morning, evening] = [bank.next(date, [entry(500n, date)]), bank.next(date, [entry(-200n, date)])];
  await deliver(filed, evening);
  await deliver(filed, morning);
  await filed.work();
  const [day] = await daysOf(filed);
  const { latest } = await accountOf(filed);
  for (const shown of [day, latest])
    expect(shown).toMatchObject({ date, statement: { name: evening.head.statementId } });
});

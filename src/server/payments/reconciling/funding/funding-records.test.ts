import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../../../../shared/calendar-day.ts';
import { formatAmount } from '../../../../shared/money.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { verifyAudit } from '../../../audit/audit.ts';
import { fund as fundCommand } from '../../admin/fund.ts';
import {
  bankFileEntity,
  makeReady,
  type BankFileEntity,
  switchOn,
} from '../../bank-files/testing/bank-file-entity.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { Statements, deliver } from '../reconciliation/testing/filed-batch.ts';
import { entry } from '../statements/testing/statement-of-day.ts';
import { approvedBatchOf, FUNDED } from '../../testing/approved-batch.ts';
import { balanceOf } from '../../testing/fund.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(async () => {
  const { database } = installation.context;
  expect((await verifyAudit(database)).faults).toEqual([]);
  expect((await verifyLedger(database)).faults).toEqual([]);
  await installation.close();
});

const RECORDS = '/v1/payments/funding-records';
const ENTRIES = '/app/reconciliation/entries';

/** An entity that pays through its bank, with the reference to quote and its statements. */
async function scene() {
  const entity = await bankFileEntity(installation);
  const { context, entityId, preparer, second, connectionId } = entity;
  const { accounts } = (await preparer.send('GET', '/v1/payments/funding-instructions')).body;
  const reference: string = accounts[0].reference;
  const today = dayOf(context.clock.nowMs(), 'Africa/Johannesburg');
  const records = async (query = '') => (await preparer.send('GET', `${RECORDS}${query}`)).body.items;
  return {
    ...entity,
    reference,
    today,
    bank: new Statements(),
    records,
    record: async (id: string) => (await preparer.send('GET', `${RECORDS}/${id}`)).body,
    announce: (amount: string, expectedOn: string, note?: string) =>
      preparer.send('POST', RECORDS, {
        body: { connectionId, amount, expectedOn, ...(note ? { note } : {}) },
      }),
    available: async () => (await balanceOf(context, entityId)).available,
    open: async () => (await second.send('GET', ENTRIES)).body.items,
    post: (id: string, verb: 'post' | 'post-proposal', body: object) =>
      second.send('POST', `${ENTRIES}/${id}/${verb}`, { body }),
  };
}
type Scene = Awaited<ReturnType<typeof scene>>;

const money = (amountMinor: bigint, date: string, text: string, more = {}) =>
  entry(amountMinor, date, { text, bankReference: `FT ${randomUUID().slice(0, 8)}`, ...more });

/** A statement of the bank, matched at once. */
const bring = (one: Scene, ...statements: Parameters<typeof deliver>[1][]) => deliver(one, ...statements);

/** Money that quoted the reference and was booked automatically. Returns its record. */
async function received(one: Scene, amountMinor: bigint) {
  await bring(one, one.bank.next(one.today, [money(amountMinor, one.today, `TRF ${one.reference}`)]));
  const [record] = await one.records('?state=RECEIVED');
  return record;
}

describe('how to fund', () => {
  it('names the account of each live connection and its reference, which never changes', async () => {
    const { preparer, reference, second, connectionId } = await scene();
    const { body } = await preparer.send('GET', '/v1/payments/funding-instructions');
    expect(body).toEqual({
      isSimulated: false,
      accounts: [
        {
          connection: { id: connectionId, displayName: 'Main account' },
          accountName: 'Test Entity (Pty) Ltd',
          branchCode: '250655',
          accountNumber: '62000000001',
          accountType: 'CURRENT',
          currency: 'ZAR',
          reference,
        },
      ],
    });
    expect(reference).toMatch(/^F[34679ACDEFGHJKMNPQRTWXY]{7}$/);
    const path = `/app/bank-connections/${connectionId}/state`;
    await second.send('PUT', path, { body: { state: 'OFF' } });
    const off = await preparer.send('GET', '/v1/payments/funding-instructions');
    expect(off.body).toEqual({ isSimulated: false, accounts: [] });
  });

  it('is the same for everyone who asks at once, and another for each connection', async () => {
    const { preparer, admin, second, connectionId, settings } = await bankFileEntity(installation);
    const created = await admin.send('POST', '/app/bank-connections', {
      body: { ...settings, displayName: 'Second', currency: 'USD' },
    });
    await makeReady(admin, created.body.id);
    expect((await switchOn(second, created.body.id)).status).toBe(200);
    const answers = await Promise.all(
      [0, 1, 2, 3].map(() => preparer.send('GET', '/v1/payments/funding-instructions')),
    );
    const all = answers.map(({ body }) => body.accounts.map((one: { reference: string }) => one.reference));
    expect(new Set(all.map(String)).size).toBe(1);
    expect(new Set(all[0]).size).toBe(2);
    expect(answers[0]!.body.accounts[0].connection.id).toBe(connectionId);
  });

  it('is simulated in a sandbox, and by no operator once an own bank was switched on', async () => {
    const { context } = installation;
    const entityId = await installation.entity();
    const viewer = installation.as(await installation.user(entityId, ['VIEWER']));
    const instructions = await viewer.send('GET', '/v1/payments/funding-instructions');
    expect(instructions.body).toEqual({ isSimulated: true, accounts: [] });
    const nameOf = async (id: string) =>
      (await context.database.query('SELECT name FROM entities WHERE id = $1', [id]))[0]!.name;
    const run = async (id: string) =>
      fundCommand.run(context, fundCommand.options.parse({ entity: await nameOf(id), amount: '12.50' }));
    await run(entityId);
    const [record] = (await viewer.send('GET', RECORDS)).body.items;
    expect(record).toMatchObject({
      state: 'RECEIVED',
      receivedAmount: '12.50',
      expectedAmount: null,
      differenceAmount: null,
      connection: null,
      reference: 'FUNDING',
      onStatement: false,
    });
    const { movements } = (await viewer.send('GET', `${RECORDS}/${record.id}`)).body;
    expect(movements).toMatchObject([{ amount: '12.50', entry: null, payoutId: expect.any(String) }]);

    const own = await scene();
    await expect(run(own.entityId)).rejects.toThrow(
      /pays through its own bank.*opening balance of a statement/,
    );
    await own.second.send('PUT', `/app/bank-connections/${own.connectionId}/state`, {
      body: { state: 'OFF' },
    });
    await expect(run(own.entityId)).rejects.toThrow('pays through its own bank');
    expect(await own.records()).toEqual([]);
  });
});

describe('money that quotes the reference', () => {
  it('is booked by itself, once, with a record that links statement and ledger', async () => {
    const one = await scene();
    const { today, bank, reference } = one;
    const statement = bank.next(today, [
      money(500_000n, today, `Trf from reserve ${reference.toLowerCase()}`),
    ]);
    await bring(one, statement);
    await bring(one, statement);
    expect(await one.available()).toBe(FUNDED + 500_000n);
    const [record, ...others] = await one.records();
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      date: today,
      state: 'RECEIVED',
      receivedAmount: '5000.00',
      receivedOn: today,
      connection: { id: one.connectionId },
      onStatement: true,
      reference: `Trf from reserve ${reference.toLowerCase()}`,
    });
    const { movements } = await one.record(record.id);
    expect(movements).toMatchObject([{ amount: '5000.00', entry: { way: 'EXACT' }, bookingDate: today }]);
    const shown = await one.second.send('GET', `${ENTRIES}/${movements[0].entry.id}`);
    expect(shown.body.posted.postings).toMatchObject([
      { kind: 'FUNDING', amount: '5000.00', item: { kind: 'FUNDING', fundingRecordId: record.id } },
    ]);
    const payout = await one.preparer.send('GET', `/v1/payments/payout/history/${movements[0].payoutId}`);
    expect(payout.body).toMatchObject({ direction: 'CREDIT', amount: '5000.00' });
  });

  it('may come again with the same amount', async () => {
    const one = await scene();
    await received(one, 700n);
    await bring(one, one.bank.next(one.today, [money(700n, one.today, one.reference)]));
    expect(await one.open()).toEqual([]);
    expect(await one.records()).toHaveLength(2);
    expect(await one.available()).toBe(FUNDED + 1_400n);
  });

  it('waits for a user when the reference has a wrong character or is that of another entity', async () => {
    const one = await scene();
    const other = await scene();
    const { reference, today } = one;
    const wrong = reference.slice(0, -1) + (reference.endsWith('A') ? 'C' : 'A');
    await bring(one, one.bank.next(today, [money(700n, today, wrong), money(900n, today, other.reference)]));
    expect(await one.open()).toHaveLength(2);
    expect([await one.records(), await other.records()]).toEqual([[], []]);
    expect(await one.available()).toBe(FUNDED);
  });

  it('that is announced in another currency is not posted for an entry', async () => {
    const one = await scene();
    const body = { ...one.settings, displayName: 'Dollars', currency: 'USD' };
    const dollars = await one.admin.send('POST', '/app/bank-connections', { body });
    await makeReady(one.admin, dollars.body.id);
    expect((await switchOn(one.second, dollars.body.id)).status).toBe(200);
    const announced = await one.preparer.send('POST', RECORDS, {
      body: { connectionId: dollars.body.id, amount: '7.00', expectedOn: one.today },
    });
    expect(announced.body, announced.text).toMatchObject({ currency: 'USD' });
    await bring(one, one.bank.next(one.today, [money(700n, one.today, 'CASH DEPOSIT')]));
    const [{ entry: shown }] = await one.open();
    const choice = { kind: 'FUNDING', fundingRecordId: announced.body.id };
    const refused = await one.post(shown.id, 'post', choice);
    expect([refused.status, refused.body.code]).toEqual([400, 'posting_not_possible']);
  });

  it('that a user posts by hand gets a record too', async () => {
    const one = await scene();
    await bring(one, one.bank.next(one.today, [money(700n, one.today, 'CASH DEPOSIT')]));
    const [{ entry: shown }] = await one.open();
    const posted = await one.post(shown.id, 'post', { kind: 'FUNDING' });
    expect(posted.status, posted.text).toBe(200);
    const [record] = await one.records();
    expect((await one.record(record.id)).movements).toMatchObject([
      { entry: { id: shown.id, way: 'CHOICE' } },
    ]);
  });
});

describe('announced money', () => {
  it('is expected, then received with the statement, which shows the difference', async () => {
    const one = await scene();
    const { today, reference } = one;
    const exact = await one.announce('100.00', today, 'For the March salaries');
    expect(exact.body, exact.text).toMatchObject({
      state: 'EXPECTED',
      expectedAmount: '100.00',
      expectedOn: today,
      note: 'For the March salaries',
      announcedBy: { userId: one.preparer.user.id },
      movements: [],
    });
    await bring(one, one.bank.next(today, [money(10_000n, today, reference)]));
    expect(await one.record(exact.body.id)).toMatchObject({
      state: 'RECEIVED',
      receivedAmount: '100.00',
      differenceAmount: '0.00',
      movements: [{ entry: { way: 'EXACT' } }],
    });

    const less = await one.announce('200.00', today);
    await bring(one, one.bank.next(today, [money(19_000n, today, reference)]));
    const [open] = await one.open();
    expect(open.proposal.parts).toMatchObject([
      { reason: 'AMOUNT_DIFFERS', items: [{ kind: 'FUNDING', fundingRecordId: less.body.id }] },
    ]);
    const proposed = { proposalId: open.proposal.id };
    expect((await one.post(open.entry.id, 'post-proposal', proposed)).status).toBe(200);
    expect(await one.record(less.body.id)).toMatchObject({
      state: 'RECEIVED',
      expectedAmount: '200.00',
      receivedAmount: '190.00',
      differenceAmount: '-10.00',
    });
    expect(await one.available()).toBe(FUNDED + 29_000n);
    const [{ account }] = (await one.second.send('GET', '/app/statement-accounts')).body;
    const days = `/app/statement-accounts/${account.id}/balance-days`;
    const [entryDay] = (await one.second.send('GET', days)).body.items;
    expect(entryDay).toMatchObject({ differenceAmount: '0.00', reasons: [] });
  });

  it('that a user names for an entry needs a reason for another amount', async () => {
    const one = await scene();
    const { body: record } = await one.announce('100.00', addDays(one.today, 90));
    await bring(one, one.bank.next(one.today, [money(7_700n, one.today, 'CASH DEPOSIT')]));
    const [{ entry: shown }] = await one.open();
    const candidates = (await one.second.send('GET', `${ENTRIES}/${shown.id}/candidates`)).body;
    expect(candidates).toMatchObject([{ kind: 'FUNDING', fundingRecordId: record.id, amount: '100.00' }]);
    const body = { kind: 'FUNDING', fundingRecordId: record.id };
    expect((await one.post(shown.id, 'post', body)).body.code).toBe('difference_needs_reason');
    const strange = { ...body, fundingRecordId: randomUUID(), reason: 'Why' };
    expect((await one.post(shown.id, 'post', strange)).body.code).toBe('posting_not_possible');
    const posted = await one.post(shown.id, 'post', { ...body, reason: 'The bank kept a fee.' });
    expect(posted.status, posted.text).toBe(200);
    expect(await one.record(record.id)).toMatchObject({ state: 'RECEIVED', differenceAmount: '-23.00' });
    const again = await one.preparer.send('POST', `${RECORDS}/${record.id}/cancel`);
    expect([again.status, again.body.code]).toEqual([400, 'funding_not_expected']);
  });

  it('can be cancelled while nothing came, once for each key, and is audited', async () => {
    const one = await scene();
    const { body: record } = await one.announce('100.00', one.today);
    const key = { 'idempotency-key': randomUUID() };
    const cancel = () => one.preparer.send('POST', `${RECORDS}/${record.id}/cancel`, { headers: key });
    const cancelled = await cancel();
    expect(cancelled.body).toMatchObject({
      state: 'CANCELLED',
      cancelledBy: { userId: one.preparer.user.id },
    });
    expect((await cancel()).text).toBe(cancelled.text);
    await bring(one, one.bank.next(one.today, [money(10_000n, one.today, one.reference)]));
    expect((await one.records()).map(({ state }: { state: string }) => state).toSorted()).toEqual([
      'CANCELLED',
      'RECEIVED',
    ]);
    const log = await installation.context.database.query(
      'SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY seq',
      [record.id],
    );
    expect(log.map(({ action }) => action)).toEqual(['funding.announced', 'funding.cancelled']);
  });

  it('is refused for a wrong amount, day, role or connection', async () => {
    const one = await scene();
    const { today, preparer, second, admin, connectionId } = one;
    const codes = await Promise.all(
      [
        one.announce('0.00', today),
        one.announce('10.001', today),
        one.announce('10.00', addDays(today, -1)),
        one.announce('10.00', addDays(today, 400)),
      ].map(async (answer) => (await answer).body.code),
    );
    expect(codes).toEqual([
      'invalid_amount',
      'invalid_amount',
      'funding_day_not_possible',
      'funding_day_not_possible',
    ]);
    const body = { connectionId, amount: '10.00', expectedOn: today };
    expect((await second.send('POST', RECORDS, { body })).status).toBe(403);
    expect((await admin.send('POST', RECORDS, { body })).status).toBe(200);
    const foreign = (await scene()).connectionId;
    const strange = { ...body, connectionId: foreign };
    expect((await preparer.send('POST', RECORDS, { body: strange })).status).toBe(404);
    await second.send('PUT', `/app/bank-connections/${connectionId}/state`, { body: { state: 'OFF' } });
    expect((await preparer.send('POST', RECORDS, { body })).body.code).toBe('bank_connection_off');
  });

  it('is overdue once its day has passed, and proposed when it comes late', async () => {
    const one = await scene();
    const { body: record } = await one.announce('100.00', one.today);
    await one.announce('5.00', addDays(one.today, 60));
    installation.passMs(12 * DAY_MS);
    const ids = async (state: string) =>
      (await one.records(`?state=${state}`)).map(
        ({ expectedAmount }: { expectedAmount: string }) => expectedAmount,
      );
    expect([await ids('OVERDUE'), await ids('EXPECTED')]).toEqual([['100.00'], ['5.00']]);
    const late = addDays(one.today, 12);
    await bring(one, one.bank.next(late, [money(10_000n, late, one.reference)]));
    const [open] = await one.open();
    expect(open.proposal.parts).toMatchObject([{ reason: 'LATE', items: [{ fundingRecordId: record.id }] }]);
  });
});

describe('funding that goes back', () => {
  it('is proposed with its record, and leaves FUNDING when a user posts it', async () => {
    const one = await scene();
    const record = await received(one, 50_000n);
    const back = money(-50_000n, one.today, `RETURN ${one.reference}`, { isReversal: true });
    await bring(one, one.bank.next(one.today, [back]));
    expect(await one.available()).toBe(FUNDED + 50_000n);
    const [open] = await one.open();
    expect(open.proposal).toMatchObject({
      verdict: 'LIKELY',
      parts: [{ reason: 'LOOKS_LIKE_RETURN', items: [{ kind: 'FUNDING', fundingRecordId: record.id }] }],
    });
    const posted = await one.post(open.entry.id, 'post-proposal', { proposalId: open.proposal.id });
    expect(posted.body.posted, posted.text).toMatchObject({
      postings: [{ kind: 'FUNDING', amount: '-500.00', item: { fundingRecordId: record.id } }],
    });
    expect(await one.available()).toBe(FUNDED);
    const after = await one.record(record.id);
    expect(after).toMatchObject({
      state: 'RETURNED',
      receivedAmount: '500.00',
      returnedAmount: '500.00',
      returnedOn: one.today,
      movements: [{ amount: '500.00' }, { amount: '-500.00', entry: { way: 'PROPOSAL' } }],
    });
    const { payoutId } = after.movements[1];
    const payout = await one.preparer.send('GET', `/v1/payments/payout/history/${payoutId}`);
    expect(payout.body).toMatchObject({ direction: 'DEBIT', status: 'COMPLETE', amount: '500.00' });
  });

  it('is booked also when approved batches hold the rest: less than nothing is available then', async () => {
    const one = await scene();
    const record = await received(one, 50_000n);
    const batch = await approvedBatchOf(installation, one.entityId, [{ amountMinor: FUNDED + 20_000n }]);
    const before = await one.available();
    const back = money(-50_000n, one.today, `RETURN ${one.reference}`);
    await bring(one, one.bank.next(one.today, [back]));
    const [open] = await one.open();
    const posted = await one.post(open.entry.id, 'post-proposal', { proposalId: open.proposal.id });
    expect(posted.status, posted.text).toBe(200);
    expect(await one.available()).toBe(before - 50_000n);
    expect(await one.available()).toBeLessThan(0n);
    const [shown] = (await one.preparer.send('GET', '/v1/payments/account/balances/FUNDING?currency=ZAR'))
      .body;
    expect(shown.available).toBe(formatAmount(before - 50_000n, 'ZAR'));
    expect(await one.record(record.id)).toMatchObject({ state: 'RETURNED' });
    await one.second.send('POST', `/v1/payments/bulk-withdrawals/batches/${batch.id}/cancel`);
    expect(await one.available()).toBeGreaterThan(0n);
  });

  it('in part is posted by a user who says why, and never more than came', async () => {
    const one = await scene();
    const record = await received(one, 50_000n);
    const out = [-20_000n, -60_000n].map((amount) => money(amount, one.today, `REFUND ${amount}`));
    await bring(one, one.bank.next(one.today, out));
    const open = await one.open();
    const idOf = (amount: string) =>
      open.find((shown: { entry: { amount: string } }) => shown.entry.amount === amount).entry.id;
    const body = { kind: 'FUNDING_RETURN', fundingRecordId: record.id, reason: 'Paid back in part.' };
    expect((await one.post(idOf('-600.00'), 'post', body)).body.code).toBe('item_posted');
    const found = await one.second.send('GET', `${ENTRIES}/${idOf('-200.00')}/candidates`);
    expect(found.body).toMatchObject([{ kind: 'FUNDING', fundingRecordId: record.id }]);
    const posted = await one.post(idOf('-200.00'), 'post', body);
    expect(posted.status, posted.text).toBe(200);
    expect(await one.record(record.id)).toMatchObject({ state: 'RETURNED', returnedAmount: '200.00' });
    const again = await one.post(idOf('-600.00'), 'post', body);
    expect(again.body.code).toBe('posting_not_possible');
  });
});

describe('funding records', () => {
  it('are filtered by day, state and connection, and those of another entity are not found', async () => {
    const one = await scene();
    const record = await received(one, 700n);
    await one.announce('3.00', addDays(one.today, 5));
    const amounts = async (query: string) =>
      (await one.records(query)).map(
        (found: { receivedAmount: string | null; expectedAmount: string | null }) =>
          found.receivedAmount ?? found.expectedAmount,
      );
    expect(await amounts('')).toEqual(['3.00', '7.00']);
    expect(await amounts(`?to=${one.today}`)).toEqual(['7.00']);
    expect(await amounts(`?from=${addDays(one.today, 1)}`)).toEqual(['3.00']);
    expect(await amounts(`?connectionId=${one.connectionId}&limit=1&offset=1`)).toEqual(['7.00']);
    expect(await amounts(`?connectionId=${randomUUID()}`)).toEqual([]);
    const other: BankFileEntity = await scene();
    expect((await other.preparer.send('GET', RECORDS)).body.items).toEqual([]);
    expect((await other.preparer.send('GET', `${RECORDS}/${record.id}`)).status).toBe(404);
    expect((await other.preparer.send('POST', `${RECORDS}/${record.id}/cancel`)).status).toBe(404);
    expect((await one.preparer.send('GET', `${RECORDS}/nothing`)).status).toBe(400);
  });
});

describe('the database refuses', () => {
  it.each([
    ['another amount of received money', 'UPDATE funding_records SET received_minor = 1 WHERE id = $1'],
    [
      'a return of more than came',
      `UPDATE funding_records
          SET state = 'RETURNED', returned_minor = 701, returned_on = day
        WHERE id = $1`,
    ],
    [
      'a step back',
      `UPDATE funding_records
          SET state = 'EXPECTED', received_minor = NULL, received_on = NULL
        WHERE id = $1`,
    ],
    ['the deletion of a record', 'DELETE FROM funding_records WHERE id = $1'],
    ['another amount of a movement', 'UPDATE funding_movements SET amount_minor = 1 WHERE funding_id = $1'],
    ['another reference of a connection', 'UPDATE funding_references SET reference = $1'],
  ])('%s', async (_, statement) => {
    const one = await scene();
    const record = await received(one, 700n);
    await expect(installation.context.database.execute(statement, [record.id])).rejects.toThrow(
      /is refused|keeps what it says|funding_record_returned/,
    );
  });
});

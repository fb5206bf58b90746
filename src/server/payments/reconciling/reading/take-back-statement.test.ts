import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SampleStatement } from '../../../../domain/bank-files/testing/camt-text.ts';
import { verifyAudit } from '../../../audit/audit.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { openEntries, propose, undo } from '../entry-rules/testing/operating-account.ts';
import { scene, statement } from '../opening-balances/testing/opened-account.ts';
import {
  amountsOf,
  deliver,
  filedBatch,
  named,
  Statements,
  upload,
} from '../reconciliation/testing/filed-batch.ts';
import { entry } from '../statements/testing/statement-of-day.ts';
import {
  WRONG,
  takeBack,
  statementsOf,
  idOf,
  daysOf,
  findingsOf,
  sumsOf,
  uploadedByMistake,
} from './testing/taken-back.ts';

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

describe('an uploaded statement that is taken back', () => {
  it('counts nowhere, stays readable, and says who did it and why', async () => {
    const one = await uploadedByMistake(installation);
    const { admin, second, preparer, id } = one;
    expect(await openEntries(one)).toHaveLength(2);
    expect(await one.latest()).toMatchObject({ statementBalance: '990.00' });
    const aside = (await openEntries(one))[0].entry.id;
    await second.send('POST', `/app/reconciliation/entries/${aside}/set-aside`, {
      body: { reason: 'Later' },
    });

    expect((await takeBack(preparer, id)).status).toBe(403);
    expect((await takeBack(admin, id, { reason: ' ' })).status).toBe(400);
    const stranger = installation.as(await installation.user(await installation.entity(), ['APPROVER']));
    expect((await takeBack(stranger, id)).status).toBe(404);

    const taken = await takeBack(admin, id);
    expect(taken.body, taken.text).toMatchObject({
      id,
      isUploaded: true,
      file: { receivedBy: { userId: second.user.id }, isFetched: false },
      takenBack: { by: { userId: admin.user.id, name: admin.user.name }, ...WRONG },
      takeBackRefusal: { params: { sentence: 'statement_taken_back' } },
    });
    expect((await admin.send('GET', `/app/statements/${id}`)).body).toEqual(taken.body);
    expect((await admin.send('GET', `/app/statements/${id}/entries`)).body.items).toHaveLength(2);
    expect(await openEntries(one)).toEqual([]);
    expect(await openEntries(one, 'SET_ASIDE')).toEqual([]);
    expect(await openEntries(one, 'TAKEN_BACK')).toHaveLength(2);
    expect(await sumsOf(one)).toEqual(one.before);
    expect(await one.latest()).toMatchObject({ statementBalance: '1000.00', differenceAmount: '0.00' });
    await one.agrees();
    const { text } = await admin.send('GET', '/app/statements.csv');
    expect(text).toContain(WRONG.reason);
    const [audited] = (await admin.send('GET', '/app/audit?action=statement.taken_back')).body.items;
    expect(audited).toMatchObject({ subjectId: id, details: { ...WRONG, entryCount: 2, name: 'OPEN-2' } });
  });

  it('is taken back once, by one of two users at the same time', async () => {
    const one = await uploadedByMistake(installation);
    const both = await Promise.all([takeBack(one.admin, one.id), takeBack(one.second, one.id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)!.body.code).toBe('statement_taken_back');
    expect(await sumsOf(one)).toEqual(one.before);
  });

  it('comes again with the same bytes, as new, and with the right ones', async () => {
    const one = await uploadedByMistake(installation);
    await takeBack(one.admin, one.id);
    const again = await upload(one.admin, one.wrong);
    const second = await idOf(one, 'OPEN-2');
    expect(second).not.toBe(one.id);
    expect((await statementsOf(one)).map(({ name, file }: any) => [name, file.id === again])).toEqual([
      ['OPEN-2', true],
      ['OPEN-2', false],
      ['OPEN-1', false],
    ]);
    const open = await openEntries(one);
    expect(open.map(({ proposal }: any) => proposal?.parts[0].reason)).not.toContain('REPEATED');
    expect(open).toHaveLength(2);
    await takeBack(one.second, second);
    expect(await sumsOf(one)).toEqual(one.before);
    // The right one has the name of the wrong one.
    await upload(one.second, statement(2, one.date(2), 100_000n, [entry(-50n, one.date(2))]));
    expect(await openEntries(one)).toHaveLength(1);
    expect(await one.latest()).toMatchObject({ statementBalance: '999.50' });
  });

  it('leaves room for a file that was refused as changed while it was there', async () => {
    const one = await uploadedByMistake(installation);
    const right = statement(2, one.date(2), 100_000n, [entry(-50n, one.date(2))]);
    const send = async () => {
      await upload(one.second, right);
      return (await openEntries(one)).length;
    };
    expect(await send()).toBe(2);
    expect(await findingsOf(one)).toMatchObject([{ code: 'CHANGED', statement: { name: 'OPEN-2' } }]);
    await takeBack(one.admin, one.id);
    const closed = (await one.admin.send('GET', `/app/statement-findings?statementId=${one.id}`)).body.items;
    expect(closed).toMatchObject([{ closed: { by: { userId: one.admin.user.id }, note: WRONG.reason } }]);
    expect(await send()).toBe(1);
    expect(await one.latest()).toMatchObject({ statementBalance: '999.50' });
    expect(await findingsOf(one)).toEqual([]);
  });

  it('leaves room for the bank itself, with the very same bytes', async () => {
    const one = await uploadedByMistake(installation);
    await takeBack(one.admin, one.id);
    await deliver(one, one.wrong);
    const [first] = await statementsOf(one);
    expect(first).toMatchObject({ name: 'OPEN-2', isUploaded: false, takenBack: null });
    expect(await openEntries(one)).toHaveLength(2);
  });

  it('leaves the other statement of its file, which the bank confirms with the same bytes', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000, 2_000));
    const { second, admin, payments, date } = filed;
    const bank = new Statements();
    const days = payments.map(({ amountMinor, endToEndId }) =>
      bank.next(date, [named(-amountMinor, date, endToEndId)]),
    );
    await upload(second, ...days);
    await takeBack(admin, await idOf(filed, 'STMT-2'));
    const waiting = async () =>
      (await admin.send('GET', '/app/statement-confirmations')).body.map(({ totals }: any) => totals);
    expect(await waiting()).toMatchObject([[{ entryCount: 1, outAmount: '10.00' }]]);
    await upload(second, ...days);
    expect(await waiting()).toMatchObject([[{ outAmount: '10.00' }], [{ outAmount: '20.00' }]]);
    await deliver(filed, ...days);
    expect(await waiting()).toEqual([]);
    const { items } = (await admin.send('GET', '/app/reconciliation/entries?state=POSTED')).body;
    expect(items.map(({ posted }: any) => posted)).toMatchObject([
      { way: 'EXACT', by: null },
      { way: 'EXACT', by: null },
    ]);
  });

  it('that the bank contradicts is taken back, and only another user closes what the bank said', async () => {
    for (const by of ['second', 'admin'] as const) {
      const one = await uploadedByMistake(installation);
      await deliver(one, statement(2, one.date(2), 100_000n, [entry(-50n, one.date(2), { text: 'REAL' })]));
      expect(await findingsOf(one)).toMatchObject([{ code: 'CONTRADICTED', statement: { id: one.id } }]);
      expect(await openEntries(one)).toHaveLength(3);
      expect((await takeBack(one[by], one.id)).status).toBe(200);
      expect((await openEntries(one)).map(({ entry: { text } }: any) => text)).toEqual(['REAL']);
      expect(await findingsOf(one)).toHaveLength(by === 'second' ? 1 : 0);
      expect(await one.latest()).toMatchObject({ statementBalance: '999.50', differenceAmount: '0.50' });
    }
  });

  it('leaves a gap before a later statement, until the right one comes', async () => {
    const one = await uploadedByMistake(installation);
    await deliver(one, statement(3, one.date(3), 99_000n, [entry(-1n, one.date(3), { text: 'LATER' })]));
    expect(await findingsOf(one)).toEqual([]);
    await takeBack(one.admin, one.id);
    const found = await findingsOf(one);
    expect(found).toMatchObject([
      {
        code: 'SEQUENCE_GAP',
        statement: { name: 'OPEN-3' },
        missing: { first: 2, last: 2 },
        differenceAmount: '-10.00',
      },
    ]);
    const kinds = (await one.admin.send('GET', '/app/attention')).body.map(({ kind }: any) => kind);
    expect(kinds).toContain('STATEMENT_MISSING');
    const [last, ...earlier] = await daysOf(one);
    expect(last).toMatchObject({ date: one.date(3), differenceAmount: '10.01' });
    expect(last.reasons).toContainEqual({ code: 'STATEMENT_BREAK', amount: '10.00' });
    expect(earlier.map(({ date }: any) => date)).toEqual([one.date(1)]);
    await upload(one.second, one.wrong);
    expect(await findingsOf(one)).toEqual([]);
  });

  it('keeps the entries that another statement has, for the uploader of that one', async () => {
    const one = await uploadedByMistake(installation);
    const [rent] = one.wrong.entries;
    const advice: SampleStatement = {
      head: { ...one.wrong.head, kind: 'ADVICE', statementId: 'ADV', opening: null, closing: null },
      entries: [rent!],
    };
    await upload(one.admin, advice);
    expect(await openEntries(one)).toHaveLength(2);
    await takeBack(one.admin, one.id);
    expect(await openEntries(one)).toMatchObject([{ entry: { text: 'RENT' } }]);
    const rents = await sumsOf(one);
    expect(rents).toContainEqual({ day: one.date(2), part: 'ENTRIES', amount_minor: -700n });
    const { id } = (await openEntries(one))[0].entry;
    const body = { kind: 'FEE' };
    const own = await one.admin.send('POST', `/app/reconciliation/entries/${id}/post`, { body });
    expect(own.body.code).toBe('own_statement');
    const other = await one.second.send('POST', `/app/reconciliation/entries/${id}/post`, { body });
    expect(other.status, other.text).toBe(200);
    const posted = await takeBack(one.second, await idOf(one, 'ADV'));
    expect(posted.body).toMatchObject({ code: 'statement_entries_posted' });
  });

  it('withdraws rules that wait because of its entries, and nothing is posted from it', async () => {
    const one = await uploadedByMistake(installation);
    const [first] = await openEntries(one);
    const wanted = { words: 'RENT', toAmount: '10.00' };
    const rent = (await openEntries(one)).find(({ entry: { text } }: any) => text === 'RENT');
    const rule = await propose(one, rent.entry.id, wanted);
    expect(rule.status, rule.text).toBe(200);
    await takeBack(one.admin, one.id);
    const [ended] = (await one.admin.send('GET', '/app/entry-rules')).body.items;
    expect(ended).toMatchObject({ id: rule.body.id, state: 'ENDED' });
    const path = `/app/reconciliation/entries/${first.entry.id}`;
    expect((await one.admin.send('GET', path)).body).toMatchObject({ state: 'TAKEN_BACK', proposal: null });
    for (const [verb, body] of [
      ['post', { kind: 'FEE' }],
      ['set-aside', { reason: 'Later' }],
    ] as const)
      expect((await one.admin.send('POST', `${path}/${verb}`, { body })).body.code).toBe(
        'statement_taken_back',
      );
    expect((await propose(one, rent.entry.id, wanted)).body.code).toBe('statement_taken_back');
    expect((await undo(one, first.entry.id)).body.code).toBe('posting_not_undoable');
  });

  it('is no statement of a watched account either', async () => {
    const one = await scene(installation);
    const watched = {
      displayName: 'Call account',
      purpose: 'STATEMENTS_ONLY',
      bankName: 'Nedbank',
      rails: [],
      currency: 'ZAR',
      payer: { name: 'Test', branchCode: null, accountNumber: '62000000077', accountType: null },
      profile: null,
    };
    const created = await one.admin.send('POST', '/app/bank-connections', { body: watched });
    expect(created.status, created.text).toBe(200);
    await upload(one.second, statement(1, one.today, 500n, [], { accountNumber: '62000000077' }));
    const before = (await one.admin.send('GET', '/app/bank-connections')).body;
    expect(JSON.stringify(before)).toContain('"5.00"');
    const taken = await takeBack(one.admin, await idOf(one, 'OPEN-1'));
    expect(taken.body.takenBack).toMatchObject(WRONG);
    const shown = (await one.admin.send('GET', '/app/bank-connections')).body;
    expect(JSON.stringify(shown)).not.toContain('"5.00"');
  });
});

describe('a statement whose payments wait for a second user', () => {
  it('is taken back, and can no longer be confirmed', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000, 2_000));
    const { second, admin, payments, date } = filed;
    const fileId = await upload(
      second,
      new Statements().next(
        date,
        payments.map(({ amountMinor, endToEndId }) => named(-amountMinor, date, endToEndId)),
      ),
    );
    const [waiting] = (await admin.send('GET', '/app/statement-confirmations')).body;
    const taken = await takeBack(second, await idOf(filed, 'STMT-1'));
    expect(taken.status, taken.text).toBe(200);
    expect((await admin.send('GET', '/app/statement-confirmations')).body).toEqual([]);
    const { waitingId } = waiting;
    const late = await admin.send('POST', `/app/statement-files/${fileId}/confirm`, { body: { waitingId } });
    expect(late.body.code).toBe('statement_not_waiting');
    const settlement = (await admin.send('GET', `/v1/payments/settlements/${filed.fileId}`)).body;
    expect(settlement).toMatchObject({ state: 'WAITING' });
    const kinds = (await admin.send('GET', '/app/attention')).body.map(({ kind }: any) => kind);
    expect(kinds).not.toContain('STATEMENT_TO_CONFIRM');
  });

  it('is either confirmed or taken back when both happen at once', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000));
    const { second, admin, payments, date } = filed;
    const [payment] = payments;
    const shown = named(-1_000n, date, payment!.endToEndId);
    const fileId = await upload(second, new Statements().next(date, [shown]));
    const [{ waitingId }] = (await admin.send('GET', '/app/statement-confirmations')).body;
    const id = await idOf(filed, 'STMT-1');
    const [confirmed, taken] = await Promise.all([
      admin.send('POST', `/app/statement-files/${fileId}/confirm`, { body: { waitingId } }),
      takeBack(second, id),
    ]);
    const { state } = (await admin.send('GET', `/v1/payments/settlements/${filed.fileId}`)).body;
    if (taken.status === 200) {
      expect(confirmed.body.code).toBe('statement_not_waiting');
      expect(state).toBe('WAITING');
    } else {
      expect(confirmed.body).toMatchObject({ postedCount: 1 });
      expect(taken.body.code).toBe('statement_entries_posted');
      expect(state).toBe('SETTLED');
    }
  });
});

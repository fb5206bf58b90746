import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SampleStatement } from '../../../../domain/bank-files/testing/camt-text.ts';
import { addDays } from '../../../../shared/calendar-day.ts';
import { verifyAudit } from '../../../audit/audit.ts';
import { databaseError } from '../../../platform/database/pool.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';
import { addDaysTo, openEntries, propose, ruleFor, undo } from '../entry-rules/testing/operating-account.ts';
import { begin, scene, statement, type Scene } from '../opening-balances/testing/opened-account.ts';
import {
  amountsOf,
  deliver,
  filedBatch,
  named,
  Statements,
  upload,
} from '../reconciliation/testing/filed-batch.ts';
import { entry } from '../statements/testing/statement-of-day.ts';

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

const WRONG = { reason: 'It is of another company.' };
const takeBack = (by: TestCaller, id: string, body: object = WRONG) =>
  by.send('POST', `/app/statements/${id}/take-back`, { body });
/** Takes a statement back after looking at its page, which has said before whether that is possible. */
const takeBackAsShown = async (by: TestCaller, id: string) => {
  const { takeBackRefusal } = (await by.send('GET', `/app/statements/${id}`)).body;
  const answer = await takeBack(by, id);
  expect(takeBackRefusal?.detail ?? null).toBe(answer.status === 200 ? null : answer.body.detail);
  return answer;
};
const statementsOf = async (one: Pick<Scene, 'admin'>) =>
  (await one.admin.send('GET', '/app/statements')).body.items;
const idOf = async (one: Pick<Scene, 'admin'>, name: string) =>
  (await statementsOf(one)).find((found: any) => found.name === name && found.takenBack === null)
    .id as string;
const daysOf = async (one: Scene) => {
  const [{ account }] = (await one.admin.send('GET', '/app/statement-accounts')).body;
  return (await one.admin.send('GET', `/app/statement-accounts/${account.id}/balance-days`)).body.items;
};
const findingsOf = async (one: Pick<Scene, 'admin'>) =>
  (await one.admin.send('GET', '/app/statement-findings?open=true')).body.items;

/** The sums of the days of an account, without those that are zero. */
async function sumsOf({ context, entityId }: Pick<Scene, 'context' | 'entityId'>) {
  return context.database.query(
    `SELECT day, part, amount_minor
       FROM bank_day_totals
      WHERE entity_id = $1 AND amount_minor <> 0
      ORDER BY day, part`,
    [entityId],
  );
}

/** An account that begins with a statement of the bank; a user uploads the next one by mistake. */
async function uploadedByMistake() {
  const one = await scene(installation);
  const date = (number: number) => addDays(one.today, number - 10);
  await deliver(one, statement(1, date(1), 100_000n));
  await begin(one, 'OPEN-1');
  const before = await sumsOf(one);
  expect(Array.isArray(before)).toBe(true);
  const wrong = statement(2, date(2), 100_000n, [
    entry(-700n, date(2), { text: 'RENT', bankReference: 'R1' }),
    entry(-300n, date(2), { text: 'FEE', bankReference: 'R2' }),
  ]);
  await upload(one.second, wrong);
  expect(await sumsOf(one)).not.toEqual(before);
  return { ...one, date, wrong, before, id: await idOf(one, 'OPEN-2') };
}

describe('an uploaded statement that is taken back', () => {
  it('counts nowhere, stays readable, and says who did it and why', async () => {
    const one = await uploadedByMistake();
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
    const one = await uploadedByMistake();
    const both = await Promise.all([takeBack(one.admin, one.id), takeBack(one.second, one.id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)!.body.code).toBe('statement_taken_back');
    expect(await sumsOf(one)).toEqual(one.before);
  });

  it('comes again with the same bytes, as new, and with the right ones', async () => {
    const one = await uploadedByMistake();
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
    const one = await uploadedByMistake();
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
    const one = await uploadedByMistake();
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
      const one = await uploadedByMistake();
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
    const one = await uploadedByMistake();
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
    const one = await uploadedByMistake();
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
    const one = await uploadedByMistake();
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

describe('refuses to take back', () => {
  it('a statement that the bank itself has sent, also after a user uploaded it', async () => {
    const one = await uploadedByMistake();
    expect((await takeBackAsShown(one.admin, await idOf(one, 'OPEN-1'))).body.code).toBe(
      'statement_sent_by_bank',
    );
    await deliver(one, one.wrong);
    expect((await takeBackAsShown(one.admin, one.id)).body.code).toBe('statement_sent_by_bank');
  });

  it('a statement that the bank has confirmed with other bytes', async () => {
    const one = await uploadedByMistake();
    await deliver(one, one.wrong, statement(3, one.date(3), 99_000n));
    expect((await takeBackAsShown(one.admin, one.id)).body.code).toBe('statement_sent_by_bank');
  });

  it('a statement from which payments are posted, with how many', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000, 2_000));
    const { second, admin, payments, date } = filed;
    const shown = payments.map(({ amountMinor, endToEndId }) => named(-amountMinor, date, endToEndId));
    const fileId = await upload(second, new Statements().next(date, shown));
    const [{ waitingId }] = (await admin.send('GET', '/app/statement-confirmations')).body;
    await admin.send('POST', `/app/statement-files/${fileId}/confirm`, { body: { waitingId } });
    const refused = await takeBackAsShown(admin, await idOf(filed, 'STMT-1'));
    expect(refused.body).toMatchObject({ code: 'statement_entries_posted' });
    expect(refused.body.detail).toContain('for payments or as funding (2)');
  });

  it('a statement from which a rule has posted, until that is undone', async () => {
    const one = await scene(installation);
    const opensWith = 100_000n;
    await addDaysTo(one, opensWith, 1, [[]]);
    await begin(one, 'OPEN-1');
    await addDaysTo(one, opensWith, 2, [[['SARS EFILING 1', -1_000n]]]);
    await ruleFor(one, 'SARS EFILING 1');
    const date = addDays(one.today, -10);
    const lines = [
      entry(-500n, date, { text: 'SARS EFILING 2', bankReference: 'S2' }),
      entry(-100n, date, { text: 'CARD FEE', bankReference: 'S3' }),
    ];
    const funded = await one.total();
    const fileId = await upload(one.admin, statement(3, date, 99_000n, lines));
    await one.compare();
    const [waiting] = (await one.admin.send('GET', '/app/statement-confirmations')).body;
    const confirmed = await one.second.send('POST', `/app/statement-files/${fileId}/confirm`, {
      body: { waitingId: waiting.waitingId },
    });
    expect(confirmed.body, confirmed.text).toMatchObject({ postedCount: 1 });
    const fee = (await openEntries(one)).find(({ entry: { text } }: any) => text === 'CARD FEE').entry.id;
    const posted = await one.second.send('POST', `/app/reconciliation/entries/${fee}/post`, {
      body: { kind: 'FEE' },
    });
    expect(posted.status, posted.text).toBe(200);
    expect(await one.total()).toBe(funded - 600n);

    const id = await idOf(one, 'OPEN-3');
    const refused = await takeBackAsShown(one.admin, id);
    expect(refused.body).toMatchObject({ code: 'statement_entries_posted' });
    expect(refused.body.detail).toContain('(2), as other business or bank fees. Undo them first');
    for (const { entry: own } of await openEntries(one, 'POSTED'))
      if (own.text !== 'SARS EFILING 1') expect((await undo(one, own.id)).status).toBe(200);
    expect(await one.total()).toBe(funded);
    expect((await takeBackAsShown(one.admin, id)).status).toBe(200);
    await one.compare();
    await one.agrees();
    expect(await one.latest()).toMatchObject({ differenceAmount: '0.00', statementBalance: '990.00' });
  });

  it('a statement with whose opening balance the account begins, or will begin', async () => {
    const one = await scene(installation);
    await upload(one.second, statement(1, one.today, 70_000n));
    const [candidate] = (await one.opening()).candidates;
    const { opening } = (await one.propose(candidate.statement.id)).body;
    const id = candidate.statement.id;
    const waits = await takeBackAsShown(one.admin, id);
    expect(waits.body).toMatchObject({ code: 'statement_has_opening_balance' });
    expect(waits.body.detail).toContain('Withdraw it first');
    await one.second.send('POST', `/app/opening-balances/${opening.id}/withdraw`);
    expect((await takeBackAsShown(one.admin, id)).status).toBe(200);
    expect((await one.propose(id)).body.code).toBe('opening_balance_not_possible');
    expect((await one.opening()).candidates).toEqual([]);

    await upload(one.second, statement(1, one.today, 70_000n));
    const again = (await one.opening()).candidates[0].statement.id;
    const proposed = (await one.propose(again)).body.opening;
    const third = installation.as(await installation.user(one.entityId, ['APPROVER']));
    const booked = await one.confirm(proposed.id, proposed.bookedAmount, third);
    expect(booked.status, booked.text).toBe(200);
    const refused = await takeBackAsShown(one.admin, again);
    expect(refused.body).toMatchObject({ code: 'statement_has_opening_balance' });
    expect(refused.body.detail).toContain('which is booked');
  });
});

describe('the database itself refuses', () => {
  const refusal = async (text: string, values: unknown[]) => {
    try {
      await ownerOf(installation.context.database).execute(text, values);
      return 'done';
    } catch (error) {
      const refused = databaseError(error);
      if (!refused) throw error;
      return refused.constraint ?? refused.message;
    }
  };
  const TAKE_BACK = `
    UPDATE bank_statements
       SET taken_back_at = now(), taken_back_by = $2, taken_back_reason = 'Why'
     WHERE id = $1`;

  it('a statement of the bank, a user without the role, half of it, and a second time', async () => {
    const one = await uploadedByMistake();
    const { admin, preparer, id } = one;
    expect(await refusal(TAKE_BACK, [await idOf(one, 'OPEN-1'), admin.user.id])).toBe('taken_back_of_users');
    expect(await refusal(TAKE_BACK, [id, preparer.user.id])).toBe('taken_back_by_user');
    const half = 'UPDATE bank_statements SET taken_back_at = now() WHERE id = $1';
    expect(await refusal(half, [id])).not.toBe('done');
    expect(await refusal(TAKE_BACK, [id, admin.user.id])).toBe('done');
    expect(await refusal(TAKE_BACK, [id, admin.user.id])).toBe('bank_statements_kept');
    const back = `
      UPDATE bank_statements
         SET taken_back_at = NULL, taken_back_by = NULL, taken_back_reason = NULL
       WHERE id = $1`;
    expect(await refusal(back, [id])).toBe('bank_statements_kept');
  });

  it('a posting of an entry whose statement was taken back, and any change of that entry', async () => {
    const one = await uploadedByMistake();
    const [first] = await openEntries(one);
    const entryId = first.entry.id;
    // Only the statement, as code with a mistake would leave it: the entry is still open.
    expect(await refusal(TAKE_BACK, [one.id, one.admin.user.id])).toBe('done');
    const post = `
      WITH posted AS (
        UPDATE reconciled_entries
           SET state = 'POSTED', posted_at = now(), posted_by = $2, way = 'CHOICE'
         WHERE entry_id = $1
        RETURNING entry_id)
      INSERT INTO entry_postings
             (id, entry_id, account_id, entity_id, kind, part, amount_minor, expected_minor, booking_date,
              book_day, posted_at)
      SELECT gen_random_uuid(), r.entry_id, r.account_id, r.entity_id, 'FEE', 0, r.amount_minor,
             r.amount_minor, r.booking_date, r.booking_date, now()
        FROM posted
        JOIN reconciled_entries r USING (entry_id)`;
    expect(await refusal(post, [entryId, one.admin.user.id])).toBe('statement_taken_back');
    const leave = "UPDATE reconciled_entries SET state = 'TAKEN_BACK' WHERE entry_id = $1";
    expect(await refusal(leave, [entryId])).toBe('done');
    expect(await refusal("UPDATE reconciled_entries SET state = 'OPEN' WHERE entry_id = $1", [entryId])).toBe(
      'reconciled_entries_taken_back',
    );
    expect(await refusal(post, [entryId, one.admin.user.id])).toBe('reconciled_entries_taken_back');
  });

  it('an entry that leaves while its statement stays, and a file that gives way for nothing', async () => {
    const one = await uploadedByMistake();
    const [{ entry: own }] = await openEntries(one);
    const leave = "UPDATE reconciled_entries SET state = 'TAKEN_BACK' WHERE entry_id = $1";
    expect(await refusal(leave, [own.id])).toBe('reconciled_entries_taken_back');
    const giveWay = 'UPDATE statement_files SET taken_back_at = now() WHERE entity_id = $1';
    expect(await refusal(giveWay, [one.entityId])).toBe('statement_files_taken_back');
  });

  it('an opening balance of a statement that was taken back', async () => {
    const one = await uploadedByMistake();
    await takeBackAsShown(one.admin, one.id);
    const opening = `
      INSERT INTO opening_balances
             (id, entity_id, account_id, statement_id, day, opening_minor, proposed_at, proposed_by)
      SELECT gen_random_uuid(), s.entity_id, s.account_id, s.id, s.order_date, s.opening_minor, now(), $2
        FROM bank_statements s
       WHERE s.id = $1`;
    expect(await refusal(opening, [one.id, one.admin.user.id])).toBe('statement_taken_back');
  });

  it('that a posting is undone without a reason', async () => {
    const one = await scene(installation);
    await addDaysTo(one, 100_000n, 1, [[]]);
    await begin(one, 'OPEN-1');
    await addDaysTo(one, 100_000n, 2, [[['SARS EFILING 1', -1_000n]]]);
    const { entry: own } = await ruleFor(one, 'SARS EFILING 1');
    expect((await undo(one, own.id, '')).status).toBe(400);
    await undo(one, own.id, 'A card payment.');
    const [audited] = (await one.admin.send('GET', '/app/audit?action=statement_entry.undone')).body.items;
    expect(audited.details).toMatchObject({ reason: 'A card payment.' });
  });
});

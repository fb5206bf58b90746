import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { camtText, type SampleStatement } from '../../../../domain/bank-files/testing/camt-text.ts';
import { bankFileEntity, type BankFileEntity } from '../../bank-files/testing/bank-file-entity.ts';
import { letBankDeliver } from '../../bank-files/testing/let-bank-deliver.ts';
import { WORKER } from '../../../audit/audit.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';
import { readStatementFile } from '../reading/read-statement-file.ts';
import { storeStatementFile } from '../reading/store-statement-file.ts';
import { ACCOUNT, day, entry, statementOf } from './testing/statement-of-day.ts';

/** Statements as a bank sends them: twice, late, out of order, changed, and of other accounts. */

let installation: PaymentsInstallation;
let entity: BankFileEntity;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const newEntity = async () => (entity = await bankFileEntity(installation));

const upload = (content: string | Buffer, more: object = {}, who = entity.second) =>
  who.send('POST', '/app/statements', {
    body: { fileName: 'statement.xml', content: Buffer.from(content).toString('base64'), ...more },
  });
const arrivals = async (...statements: SampleStatement[]) => {
  const { status, body, text } = await upload(camtText(statements));
  expect(status, text).toBe(200);
  return body.statements.map((one: { arrival: string }) => one.arrival);
};
const get = async (path: string) => (await entity.preparer.send('GET', path)).body;
const findings = async (query = '?open=true') =>
  (await get(`/app/statement-findings${query}`)).items.map((one: { code: string }) => one.code);
const entryCount = async () => {
  const [row] = await installation.context.database.query(
    `SELECT count(*) AS count
       FROM statement_entries e
       JOIN statement_accounts a ON a.id = e.account_id
      WHERE a.entity_id = $1`,
    [entity.entityId],
  );
  return Number(row!.count);
};

describe('a statement', () => {
  it('is stored with its balances and entries, and is listed', async () => {
    await newEntity();
    const { body } = await upload(camtText([statementOf(1)]));
    expect(body).toMatchObject({ format: 'CAMT', receivedBy: { userId: entity.second.user.id } });
    const [{ statement }] = body.statements;
    expect(statement).toMatchObject({
      name: 'STMT-1',
      opening: { amount: '1000.00', date: day(1) },
      closing: { amount: '999.00' },
      bookedAmount: '-1.00',
      openFindings: 0,
    });
    expect((await get('/app/statements')).items).toEqual([statement]);
    expect(await get(`/app/statements/${statement.id}`)).toEqual({ ...statement, takeBackRefusal: null });
    const { items, total } = await get(`/app/statements/${statement.id}/entries`);
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ amount: '-1.00', bankReference: 'REF1', bookingDate: day(1) });
  });

  it('adds nothing when it comes again, in the same file or in another', async () => {
    await newEntity();
    expect((await upload(camtText([statementOf(1)]))).body).toMatchObject({ isAgain: false });
    // The first user is named, whoever brings it again.
    const again = await upload(camtText([statementOf(1)]), {}, entity.admin);
    expect(again.body).toMatchObject({
      isAgain: true,
      receivedBy: { userId: entity.second.user.id },
      statements: [
        { arrival: 'NEW', statement: { file: { receivedBy: { userId: entity.second.user.id } } } },
      ],
    });
    expect(await arrivals(statementOf(1), statementOf(2))).toEqual(['AGAIN', 'NEW']);
    expect(await entryCount()).toBe(2);
    expect((await get('/app/statements')).total).toBe(2);
    expect(await findings()).toEqual([]);
  });

  it.each([
    ['without a number', null],
    ['with the same number', 2],
  ])('adds no entry when it comes again under another name, %s', async (_how, sequenceNumber) => {
    await newEntity();
    await arrivals(statementOf(1), statementOf(2));
    // It sorts before the one that has come, and continues the balance of the first as well.
    const head = { statementId: 'A-2', sequenceNumber };
    const again = statementOf(2, head, [entry(-100n, day(2), { bankReference: 'REF2' })]);
    expect(await arrivals(again)).toEqual(['NEW']);
    expect(await entryCount()).toBe(2);
    expect(await arrivals(statementOf(3))).toEqual(['NEW']);
    expect(await entryCount()).toBe(3);
  });

  it('that comes changed is not stored and becomes a question, once', async () => {
    await newEntity();
    await arrivals(statementOf(1));
    const changed = statementOf(1, {}, [entry(-100n, day(1), { bankReference: 'OTHER' })]);
    expect(await arrivals(changed)).toEqual(['CHANGED']);
    expect(await arrivals(changed)).toEqual(['CHANGED']);
    expect(await findings()).toEqual(['CHANGED']);
    expect(await entryCount()).toBe(1);
  });

  it('has the entry of an advice that came before it', async () => {
    await newEntity();
    const own = entry(-100n, day(1), { bankReference: 'REF1' });
    const advice = { kind: 'ADVICE', statementId: 'ADV', opening: null, closing: null } as const;
    await arrivals(statementOf(1, advice, [own]));
    await arrivals(statementOf(1));
    expect(await entryCount()).toBe(1);
    expect((await get('/app/statements?kind=ADVICE')).total).toBe(1);
  });

  it.each([true, false])(
    'has those of reports of the day, in any version; references: %s',
    async (hasReference) => {
      await newEntity();
      const one = (minor: bigint, number: number) =>
        entry(-minor, day(1), { text: `EFT ${number}`, bankReference: hasReference ? `R${number}` : null });
      const entries = [one(100n, 1), one(250n, 2), one(100n, 1)].slice(0, hasReference ? 2 : 3);
      const report = { kind: 'ADVICE', opening: null, closing: null } as const;
      const old = { number: 2, namespace: 'PREFIXED', isReport: true } as const;
      // Each report of the day repeats those before it.
      for (const [index] of entries.entries()) {
        const statement = statementOf(
          1,
          { ...report, statementId: `R${index}` },
          entries.slice(0, index + 1),
        );
        const { status, text } = await upload(camtText([statement], { ...old, number: 2 + index * 5 }));
        expect(status, text).toBe(200);
      }
      expect(await entryCount()).toBe(entries.length);
      const sum = entries.reduce((total, { amountMinor }) => total + amountMinor, 0n);
      const closing = { amountMinor: 100_000n + sum, date: day(1) };
      const { status } = await upload(
        camtText([statementOf(1, { closing }, entries)], { number: 4, namespace: 'NONE' }),
      );
      expect(status).toBe(200);
      expect(await entryCount()).toBe(entries.length);
      expect((await get('/app/statements?kind=STATEMENT')).total).toBe(1);
    },
  );
});

describe('what the database cannot hold', () => {
  it.each([
    ['a number beyond an integer', { sequenceNumber: 999_999_999_999_999 }],
    ['a very long name', { statementId: 'S'.repeat(20_000) }],
  ])('%s refuses the file', async (_what, head) => {
    await newEntity();
    const { status, body } = await upload(camtText([statementOf(1, head)]));
    expect([status, body.code]).toEqual([400, 'statement_unreadable']);
    expect(await entryCount()).toBe(0);
  });

  it('a byte of value 0 refuses the file', async () => {
    await newEntity();
    const { status, body } = await upload(':20:REF\n:25:\0\n');
    expect([status, body.code]).toEqual([400, 'statement_unreadable']);
  });
});

it('an entry with a reference that another day has already had is another entry', async () => {
  await newEntity();
  await arrivals(statementOf(1, {}, [entry(-100n, day(1), { bankReference: 'SERIES' })]));
  // Statement 2 is missing, so the balance does not continue.
  await arrivals(statementOf(3, {}, [entry(-100n, day(3), { bankReference: 'SERIES' })]));
  expect(await entryCount()).toBe(2);
});

describe('between statements', () => {
  it('a gap is found, and resolved when the missing statement comes late', async () => {
    await newEntity();
    await arrivals(statementOf(1));
    await arrivals(statementOf(3));
    const { items } = await get('/app/statement-findings?open=true');
    expect(items).toMatchObject([
      { code: 'SEQUENCE_GAP', missing: { first: 2, last: 2 }, differenceAmount: '-1.00' },
    ]);
    expect(await arrivals(statementOf(2))).toEqual(['NEW']);
    expect(await findings()).toEqual([]);
    expect(await findings('')).toEqual(['SEQUENCE_GAP']);
  });

  it('a fault stays until a user closes it with a reason, once, and is not found again', async () => {
    const { second, preparer } = await newEntity();
    await arrivals(statementOf(1));
    await arrivals(statementOf(2, {}, [entry(-90n, day(2), { bankReference: 'A' })]));
    await arrivals(statementOf(4));
    await arrivals(statementOf(4, {}, [entry(-100n, day(4), { bankReference: 'OTHER' })]));
    const { items } = await get('/app/statement-findings?open=true');
    const codes = items.map(({ code }: { code: string }) => code);
    expect(codes.toSorted()).toEqual(['BALANCE_BREAK', 'CHANGED', 'SEQUENCE_GAP']);
    const close = (by: TestCaller, id: string) =>
      by.send('POST', `/app/statement-findings/${id}/close`, { body: { note: 'Asked the bank.' } });
    const [{ id }] = items;
    expect((await close(preparer, id)).status).toBe(403);
    const stranger = installation.as(await installation.user(await installation.entity(), ['APPROVER']));
    expect((await close(stranger, id)).status).toBe(404);
    for (const one of items) {
      const closed = await close(second, one.id);
      expect(closed.body, closed.text).toMatchObject({
        resolvedAt: expect.any(String),
        closed: { by: { userId: second.user.id }, note: 'Asked the bank.' },
      });
    }
    expect((await close(second, id)).body.code).toBe('finding_resolved');
    // A later statement compares its neighbours again.
    await arrivals(statementOf(5));
    await arrivals(statementOf(4, {}, [entry(-100n, day(4), { bankReference: 'OTHER' })]));
    expect(await findings()).toEqual([]);
  });

  it('statements in any order have the same findings as in theirs', async () => {
    await newEntity();
    for (const number of [4, 2, 5, 1, 3]) await arrivals(statementOf(number));
    expect(await findings()).toEqual([]);
    const { items } = await get('/app/statements');
    expect(items.map((one: { sequenceNumber: number }) => one.sequenceNumber)).toEqual([5, 4, 3, 2, 1]);
  });

  it.each([[[1, 2, 3]], [[3, 2, 1]], [[2, 3, 1]], [[3, 1, 2]]])(
    'several of a day without numbers follow their balances, also when they come in the order %j',
    async (order) => {
      await newEntity();
      await arrivals(statementOf(1));
      // Exports of parts of the second day, as a user makes them.
      const part = (number: number) => {
        const [opening, closing] = [99_900n - 100n * BigInt(number - 1), 99_900n - 100n * BigInt(number)];
        const head = {
          sequenceNumber: null,
          statementId: `PART-${number}`,
          opening: { amountMinor: opening, date: day(2) },
          closing: { amountMinor: closing, date: day(2) },
        };
        return statementOf(2, head, [entry(-100n, day(2), { bankReference: `PART${number}` })]);
      };
      for (const number of order) await arrivals(part(number));
      expect(await findings()).toEqual([]);
      const [{ account, latest }] = await get('/app/statement-accounts');
      expect(latest).toMatchObject({ date: day(2), statementBalance: '996.00' });
      const { items } = await get(`/app/statement-accounts/${account.id}/balance-days`);
      expect(items.map((one: { statementBalance: string }) => one.statementBalance)).toEqual([
        '996.00',
        '999.00',
      ]);
    },
  );

  it('a balance that does not follow from the entries, or from the statement before, is found', async () => {
    await newEntity();
    await arrivals(statementOf(1));
    await arrivals(statementOf(2, {}, [entry(-90n, day(2))]));
    await arrivals(statementOf(3, { opening: { amountMinor: 99_700n, date: day(3) } }));
    const { items } = await get('/app/statement-findings?open=true');
    expect(
      items.map((one: { code: string; differenceAmount: string; statement: { name: string } }) => [
        one.statement.name,
        one.code,
        one.differenceAmount,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['STMT-2', 'BALANCE_BREAK', '-0.10'],
        ['STMT-3', 'OPENING_BREAK', '-1.00'],
        ['STMT-3', 'BALANCE_BREAK', '1.00'],
      ]),
    );
    expect(items).toHaveLength(3);
  });
});

describe('a file', () => {
  it('of another account is refused and loses nothing', async () => {
    await newEntity();
    const refusal = await upload(camtText([statementOf(1, { accountNumber: '62000000777' })]));
    expect(refusal.status).toBe(400);
    expect(refusal.body.code).toBe('statement_account_unknown');
    expect(refusal.body.detail).toContain('62000000777');
    expect(await entryCount()).toBe(0);
  });

  it('with a statement of another account stores the others, and that one once it is known', async () => {
    await newEntity();
    const mixed = camtText([statementOf(1, { accountNumber: '62000000777' }), statementOf(1)]);
    for (const arrival of ['NEW', 'AGAIN']) {
      const { status, body } = await upload(mixed);
      expect(status).toBe(200);
      expect(body).toMatchObject({ statements: [{ arrival }], leftOut: '62000000777 ZAR' });
      expect(await entryCount()).toBe(1);
    }
    const settings = entity.settings as { payer: object };
    await entity.admin.send('POST', '/app/bank-connections', {
      body: { ...settings, payer: { ...settings.payer, accountNumber: '62000000777' } },
    });
    const again = await upload(mixed);
    expect(again.body).toMatchObject({
      statements: [{ arrival: 'NEW' }, { arrival: 'AGAIN' }],
      leftOut: null,
    });
    expect(await entryCount()).toBe(2);
  });

  it('that breaks off in the middle stores nothing of what was read before', async () => {
    await newEntity();
    const whole = camtText([statementOf(1), statementOf(2)]);
    const { status, body } = await upload(whole.slice(0, whole.lastIndexOf('<Ntry>') + 20));
    expect([status, body.code]).toEqual([400, 'statement_unreadable']);
    expect(await entryCount()).toBe(0);
    expect((await get('/app/statements')).total).toBe(0);
  });

  it('of an unknown format is refused', async () => {
    await newEntity();
    expect((await upload('Dear customer')).body.code).toBe('statement_format_unknown');
  });

  it('is read by MT940, and by a CSV profile that the next file needs no more', async () => {
    await newEntity();
    const mt940 = [
      ':20:START',
      `:25:${ACCOUNT}`,
      ':28C:1/1',
      ':60F:C260301ZAR1000,00',
      ':61:2603010301D1,00NTRFNONREF//REF1',
      ':86:PAYMENT',
      ':62F:C260301ZAR999,00',
      '-',
    ].join('\r\n');
    expect((await upload(mt940)).body).toMatchObject({ format: 'MT940', statements: [{ arrival: 'NEW' }] });
    const profile = {
      code: 'BANK',
      displayName: 'Bank',
      delimiter: ',',
      headerRows: 1,
      footerRows: 0,
      order: 'OLDEST_FIRST',
      dateFormat: 'YYYY-MM-DD',
      decimalMark: '.',
      bookingDate: 'Date',
      valueDate: null,
      amount: { kind: 'SIGNED', amount: 'Amount' },
      balance: 'Balance',
      bankReference: null,
      description: ['Text'],
      endToEndId: null,
      counterpartyName: null,
      counterpartyAccount: null,
    };
    const rows = (...lines: string[]) => ['Date,Amount,Balance,Text', ...lines].join('\n');
    const { connectionId } = entity;
    const first = await upload(rows(`${day(2)},-1.00,998.00,Fee`), { csv: { connectionId, profile } });
    expect(first.body, first.text).toMatchObject({ format: 'CSV', statements: [{ arrival: 'NEW' }] });
    const second = await upload(rows(`${day(3)},-1.00,997.00,Fee`), { csv: { connectionId } });
    expect(second.body.statements[0].statement).toMatchObject({ closing: { amount: '997.00' } });
    expect(await findings()).toEqual([]);
  });

  it('that two processes read at once is stored once', async () => {
    await newEntity();
    const { context } = installation;
    const { entityId, connectionId: fetchedFrom } = entity;
    await letBankDeliver(context, fetchedFrom);
    const { id: fileId } = await storeStatementFile(context, {
      entityId,
      fetchedFrom,
      fileName: 'statement.xml',
      bytes: Buffer.from(camtText([statementOf(1), statementOf(2)])),
      csv: null,
      userId: null,
      actor: WORKER,
    });
    await Promise.all(Array.from({ length: 4 }, () => readStatementFile(context, fileId)));
    expect(await entryCount()).toBe(2);
  });

  it('of one entity is unknown to another', async () => {
    await newEntity();
    const { body } = await upload(camtText([statementOf(1)]));
    const { id } = body.statements[0].statement;
    const stranger = await newEntity();
    expect((await stranger.preparer.send('GET', `/app/statements/${id}`)).status).toBe(404);
    expect((await stranger.preparer.send('GET', `/app/statements/${id}/entries`)).status).toBe(404);
    expect((await get('/app/statements')).total).toBe(0);
    expect((await get('/app/statement-findings')).total).toBe(0);
  });
});

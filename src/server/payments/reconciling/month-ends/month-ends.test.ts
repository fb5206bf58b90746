import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../shared/time.ts';
import { verifyAudit } from '../../../audit/audit.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';
import { confirm as confirmRule, propose } from '../entry-rules/testing/operating-account.ts';
import { begin, ENTRIES, scene, statement, type Scene } from '../opening-balances/testing/opened-account.ts';
import { readStatementFile } from '../reading/read-statement-file.ts';
import { deliver, upload } from '../reconciliation/testing/filed-batch.ts';
import { entry } from '../statements/testing/statement-of-day.ts';

const NOW = Date.parse('2026-03-31T09:00:00Z');
let installation: PaymentsInstallation;
let passedMs = 0;
beforeAll(async () => {
  installation = await paymentsInstallation({}, { clock: { nowMs: () => NOW + passedMs } });
});
afterAll(async () => {
  const { database } = installation.context;
  expect((await verifyAudit(database)).faults).toEqual([]);
  expect((await verifyLedger(database)).faults).toEqual([]);
  await installation.close();
});

const line = (amountMinor: bigint, date: string, text: string) =>
  entry(amountMinor, date, { text, bankReference: `${date} ${text}` });

/** An account that opens in March with 10,000.00, and whose statements of March and April come. */
async function account(): Promise<Scene & { accountId: string }> {
  passedMs = 0;
  const one = await scene(installation);
  await deliver(one, statement(1, '2026-03-30', 1_000_000n, [line(-20_000n, '2026-03-30', 'SARS EFILING')]));
  await begin(one, 'OPEN-1');
  await deliver(one, statement(2, '2026-03-31', 980_000n, [line(500n, '2026-03-31', 'INTEREST')]));
  await one.compare();
  const [{ account: own }] = (await one.preparer.send('GET', '/app/statement-accounts')).body;
  passedMs = 2 * DAY_MS;
  return { ...one, accountId: own.id };
}

const open = async (one: Scene, text: string, state = 'OPEN') => {
  const { items } = (await one.second.send('GET', `${ENTRIES}?state=${state}&limit=100`)).body;
  return items.find((item: any) => item.entry.text === text)?.entry.id as string;
};

/** The tax is posted by a rule, and the interest is set aside. */
async function done() {
  const one = await account();
  const rule = await propose(one, await open(one, 'SARS EFILING'));
  expect((await confirmRule(one, rule.body.id)).status).toBe(200);
  const aside = await one.second.send('POST', `${ENTRIES}/${await open(one, 'INTEREST')}/set-aside`, {
    body: { reason: 'Asked the bank.' },
  });
  expect(aside.status, aside.text).toBe(200);
  return one;
}

const EXPLAINED = { explanation: 'Interest that the bank takes back.' };
const close = (by: TestCaller, accountId: string, month = '2026-03', more: object = EXPLAINED) =>
  by.send('POST', '/app/month-ends', { body: { accountId, month, ...more } });
const step = (by: TestCaller, id: string, verb: string, body: object = {}) =>
  by.send('POST', `/app/month-ends/${id}/${verb}`, { body });
const months = async (one: Scene & { accountId: string }) =>
  (await one.preparer.send('GET', `/app/statement-accounts/${one.accountId}/month-ends`)).body.items;
const codes = ({ matters }: any) => matters.map(({ code }: any) => code);

async function closed() {
  const one = await done();
  const asked = await close(one.admin, one.accountId);
  expect(asked.status, asked.text).toBe(200);
  const { id, digest } = asked.body.closing;
  const confirmed = await step(one.second, id, 'confirm', { digest });
  expect(confirmed.status, confirmed.text).toBe(200);
  return { ...one, id: id as string, digest: digest as string, month: confirmed.body };
}

describe('a month of an account', () => {
  it('says what prevents its closing', async () => {
    const one = await account();
    const [april, march] = await months(one);
    expect(april).toMatchObject({ month: '2026-04', state: 'OPEN', isReady: false });
    expect(codes(april)).toEqual(['NOT_OVER', 'EARLIER_MONTH', 'STATEMENTS', 'DIFFERENCE']);
    expect(march).toMatchObject({ month: '2026-03', state: 'OPEN', bankBalance: '9805.00' });
    expect(march.matters).toMatchObject([
      { code: 'OPEN_ENTRIES', count: 2, weight: 'BLOCKS' },
      { code: 'DIFFERENCE', weight: 'NEEDS_REASON' },
      { code: 'DIFFERENT_DAYS', count: 2, weight: 'NOTED' },
    ]);
    for (const month of ['2026-03', '2026-04'])
      expect((await close(one.admin, one.accountId, month)).body).toMatchObject({
        code: 'month_end_not_possible',
      });
    expect((await close(one.admin, one.accountId, '2026-02')).status).toBe(404);
  });

  it('is ready once its entries are done, and a difference is explained', async () => {
    const one = await done();
    const [, march] = await months(one);
    expect(march).toMatchObject({ state: 'READY', isReady: true, differenceAmount: '-5.00' });
    expect(codes(march)).toEqual(['DIFFERENCE', 'SET_ASIDE_ENTRIES', 'DIFFERENT_DAYS']);
    const unexplained = await close(one.admin, one.accountId, '2026-03', {});
    expect(unexplained.body).toMatchObject({ code: 'month_end_not_possible' });
    expect(unexplained.body.detail).toContain('−R\u00a05.00');
  });

  it('is closed by two users, and keeps what it was', async () => {
    const one = await done();
    const asked = await close(one.admin, one.accountId);
    expect(asked.body).toMatchObject({ state: 'WAITING', closing: { ...EXPLAINED, confirmedBy: null } });
    const { id, digest, mayConfirm } = asked.body.closing;
    expect(mayConfirm).toHaveLength(1);
    const accounts = (await one.second.send('GET', '/app/statement-accounts')).body;
    expect(accounts).toMatchObject([{ monthToConfirm: '2026-03' }]);
    const [notice] = (await one.second.send('GET', '/app/attention')).body.filter(
      ({ kind }: any) => kind === 'MONTH_END_TO_CONFIRM',
    );
    expect(notice).toMatchObject({ count: 1 });
    expect((await close(one.second, one.accountId)).body).toMatchObject({ code: 'month_end_exists' });
    expect((await step(one.admin, id, 'confirm', { digest })).body).toMatchObject({ code: 'own_month_end' });
    expect((await step(one.preparer, id, 'confirm', { digest })).status).toBe(403);
    const wrong = await step(one.second, id, 'confirm', { digest: 'x' });
    expect(wrong.body).toMatchObject({ code: 'month_end_changed' });
    const { body: shown } = await step(one.second, id, 'confirm', { digest });
    expect(shown).toMatchObject({
      state: 'CLOSED',
      isReady: false,
      closing: {
        digest,
        mayConfirm: [],
        record: {
          openingBalance: '10000.00',
          bankBalance: '9805.00',
          ledgerBalance: '9800.00',
          difference: '-5.00',
          entries: { count: 2, amount: '-195.00' },
          posted: [{ kind: 'OTHER', count: 1, amount: '-200.00' }],
          other: [{ category: 'TAX', count: 1, amount: '-200.00' }],
          setAside: { count: 1, amount: '5.00' },
          statements: 2,
        },
      },
    });
    expect((await step(one.second, id, 'confirm', { digest })).body).toMatchObject({
      code: 'month_end_not_waiting',
    });
    const file = await one.preparer.send('GET', `/app/month-ends/${id}/record.csv`);
    const { data } = Papa.parse<Record<string, string>>(file.text, { header: true, skipEmptyLines: true });
    expect(data).toEqual(
      expect.arrayContaining([
        { part: 'BANK_BALANCE', count: '', amount: '9805.00', text: '' },
        { part: 'DIFFERENCE', count: '', amount: '-5.00', text: '' },
        { part: 'POSTED_OTHER', count: '1', amount: '-200.00', text: '' },
        { part: 'POSTED_OTHER_TAX', count: '1', amount: '-200.00', text: '' },
        { part: 'RECORD_SHA256', count: '', amount: '', text: digest },
      ]),
    );
  });

  it('counts nothing that its opening balance contains', async () => {
    passedMs = 0;
    const one = await scene(installation);
    await deliver(
      one,
      statement(1, '2026-03-27', 1_500_000n, [line(-500_000n, '2026-03-27', 'RENT BEFORE')]),
      statement(2, '2026-03-30', 1_000_000n, [line(-20_000n, '2026-03-30', 'SARS EFILING')]),
    );
    await begin(one, 'OPEN-2');
    await deliver(one, statement(3, '2026-03-31', 980_000n));
    await one.compare();
    const [{ account: own }] = (await one.preparer.send('GET', '/app/statement-accounts')).body;
    passedMs = 2 * DAY_MS;
    const { id } = (await propose(one, await open(one, 'SARS EFILING'))).body;
    expect((await confirmRule(one, id)).status).toBe(200);
    const march = (await months({ ...one, accountId: own.id })).at(-1);
    expect(codes(march)).toEqual([]);
    const { closing } = (await close(one.admin, own.id, '2026-03', {})).body;
    expect(closing.record).toMatchObject({
      openingBalance: '10000.00',
      statements: 2,
      entries: { count: 1, amount: '-200.00' },
      setAside: { count: 0, amount: '0.00' },
      bankBalance: '9800.00',
      difference: '0.00',
    });
  });

  it('is not closed as another one than the second user saw', async () => {
    const one = await done();
    const { id, digest } = (await close(one.admin, one.accountId)).body.closing;
    const tax = await open(one, 'SARS EFILING', 'POSTED');
    expect(
      (await one.second.send('POST', `${ENTRIES}/${tax}/undo`, { body: { reason: 'It is no tax.' } })).status,
    ).toBe(200);
    expect((await step(one.second, id, 'confirm', { digest })).body).toMatchObject({
      code: 'month_end_not_possible',
    });
    const aside = { body: { reason: 'Another reason.' } };
    expect((await one.second.send('POST', `${ENTRIES}/${tax}/set-aside`, aside)).status).toBe(200);
    expect((await step(one.second, id, 'confirm', { digest })).body).toMatchObject({
      code: 'month_end_changed',
    });
    const withdrawn = await step(one.second, id, 'withdraw');
    expect(withdrawn.body).toMatchObject({ state: 'READY', closing: null });
    expect((await step(one.admin, id, 'withdraw')).body).toMatchObject({ code: 'month_end_not_waiting' });
    expect((await step(one.second, id, 'confirm', { digest })).body).toMatchObject({
      code: 'month_end_not_waiting',
    });
  });

  it('belongs to its entity', async () => {
    const { id, accountId, digest } = await closed();
    const other = await installation.entity();
    const stranger = installation.as(await installation.user(other, ['ADMIN', 'APPROVER']));
    expect((await stranger.send('GET', `/app/statement-accounts/${accountId}/month-ends`)).status).toBe(404);
    expect((await stranger.send('GET', `/app/month-ends/${id}/record.csv`)).status).toBe(404);
    expect((await close(stranger, accountId)).status).toBe(404);
    for (const verb of ['confirm', 'withdraw', 'reopen', 'reopen/confirm'])
      expect((await step(stranger, id, verb, bodyOf(verb, digest))).status, verb).toBe(404);
  });
});

function bodyOf(verb: string, digest: string): object {
  if (verb === 'confirm') return { digest };
  return verb === 'reopen' ? { reason: 'A charge was wrong.' } : {};
}

describe('a closed month', () => {
  it('takes no posting, and its entries keep their states', async () => {
    const one = await closed();
    const [tax, interest] = [
      await open(one, 'SARS EFILING', 'POSTED'),
      await open(one, 'INTEREST', 'SET_ASIDE'),
    ];
    const answers = [
      await one.second.send('POST', `${ENTRIES}/${tax}/undo`, { body: { reason: 'It is no tax.' } }),
      await one.second.send('POST', `${ENTRIES}/${interest}/set-aside`, { body: { reason: 'Other.' } }),
      await one.second.send('POST', `${ENTRIES}/${interest}/post`, { body: { kind: 'FUNDING' } }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([400, 'month_closed']);
      expect(body.detail).toContain('2026-03');
      expect(body.detail).toContain('reopen');
    }
  });

  it('is kept by the database, whoever asks', async () => {
    const { accountId, id } = await closed();
    const { pool } = ownerOf(installation.context.database);
    const refuses = async (sql: string, constraint: string) =>
      expect(pool.query(sql)).rejects.toMatchObject({ constraint });
    const where = `account_id = '${accountId}'`;
    await refuses(
      `UPDATE reconciled_entries SET state = 'OPEN', aside_at = NULL WHERE ${where} AND state = 'SET_ASIDE'`,
      'month_closed',
    );
    await refuses(
      `INSERT INTO entry_postings
              (id, entry_id, account_id, entity_id, kind, part, amount_minor, expected_minor, booking_date,
               book_day, posted_at)
       SELECT gen_random_uuid(), entry_id, account_id, entity_id, 'FUNDING', 0, 1, 1, booking_date,
              booking_date, now()
         FROM reconciled_entries WHERE ${where} LIMIT 1`,
      'month_closed',
    );
    await refuses(
      `INSERT INTO bank_statements
              (id, entity_id, account_id, file_id, kind, statement_name, order_date, entry_count,
               booked_minor, received_at)
       SELECT gen_random_uuid(), entity_id, account_id, file_id, kind, 'FORGED', order_date, 0, 0, now()
         FROM bank_statements WHERE ${where} LIMIT 1`,
      'month_closed',
    );
    for (const change of [
      `record = record || '{"bankBalance":"1.00"}'`,
      'confirmed_by = requested_by',
      'reopened_at = now(), reopened_by = requested_by',
    ])
      await expect(pool.query(`UPDATE month_closes SET ${change} WHERE id = '${id}'`)).rejects.toThrow();
    await expect(pool.query(`DELETE FROM month_closes WHERE id = '${id}'`)).rejects.toThrow();
  });

  it('asks about a statement that comes late, and reads it once two users have reopened it', async () => {
    const one = await closed();
    const late = statement(3, '2026-03-31', 980_500n, [line(-700n, '2026-03-31', 'LATE CHARGE')]);
    await deliver(one, late);
    const [refused] = (await one.admin.send('GET', '/app/refused-statements?open=true')).body.items;
    expect(refused).toMatchObject({ refusal: 'month_closed', detail: '2026-03 of the account 62000000001' });
    const kinds = async () =>
      (await one.second.send('GET', '/app/attention')).body.map(({ kind }: any) => kind);
    expect(await kinds()).toContain('CLOSED_MONTH_STATEMENT');
    expect(await kinds()).not.toContain('STATEMENT_REFUSED');
    // The same statement again, and one of April, are no change of March.
    await deliver(one, statement(2, '2026-03-31', 980_000n, [line(500n, '2026-03-31', 'INTEREST')]));
    await deliver(one, statement(4, '2026-04-01', 980_500n, [line(-100n, '2026-04-01', 'APRIL')]));
    expect(await open(one, 'APRIL')).toBeDefined();

    const asked = await step(one.second, one.id, 'reopen', { reason: 'The bank booked a late charge.' });
    expect(asked.body).toMatchObject({ state: 'CLOSED', closing: { reopening: { confirmedBy: null } } });
    expect(await kinds()).toContain('MONTH_END_TO_CONFIRM');
    expect((await step(one.second, one.id, 'reopen/confirm')).body).toMatchObject({ code: 'own_month_end' });
    expect((await step(one.admin, one.id, 'withdraw')).body).toMatchObject({ closing: { reopening: null } });
    expect((await step(one.admin, one.id, 'reopen/confirm')).body).toMatchObject({
      code: 'month_end_not_waiting',
    });
    await step(one.second, one.id, 'reopen', { reason: 'The bank booked a late charge.' });
    const again = await step(one.second, one.id, 'reopen', { reason: 'Twice.' });
    expect(again.body).toMatchObject({ code: 'month_end_exists' });
    const reopened = await step(one.admin, one.id, 'reopen/confirm');
    expect(reopened.body).toMatchObject({ state: 'REOPENED', isReady: true });
    await readStatementFile(one.context, refused.id);
    await one.compare();
    expect(await open(one, 'LATE CHARGE')).toBeDefined();
    const [, march] = await months(one);
    expect(march).toMatchObject({ state: 'REOPENED', isReady: false, bankBalance: '9798.00' });
    expect(await kinds()).not.toContain('CLOSED_MONTH_STATEMENT');
    for (const action of ['confirmed', 'reopen_requested', 'reopen_withdrawn', 'reopened']) {
      const { body } = await one.admin.send('GET', `/app/audit?action=month_end.${action}`);
      expect(body.items[0], action).toMatchObject({ details: { month: '2026-03' } });
    }
  });

  it('refuses an upload that would change it, and a changed statement is a finding', async () => {
    const one = await closed();
    const late = statement(9, '2026-03-30', 1_000_000n, [line(-1n, '2026-03-30', 'X')]);
    await expect(upload(one.second, late)).rejects.toThrow('month_closed');
    await deliver(one, statement(2, '2026-03-31', 980_000n, [line(900n, '2026-03-31', 'INTEREST')]));
    const { items } = (await one.admin.send('GET', '/app/statement-findings?open=true')).body;
    expect(items).toMatchObject([{ code: 'CHANGED' }]);
    const notices = (await one.second.send('GET', '/app/attention')).body;
    expect(notices.map(({ kind }: any) => kind)).toContain('CLOSED_MONTH_STATEMENT');
    const [, march] = await months(one);
    expect(march).toMatchObject({ state: 'CLOSED', bankBalance: '9805.00' });
  });

  it('is reopened only while no later month is closed', async () => {
    const one = await closed();
    passedMs = 40 * DAY_MS;
    await deliver(one, statement(3, '2026-04-30', 980_500n, [line(-100n, '2026-04-30', 'APRIL')]));
    await one.compare();
    const april = await one.second.send('POST', `${ENTRIES}/${await open(one, 'APRIL')}/post`, {
      body: { kind: 'FEE' },
    });
    expect(april.status, april.text).toBe(200);
    const { closing } = (await close(one.second, one.accountId, '2026-04')).body;
    const confirmed = await step(one.admin, closing.id, 'confirm', { digest: closing.digest });
    expect(confirmed.status, confirmed.text).toBe(200);
    expect(confirmed.body.closing.record).toMatchObject({
      openingBalance: '9805.00',
      posted: [{ kind: 'FEE', count: 1, amount: '-1.00' }],
    });
    const refused = await step(one.admin, one.id, 'reopen', { reason: 'Wrong.' });
    expect(refused.body).toMatchObject({ code: 'month_end_not_possible' });
    expect(refused.body.detail).toContain('2026-04');
  });
});

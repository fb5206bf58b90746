import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '../../../audit/audit.ts';
import { installBanks } from '../../entity/banks/install-banks.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';
import { historyWriter } from '../history-writer.ts';
import { inTransaction } from '../in-transaction.ts';
import { playBankMonth } from './bank-month.ts';

let installation: PaymentsInstallation;
let admin: TestCaller;

beforeAll(async () => {
  installation = await paymentsInstallation();
  const { context } = installation;
  await installBanks(context);
  await context.database.transaction((tx) => {
    const inner = { ...context, database: inTransaction(tx, context.database) };
    return playBankMonth(inner, historyWriter(inner), context.clock.nowMs());
  });
  const [user] = await context.database.query("SELECT id, entity_id FROM users WHERE name = 'wool-admin'");
  admin = installation.as({ id: user!.id, entityId: user!.entity_id, name: 'wool-admin' });
});
afterAll(() => installation.close());

const get = async (path: string) => (await admin.send('GET', path)).body;
const tally = (values: readonly string[]) =>
  Object.fromEntries(
    [...new Set(values)].toSorted().map((one) => [one, values.filter((v) => v === one).length]),
  );

describe('the month of a company with a file bank', () => {
  it('has a connection that was rehearsed and certified, and is live', async () => {
    expect(await get('/app/bank-connections')).toMatchObject([
      { state: 'LIVE', rehearsal: { passed: true }, certification: { by: { name: 'wool-admin' } } },
    ]);
  });

  it('has a file for each batch: handed over, answered, silent, and one that waits', async () => {
    const { items } = await get('/app/bank-files?limit=50');
    expect(tally(items.map((file: { state: string }) => file.state))).toEqual({ LEFT: 8, SEALED: 1 });
    expect(tally(items.map((file: { replyStatus: string | null }) => String(file.replyStatus)))).toEqual({
      ACCEPTED: 4,
      PARTIAL: 2,
      REJECTED: 1,
      null: 2,
    });
  });

  it('has batches in the states that the replies make of them', async () => {
    const { items } = await get('/v1/payments/bulk-withdrawals/batches?limit=50');
    expect(tally(items.map(({ status }: { status: string }) => status))).toEqual({
      APPROVED: 1,
      COMPLETE: 4,
      FAILED: 1,
      PARTIALLY_COMPLETE: 2,
      PROCESSING: 1,
    });
    const [returned] = await installation.context.database.query(
      "SELECT count(*) AS n FROM withdrawals WHERE status = 'REVERSED'",
    );
    expect(returned!.n).toBe(1n);
  });

  it('leaves a question, a gap between the statements, and an entry of an unknown payer', async () => {
    const open = await get('/app/bank-replies?open=true');
    expect(open.items).toMatchObject([{ question: { code: 'UNKNOWN_FILE' } }]);
    const { items } = await get('/app/statement-findings?open=true');
    expect(tally(items.map(({ code }: { code: string }) => code))).toEqual({ SEQUENCE_GAP: 1 });
    const statements = await get('/app/statements?limit=50');
    expect(statements.total).toBeGreaterThan(15);
    const entries: { text: string }[] = [];
    for (const { id } of statements.items)
      entries.push(...(await get(`/app/statements/${id}/entries`)).items);
    expect(entries.filter(({ text }) => text.startsWith('DEPOSIT'))).toHaveLength(1);
    expect(entries.filter(({ text }) => text.startsWith('UNPAID'))).toHaveLength(1);
    // No entry of the month is taken for a repeat from another statement.
    const asked = await get('/app/reconciliation/entries?limit=50');
    const reasons = asked.items.flatMap((one: { proposal: { parts: { reason: string }[] } | null }) =>
      (one.proposal?.parts ?? []).map(({ reason }) => reason),
    );
    expect(tally(reasons)).toEqual({ UNKNOWN: 2 });
  });

  it('posts what the bank booked for a whole file, and the return that it had announced', async () => {
    const { items } = await get('/v1/payments/settlements?limit=50');
    expect(tally(items.map(({ state }: { state: string }) => state))).toEqual({
      SETTLED: 6,
      WAITING: 1,
      NOTHING_DUE: 1,
    });
    const posted = await get('/app/reconciliation/entries?state=POSTED&limit=50');
    const words = posted.items.map((one: { entry: { text: string } }) => one.entry.text.split(' ')[0]);
    expect(tally(words)).toMatchObject({ OVERBERG: 6, UNPAID: 1, SARS: 2, CREDIT: 1 });
  });

  it('has rules for tax and interest, and one for rent that waits for another user', async () => {
    const { items } = await get('/app/entry-rules');
    const told = items.map(({ category, state, postedCount }: any) => [category, state, postedCount]);
    expect(told).toEqual([
      ['OTHER', 'WAITING', 0],
      ['INTEREST', 'IN_FORCE', 1],
      ['TAX', 'IN_FORCE', 2],
    ]);
  });

  it('shows beside a payment what the statements say about it', async () => {
    const { items } = await get('/app/bank-files?limit=50');
    const isReturned = ({ state }: { state: string }) => state === 'RETURNED';
    const file = items.find(({ states }: { states: { state: string }[] }) => states.some(isReturned));
    const [payment] = (await get(`/app/bank-files/${file.id}/payments?state=RETURNED`)).items;
    expect(payment.onStatements).toMatchObject([
      { kind: 'PAYOUT', amount: `-${payment.amount}`, bookingDate: file.executionDate },
      { kind: 'RETURN', amount: payment.amount },
    ]);
    const { items: accepted } = await get(`/app/bank-files/${file.id}/payments?state=ACCEPTED&limit=2`);
    expect(accepted.map((one: typeof payment) => one.onStatements.length)).toEqual([1, 1]);
  });

  it('is funded by what its statements show, as announced and otherwise', async () => {
    const { items } = await get('/v1/payments/funding-records?limit=50');
    expect(tally(items.map(({ state }: { state: string }) => state))).toEqual({
      EXPECTED: 1,
      RECEIVED: 3,
      RETURNED: 1,
    });
    expect(items.filter(({ onStatement }: { onStatement: boolean }) => onStatement)).toHaveLength(4);
    const differences = items.flatMap(({ differenceAmount }: { differenceAmount: string | null }) =>
      differenceAmount === null ? [] : [differenceAmount],
    );
    expect(differences.toSorted()).toEqual(['-1500.00', '0.00']);
  });

  it('begins with the opening balance of its first statement', async () => {
    const [opening] = await get('/app/opening-balances');
    expect(opening).toMatchObject({
      state: 'BOOKED',
      opening: {
        openingAmount: '185430.55',
        proposedBy: { name: 'wool-admin' },
        confirmedBy: { name: 'wool-approver' },
      },
    });
    const kinds = (await get('/app/attention')).map(({ kind }: { kind: string }) => kind);
    expect(kinds).not.toContain('OPENING_BALANCE_MISSING');
    const [position] = await get('/app/funding-position');
    expect(position.elsewhereAmount).toBe('0.00');
    expect(position.accounts).toHaveLength(1);
  });

  it('is audited in the order of time, up to now', async () => {
    expect((await verifyAudit(installation.context.database)).faults).toEqual([]);
    const [late] = await installation.context.database.query(
      `SELECT count(*) AS n
         FROM (SELECT at, lag(at) OVER (PARTITION BY entity_id ORDER BY seq) AS before FROM audit_log) a
        WHERE at < before OR at > now()`,
    );
    expect(late!.n).toBe(0n);
  });
});

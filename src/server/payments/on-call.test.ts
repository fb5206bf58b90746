import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { SAMPLE_WITHDRAWAL } from '../../domain/withdrawal/samples.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PAIN_PROFILE } from '../../domain/bank-files/testing/samples.ts';
import { addDays } from '../../shared/calendar-day.ts';
import { DAY_MS, MINUTE_MS } from '../../shared/time.ts';
import { WORKER } from '../audit/audit.ts';
import { readReply } from './bank-files/read-reply.ts';
import { storeReply } from './bank-files/store-reply.ts';
import { bankFileEntity, switchOn, type BankFileEntity } from './bank-files/testing/bank-file-entity.ts';
import { letBankDeliver } from './bank-files/testing/let-bank-deliver.ts';
import { visitBank } from './bank-visits/visit-bank.ts';
import { addBankMetrics } from './bank-metrics.ts';
import {
  amountsOf,
  deliver,
  filedBatch,
  named,
  Statements,
} from './reconciling/reconciliation/testing/filed-batch.ts';
import { watchForStatements } from './reconciling/reading/missing-statements.ts';
import { approvedBatch } from './testing/approved-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from './testing/payments-installation.ts';
import { savePaymentConfig } from './testing/save-payment-config.ts';
import { payBatch } from './paying/worker/pay-batch.ts';
import { openBankConnections } from './paying/registry.ts';

/** How the person on call and the company learn that something goes wrong with a bank. */

let root: string;
let installation: PaymentsInstallation;
let lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'outlay-on-call-'));
  installation = await paymentsInstallation({ BANK_FILES_DIR: root });
  await installation.context.database.query(
    `INSERT INTO banks (code, display_name, country_code, default_branch_code, account_number_min_length,
       account_number_max_length, rails, source_date)
     VALUES ('FNB', 'FNB', 'ZA', '250655', 9, 12, '{EFT}', '2026-01-01')`,
  );
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  Object.assign(installation.context, { log });
});
afterAll(async () => {
  await installation.close();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(() => {
  lines = [];
});

const said = (message: string) => lines.filter(({ msg }) => msg === message);

/** The gauges of a new scrape, by `name{labels}`. */
async function scrape(): Promise<Record<string, number>> {
  const registry = new Registry();
  addBankMetrics(registry, installation.context);
  const text = await registry.metrics();
  return Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}

const attentionOf = async ({ preparer }: BankFileEntity, kind: string) =>
  (await preparer.send('GET', '/app/attention')).body.filter((item: { kind: string }) => item.kind === kind);

const FOLDERS = { outbox: 'outbox', inbox: 'inbox', archive: 'archive' };

async function byFolder(): Promise<BankFileEntity> {
  const entity = await bankFileEntity(installation, { ...PAIN_PROFILE, paidBy: 'ACCEPTANCE' });
  for (const name of Object.keys(FOLDERS)) mkdirSync(join(root, entity.entityId, name), { recursive: true });
  const { status, text } = await entity.admin.send(
    'PUT',
    `/app/bank-connections/${entity.connectionId}/transport`,
    { body: { transport: 'FOLDER', folders: FOLDERS } },
  );
  expect(status, text).toBe(200);
  expect((await switchOn(entity.second, entity.connectionId)).status).toBe(200);
  return entity;
}

describe('a bank that cannot be visited', () => {
  it('has a metric and a line of the log, and needs attention from ten minutes on', async () => {
    const bank = await byFolder();
    const { context } = installation;
    rmSync(join(root, bank.entityId), { recursive: true });
    installation.passMs(MINUTE_MS);
    await visitBank(context, bank.connectionId);
    expect(said('a bank could not be visited')).toHaveLength(1);
    expect((await scrape())['outlay_failing_transports']).toBe(1);
    expect(await attentionOf(bank, 'BANK_UNREACHABLE')).toEqual([]);
    const before = context.clock.nowMs();
    installation.passMs(11 * MINUTE_MS);
    const [item] = await attentionOf(bank, 'BANK_UNREACHABLE');
    expect(item).toMatchObject({ count: 1 });
    // It must be newer than a mail that was sent meanwhile without it.
    expect(Date.parse(item.at)).toBeGreaterThan(before);
    expect((await scrape())['outlay_failing_transport_oldest_age_seconds']).toBeGreaterThanOrEqual(660);

    const path = `/app/bank-connections/${bank.connectionId}/state`;
    const [{ updatedAt }] = (await bank.admin.send('GET', '/app/bank-connections')).body;
    await bank.admin.send('PUT', path, { body: { state: 'OFF', updatedAt } });
    expect((await scrape())['outlay_failing_transports']).toBe(0);
    expect(await attentionOf(bank, 'BANK_UNREACHABLE')).toEqual([]);
  });
});

describe('a statement that is missing', () => {
  it('is one that should have come since, until a statement reaches that day', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000));
    installation.passMs(5 * DAY_MS);
    const [late] = await attentionOf(filed, 'STATEMENT_MISSING');
    expect(late).toMatchObject({ count: 1 });
    expect(Date.parse(late.at)).toBeLessThanOrEqual(installation.context.clock.nowMs());
    expect((await scrape())['outlay_missing_statements{reason="late"}']).toBe(1);
    await watchForStatements(installation.context);
    expect(said('a statement of the bank is missing')).toMatchObject([
      { connectionId: filed.connectionId, day: filed.date },
    ]);
    await deliver(filed, new Statements().next(filed.date, []));
    expect(await attentionOf(filed, 'STATEMENT_MISSING')).toEqual([]);
    expect((await scrape())['outlay_missing_statements{reason="late"}']).toBe(0);
  });

  it('is not yet one on the day after, and never one of a company that uploads none', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000));
    installation.passMs(Date.parse(`${filed.date}T22:00:00Z`) - installation.context.clock.nowMs());
    expect(await attentionOf(filed, 'STATEMENT_MISSING')).toEqual([]);
    installation.passMs(10 * DAY_MS);
    expect(await attentionOf(filed, 'STATEMENT_MISSING')).toHaveLength(1);
    await deliver(filed, new Statements().next(filed.date, []));

    const replying = await bankFileEntity(installation, { ...PAIN_PROFILE, paidBy: 'REPLY' });
    await filedBatch(installation, amountsOf(1_000), replying);
    installation.passMs(10 * DAY_MS);
    expect(await attentionOf(replying, 'STATEMENT_MISSING')).toEqual([]);
  });

  it('is one between two statements', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000));
    const bank = new Statements();
    await deliver(filed, bank.next(filed.date, []));
    const skipped = bank.next(addDays(filed.date, 1), []);
    await deliver(filed, bank.next(addDays(filed.date, 2), []));
    expect(await attentionOf(filed, 'STATEMENT_MISSING')).toMatchObject([{ count: 1 }]);
    expect((await scrape())['outlay_missing_statements{reason="gap"}']).toBe(1);
    expect(said('a statement of the bank has a fault')).toMatchObject([{ code: 'SEQUENCE_GAP' }]);
    await deliver(filed, skipped);
    expect(await attentionOf(filed, 'STATEMENT_MISSING')).toEqual([]);
  });
});

it('a reply that cannot be read has a metric, a line of the log, and needs attention', async () => {
  const filed = await filedBatch(installation, amountsOf(1_000));
  const { context, connectionId, entityId } = filed;
  await letBankDeliver(context, connectionId);
  const file = { entityId, connectionId, fileName: 'r.xml', userId: null, actor: WORKER };
  const replyId = await storeReply(context, { ...file, bytes: Buffer.from('<Document>') });
  await readReply(context, replyId);
  expect(said('a reply of the bank asks a question')).toMatchObject([{ replyId, question: 'UNREADABLE' }]);
  installation.passMs(20 * MINUTE_MS);
  const values = await scrape();
  expect(values['outlay_bank_questions{kind="reply_unreadable"}']).toBe(1);
  expect(values['outlay_bank_questions{kind="reply_question"}']).toBe(0);
  expect(values['outlay_bank_question_oldest_age_seconds{kind="reply_unreadable"}']).toBeGreaterThan(1_190);
  expect(await attentionOf(filed, 'BANK_REPLY_OPEN')).toHaveLength(1);
});

describe('the log', () => {
  it('has a line for the approval, the file, its statement and its settlement', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000));
    const { endToEndId } = filed.payments[0]!;
    await deliver(filed, new Statements().next(filed.date, [named(-1_000n, filed.date, endToEndId)]));
    await filed.work();
    const about = lines.filter(({ entityId }) => entityId === filed.entityId);
    expect(about.filter(({ action }) => action === 'batch.approved')).toMatchObject([
      { msg: 'a user made a change', subjectId: filed.batchId },
    ]);
    const { fileId, batchId } = filed;
    expect(said('a bank file was written')).toMatchObject([{ fileId, batchId, count: 1 }]);
    expect(said('a bank file has left')).toMatchObject([{ fileId, batchId }]);
    expect(said('a statement file was received')).toHaveLength(1);
    expect(said('a statement file was read')).toMatchObject([{ statements: 1, entryCount: 1 }]);
    expect(said('a settlement has changed')).toMatchObject([
      { fileId, batchId, state: 'SETTLED', settled: 1 },
    ]);
    expect(said('every payment of a batch has an outcome')).toMatchObject([{ batchId, status: 'COMPLETE' }]);
  });

  it('has a line for the dispatch of a batch and its end', async () => {
    const { context, id } = await approvedBatch(installation, amountsOf(1_000));
    const connections = openBankConnections(context);
    await payBatch(context, connections, id, () => false);
    expect(said('a batch was dispatched')).toMatchObject([{ batchId: id }]);
    await expect
      .poll(
        async () => {
          await payBatch(context, connections, id, () => false);
          return said('every payment of a batch has an outcome').length;
        },
        { timeout: 120_000 },
      )
      .toBe(1);
  });

  it('has one line for a batch that a user creates, and none when the request is repeated', async () => {
    const entityId = await installation.entity();
    await savePaymentConfig(installation.context, entityId, {});
    const preparer = installation.as(await installation.user(entityId, ['PREPARER']));
    const request = {
      headers: { 'idempotency-key': randomUUID() },
      body: {
        label: 'Salaries March',
        currency: 'ZAR',
        withdrawals: [SAMPLE_WITHDRAWAL],
      },
    };
    for (const replayed of [null, 'true']) {
      const answer = await preparer.send('POST', '/v1/payments/bulk-withdrawals/batches', request);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.headers.get('idempotency-replayed')).toBe(replayed);
    }
    const made = said('a user made a change').filter((line) => line['entityId'] === entityId);
    expect(made).toMatchObject([{ action: 'batch.created', userId: preparer.user.id }]);
  });

  it('has the line for the end of a batch whose worker stops right after the last payment', async () => {
    const { context, id } = await approvedBatch(installation, amountsOf(1_000));
    const connections = openBankConnections(context);
    let submitted = false;
    const named = (name: string) => {
      const connection = connections.named(name);
      return {
        ...connection,
        submit: async (payments: Parameters<typeof connection.submit>[0]) => {
          submitted = true;
          return connection.submit(payments);
        },
      };
    };
    expect(await payBatch(context, { ...connections, named }, id, () => submitted)).toBe('more');
    expect(await payBatch(context, connections, id, () => false)).toBe('done');
    expect(said('every payment of a batch has an outcome')).toMatchObject([{ batchId: id }]);
  });

  it('has no line of a transaction that was rolled back', async () => {
    const { database } = installation.context;
    const failing = database.transaction(async (tx) => {
      tx.afterCommit(() => installation.context.log.info('committed'));
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(said('committed')).toEqual([]);
  });
});

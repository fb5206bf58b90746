import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dayOf } from '../../../../shared/calendar-day.ts';
import { verifyAudit } from '../../../audit/audit.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import * as suggesting from '../../../../domain/bank-files/statement-csv/suggest-profile.ts';
import { pain002Text } from '../../../../domain/bank-files/testing/pain002-text.ts';
import { bankFileEntity } from '../../bank-files/testing/bank-file-entity.ts';
import { filedBatches, uploadAlone } from '../../bank-files/testing/filed-batches.ts';
import { Statements, upload } from '../reconciliation/testing/filed-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { entry } from '../statements/testing/statement-of-day.ts';

vi.mock('../../../../domain/bank-files/statement-csv/suggest-profile.ts', { spy: true });

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const MANY = 1_200;

/** The connections that worker threads have opened. */
async function threadConnections(): Promise<number> {
  const [row] = await installation.context.database.query(
    "SELECT count(*) AS count FROM pg_stat_activity WHERE application_name = 'outlay-statements'",
  );
  return Number(row!.count);
}

it('reads a large statement and matches its entries in a worker thread, with the same result', async () => {
  const entity = await bankFileEntity(installation);
  const { admin, second, preparer, context } = entity;
  const { accounts } = (await preparer.send('GET', '/v1/payments/funding-instructions')).body;
  const date = dayOf(context.clock.nowMs(), 'Africa/Johannesburg');
  const bank = new Statements();
  await upload(second, bank.next(date, [entry(700n, date, { text: 'A few', bankReference: 'FEW' })]));
  expect(await threadConnections()).toBe(0);

  const entries = Array.from({ length: MANY }, (_, n) =>
    entry(BigInt(1_000 + n), date, { text: `Deposit ${n}`, bankReference: `FT ${n}` }),
  );
  const text = `TRF ${accounts[0].reference}`;
  await upload(second, bank.next(date, [...entries, entry(77_700n, date, { text, bankReference: 'MONEY' })]));
  expect(await threadConnections()).toBeGreaterThan(0);
  const list = async (query: string) => (await admin.send('GET', `/app/reconciliation/entries${query}`)).body;
  expect((await list('?state=OPEN&limit=1')).total).toBe(MANY + 2);
  expect((await list('?verdict=EXACT')).items).toMatchObject([{ entry: { bankReference: 'MONEY' } }]);
  const [unknown] = (await list('?verdict=UNMATCHED&limit=1')).items;
  expect(unknown.proposal.parts).toMatchObject([{ reason: 'UNKNOWN' }]);
});

it('confirms a large statement in a worker thread, and refuses its uploader there', async () => {
  const entity = await bankFileEntity(installation);
  const { admin, second, preparer, context, entityId } = entity;
  const { accounts } = (await preparer.send('GET', '/v1/payments/funding-instructions')).body;
  const date = dayOf(context.clock.nowMs(), 'Africa/Johannesburg');
  const text = `TRF ${accounts[0].reference}`;
  const deposits = Array.from({ length: MANY }, (_, n) =>
    entry(BigInt(1_000 + n), date, { text, bankReference: `FT ${n}` }),
  );
  const id = await upload(second, new Statements().next(date, deposits));
  const [{ waitingId }] = (await admin.send('GET', '/app/statement-confirmations')).body;
  const confirm = (by: typeof admin, seen: string) =>
    by.send('POST', `/app/statement-files/${id}/confirm`, { body: { waitingId: seen } });
  expect((await confirm(second, waitingId)).body).toMatchObject({ status: 400, code: 'own_statement' });
  expect((await confirm(preparer, waitingId)).status).toBe(403);
  expect((await confirm(admin, id)).body).toMatchObject({ postedCount: 0, waiting: { waitingId } });
  const [ended] = await context.database.query(
    `SELECT count(*) AS count
       FROM reconciled_entries
      WHERE entity_id = $1 AND state = 'POSTED'`,
    [entityId],
  );
  expect(Number(ended!.count)).toBe(0);
  const answer = await confirm(admin, waitingId);
  expect(answer.body, answer.text).toMatchObject({ postedCount: MANY, waiting: null });
  expect((await confirm(admin, waitingId)).body.code).toBe('statement_not_waiting');
  expect((await verifyAudit(context.database)).faults).toEqual([]);
  expect((await verifyLedger(context.database)).faults).toEqual([]);
});

it('refuses a large file that cannot be read as it refuses a small one', async () => {
  const { second } = await bankFileEntity(installation);
  const content = Buffer.from(`<Document>${'<Broken>'.repeat(30_000)}`).toString('base64');
  const answer = await second.send('POST', '/app/statements', { body: { fileName: 'S.xml', content } });
  expect(answer).toMatchObject({ status: 400, body: { code: 'statement_unreadable' } });
});

it('reads a large reply of the bank and confirms it in a worker thread, with the same result', async () => {
  const filed = await filedBatches(() => installation).departed();
  const fileId = filed.fileId.replaceAll('-', '');
  const reply = pain002Text({ fileId, groupStatus: 'ACCP', blockStatus: 'ACCP' });
  const large = reply.replaceAll(/>\s*</g, `>${' '.repeat(15_000)}<`);
  expect(large.length).toBeGreaterThan(128 * 1024);
  const { body: waits } = await uploadAlone(filed, large);
  expect(waits).toMatchObject({
    result: 'WAITS_FOR_CONFIRMATION',
    changes: [{ state: 'ACCEPTED', count: 4 }],
  });
  expect(await threadConnections()).toBeGreaterThan(0);
  const path = `/app/bank-replies/${waits.id}/confirm`;
  const confirm = (by: typeof filed.second) => by.send('POST', path, { body: { readAt: waits.readAt } });
  expect((await confirm(filed.preparer)).body).toMatchObject({ status: 400, code: 'own_bank_reply' });
  expect((await confirm(filed.second)).body).toMatchObject({ result: 'APPLIED' });
});

it('previews a large CSV file in a worker thread', async () => {
  const { second, connectionId } = await bankFileEntity(installation, {}, 'DRAFT');
  const rows = Array.from({ length: 8_000 }, (_, n) => `2026-03-02,Rent ${n},-10.00`);
  const content = Buffer.from(['Date,Text,Amount', ...rows].join('\n')).toString('base64');
  const answer = await second.send('POST', '/app/statements/csv-preview', {
    body: { content, connectionId },
  });
  expect(answer.body, answer.text).toMatchObject({ reading: { entryCount: 8_000, moneyOut: '-80000.00' } });
  expect(suggesting.suggestProfile).not.toHaveBeenCalled();
});

it('lets a company bring so many files at once that others still have places', async () => {
  const { second, connectionId } = await bankFileEntity(installation, {}, 'DRAFT');
  const other = await bankFileEntity(installation, {}, 'DRAFT');
  const rows = Array.from({ length: 8_000 }, (_, n) => `2026-03-02,Rent ${n},-10.00`);
  const content = Buffer.from(['Date,Text,Amount', ...rows].join('\n')).toString('base64');
  const preview = (by: typeof second, id: string) =>
    by.send('POST', '/app/statements/csv-preview', { body: { content, connectionId: id } });
  const many = Array.from({ length: 40 }, () => preview(second, connectionId));
  expect((await preview(other.second, other.connectionId)).status).toBe(200);
  const answers = await Promise.all(many);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]!.body).toMatchObject({ code: 'too_many_requests' });
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(40 - refused.length);
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { camtText } from '../../../../domain/bank-files/testing/camt-text.ts';
import { HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts';
import {
  bankFileEntity,
  connectionSettings,
  makeReady,
  type BankFileEntity,
  switchOn,
} from '../../bank-files/testing/bank-file-entity.ts';
import { visitBank } from '../../bank-visits/visit-bank.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { readStatementFile } from './read-statement-file.ts';
import { day, statementOf } from '../statements/testing/statement-of-day.ts';

/** Files that the bank puts into a folder and that cannot be read as statements. */

let root: string;
let installation: PaymentsInstallation;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'outlay-refused-'));
  installation = await paymentsInstallation({ BANK_FILES_DIR: root });
});
afterAll(async () => {
  await installation.close();
  rmSync(root, { recursive: true, force: true });
});

const FOLDERS = { outbox: 'outbox', inbox: 'inbox', archive: 'archive' };

/** An entity whose connection takes files from folders. */
async function withFolder(): Promise<BankFileEntity> {
  const entity = await bankFileEntity(installation);
  const { admin, second, connectionId, entityId } = entity;
  for (const name of Object.keys(FOLDERS)) mkdirSync(join(root, entityId, name), { recursive: true });
  const chosen = await admin.send('PUT', `/app/bank-connections/${connectionId}/transport`, {
    body: { transport: 'FOLDER', folders: FOLDERS },
  });
  expect(chosen.status, chosen.text).toBe(200);
  const switched = await switchOn(second, connectionId);
  expect(switched.status, switched.text).toBe(200);
  return entity;
}

/** The bank puts a file into the folder, which is fetched and read as the worker does. */
async function fetchFrom({ entityId, connectionId }: BankFileEntity, name: string, text: string) {
  const { context } = installation;
  const file = join(root, entityId, 'inbox', name);
  writeFileSync(file, text);
  const then = (context.clock.nowMs() - MINUTE_MS) / 1_000;
  utimesSync(file, then, then);
  installation.passMs(HOUR_MS);
  await visitBank(context, connectionId);
  expect(readdirSync(join(root, entityId, 'inbox'))).toEqual([]);
  const files = await context.database.query(
    "SELECT f.id FROM statement_files f WHERE f.entity_id = $1 AND f.result <> 'READ'",
    [entityId],
  );
  for (const { id } of files) await readStatementFile(context, id);
}

const refusedOf = async ({ preparer }: BankFileEntity, query = '?open=true') =>
  (await preparer.send('GET', `/app/refused-statements${query}`)).body;
const noticesOf = async ({ preparer }: BankFileEntity) =>
  (await preparer.send('GET', '/app/attention')).body.filter(
    ({ kind }: { kind: string }) => kind === 'STATEMENT_REFUSED',
  );
const auditOf = async ({ entityId }: BankFileEntity) => {
  const rows = await installation.context.database.query(
    `SELECT a.action
       FROM audit_log a
      WHERE a.entity_id = $1 AND a.action LIKE 'statement_file.%'
      ORDER BY a.seq`,
    [entityId],
  );
  return rows.map(({ action }) => action.replace('statement_file.', ''));
};

const FOREIGN = camtText([statementOf(1, { accountNumber: '62000000009' })]);
const dismiss = ({ second }: BankFileEntity, id: string) =>
  second.send('POST', `/app/refused-statements/${id}/dismiss`, { body: { note: 'Not our account.' } });

it('a file that is refused is listed, needs attention, and can be downloaded', async () => {
  const entity = await withFolder();
  expect(await noticesOf(entity)).toEqual([]);
  await fetchFrom(entity, 'Other 1.xml', FOREIGN);
  const { items, total } = await refusedOf(entity);
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    fileName: 'Other 1.xml',
    connection: { id: entity.connectionId, displayName: 'Main account' },
    fetchCount: 1,
    refusal: 'statement_account_unknown',
    detail: '62000000009 ZAR',
    dismissed: null,
  });
  expect(await noticesOf(entity)).toMatchObject([{ count: 1, batch: null, at: items[0].refusedAt }]);
  const content = `/app/refused-statements/${items[0].id}/content`;
  const download = await entity.second.send('GET', content);
  expect([download.status, download.text]).toEqual([200, FOREIGN]);
  expect((await entity.preparer.send('GET', content)).status).toBe(403);
});

it('a statement of an unknown account is asked about, and the others of its file are stored', async () => {
  const entity = await withFolder();
  const mixed = camtText([statementOf(1, { accountNumber: '62000000009' }), statementOf(1)]);
  for (let times = 1; times <= 3; times++) {
    await fetchFrom(entity, 'mixed.xml', mixed);
    expect((await refusedOf(entity)).items).toMatchObject([
      { refusal: 'statement_account_left_out', detail: '62000000009 ZAR', fetchCount: times },
    ]);
    expect((await entity.second.send('GET', '/app/statements')).body.total).toBe(1);
    expect(await auditOf(entity)).toEqual(['received', 'refused', 'read']);
  }
});

it('a file that breaks its format says where', async () => {
  const entity = await withFolder();
  await fetchFrom(entity, 'broken.xml', camtText([statementOf(1)]).replace('</Stmt>', ''));
  const { items } = await refusedOf(entity);
  expect(items).toMatchObject([{ refusal: 'statement_unreadable', detail: expect.stringMatching(/^Line/) }]);
});

it('a file that comes again is counted and read again, and noted once while nothing changes', async () => {
  const entity = await withFolder();
  await fetchFrom(entity, 'a.xml', FOREIGN);
  await fetchFrom(entity, 'a.xml', FOREIGN);
  expect(await refusedOf(entity)).toMatchObject({ total: 1, items: [{ fetchCount: 2 }] });
  expect(await auditOf(entity)).toEqual(['received', 'refused']);
  const created = await entity.admin.send('POST', '/app/bank-connections', {
    body: {
      ...connectionSettings(),
      displayName: 'Other account',
      payer: { ...connectionSettings().payer, accountNumber: '62000000009' },
    },
  });
  expect(created.status, created.text).toBe(200);
  await makeReady(entity.admin, created.body.id);
  await fetchFrom(entity, 'a.xml', FOREIGN);
  expect((await refusedOf(entity, '')).total).toBe(0);
  expect(await auditOf(entity)).toEqual(['received', 'refused', 'read']);
  expect(await noticesOf(entity)).toEqual([]);
});

it('a user dismisses a file once, with a reason, and it stays so when it comes again', async () => {
  const entity = await withFolder();
  await fetchFrom(entity, 'a.xml', FOREIGN);
  const { id } = (await refusedOf(entity)).items[0];
  const { status, body, text } = await dismiss(entity, id);
  expect(status, text).toBe(200);
  expect(body.dismissed).toMatchObject({ by: { userId: entity.second.user.id }, note: 'Not our account.' });
  expect((await dismiss(entity, id)).body.code).toBe('refused_statement_dismissed');
  await fetchFrom(entity, 'a.xml', FOREIGN);
  expect((await refusedOf(entity)).total).toBe(0);
  expect((await refusedOf(entity, '')).items).toMatchObject([{ id, fetchCount: 2 }]);
  expect(await noticesOf(entity)).toEqual([]);
  expect(await auditOf(entity)).toEqual(['received', 'refused', 'dismissed']);
});

it('a refused file belongs to one entity, and a preparer dismisses none', async () => {
  const entity = await withFolder();
  await fetchFrom(entity, 'a.xml', FOREIGN);
  const { id } = (await refusedOf(entity)).items[0];
  const stranger = await bankFileEntity(installation);
  expect((await dismiss(stranger, id)).status).toBe(404);
  expect((await stranger.second.send('GET', `/app/refused-statements/${id}/content`)).status).toBe(404);
  expect((await refusedOf(stranger, '')).total).toBe(0);
  const path = `/app/refused-statements/${id}/dismiss`;
  expect((await entity.preparer.send('POST', path, { body: { note: 'x' } })).status).toBe(403);
});

const CSV = (number: number) =>
  `Date,Amount,Balance,Text\n${day(number)},-1.00,${1_000 - number}.00,Payment ${number}\n`;
const PROFILE = {
  code: 'TEST',
  displayName: 'Test',
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
const uploadersOf = async ({ entityId }: BankFileEntity) =>
  installation.context.database.query(
    `SELECT f.file_name, f.uploaders
       FROM statement_files f
      WHERE f.entity_id = $1
      ORDER BY f.received_at, f.id`,
    [entityId],
  );

it('a CSV file of the bank is refused until its columns are known, and then read by them', async () => {
  const entity = await withFolder();
  const { second, connectionId, preparer } = entity;
  await fetchFrom(entity, '1.csv', CSV(1));
  expect((await refusedOf(entity)).items).toMatchObject([{ refusal: 'statement_csv_unmapped' }]);
  expect((await preparer.send('GET', '/app/bank-replies')).body.total).toBe(0);
  const uploaded = await second.send('POST', '/app/statements', {
    body: {
      fileName: '1.csv',
      content: Buffer.from(CSV(1)).toString('base64'),
      csv: { connectionId, profile: PROFILE },
    },
  });
  expect(uploaded.status, uploaded.text).toBe(200);
  expect((await refusedOf(entity, '')).total).toBe(0);
  await fetchFrom(entity, '2.csv', CSV(2));
  expect((await preparer.send('GET', '/app/statements')).body.items).toMatchObject([
    { closing: { amount: '998.00' } },
    { closing: { amount: '999.00' } },
  ]);
  // Only the user who chose the columns has looked at them yet.
  expect(await uploadersOf(entity)).toMatchObject([
    { uploaders: [second.user.id] },
    { file_name: '2.csv', uploaders: [second.user.id] },
  ]);
});

it('a CSV file of the bank is its own once another user has confirmed one with these columns', async () => {
  const entity = await withFolder();
  const { second, connectionId, admin, entityId } = entity;
  await second.send('POST', '/app/statements', {
    body: {
      fileName: '1.csv',
      content: Buffer.from(CSV(1)).toString('base64'),
      csv: { connectionId, profile: PROFILE },
    },
  });
  await ownerOf(installation.context.database).execute(
    `UPDATE reconciled_entries
        SET state = 'POSTED', posted_at = now(), way = 'EXACT', posted_by = '${admin.user.id}'
      WHERE entity_id = '${entityId}'`,
  );
  await fetchFrom(entity, '2.csv', CSV(2));
  expect(await uploadersOf(entity)).toMatchObject([{ uploaders: [second.user.id] }, { uploaders: [] }]);
});

it('a CSV file of the bank that no longer fits its columns is refused', async () => {
  const entity = await withFolder();
  const { second, connectionId } = entity;
  await second.send('POST', '/app/statements', {
    body: {
      fileName: '1.csv',
      content: Buffer.from(CSV(1)).toString('base64'),
      csv: { connectionId, profile: PROFILE },
    },
  });
  await fetchFrom(entity, '2.csv', CSV(2).replace('Amount', 'Value'));
  expect((await refusedOf(entity)).items).toMatchObject([
    {
      refusal: 'statement_unreadable',
      detail: 'Line 1: There is no column "Amount".',
      params: {
        sentence: 'csv_statement.at_line',
        line: 1,
        reason: { sentence: 'csv_statement.no_column', column: 'Amount' },
      },
    },
  ]);
});

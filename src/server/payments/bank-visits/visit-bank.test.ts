import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { camtText } from '../../../domain/bank-files/testing/camt-text.ts';
import { HOUR_MS } from '../../../shared/time.ts';
import { batchStatus, statusesOf } from '../testing/approved-batch.ts';
import type { PaymentsInstallation } from '../testing/payments-installation.ts';
import { statementOf } from '../reconciling/statements/testing/statement-of-day.ts';
import { readStatementFile } from '../reconciling/reading/read-statement-file.ts';
import { readReply } from '../bank-files/read-reply.ts';
import { acceptedExcept, readAtBank } from '../bank-files/testing/acb-bank.ts';
import {
  actionsOf,
  bankVisits,
  connectionOf,
  FOLDERS,
  setTransport,
  type BankVisits,
} from './testing/visited-bank.ts';
import { visitBank, visitDueBanks } from './visit-bank.ts';

/** Files travel to a bank and back without a user, over SFTP and through folders of the operator. */

let visits: BankVisits;
let installation: PaymentsInstallation;
beforeAll(async () => {
  visits = await bankVisits();
  installation = visits.installation;
});
afterAll(() => visits.close());

describe.each([
  ['SFTP', () => visits.bySftp()],
  ['a folder', () => visits.byFolder()],
] as const)('over %s', (_, open) => {
  it('a file leaves and arrives by itself, and replies and statements are fetched once', async () => {
    const { context } = installation;
    const bank = await open();
    const { id, file, visit } = await visits.sealed(bank);
    await visit();
    const { fileName, sha256, ...arrived } = await file();
    expect(arrived).toMatchObject({ state: 'LEFT', leftBy: null, arrivedAt: expect.any(String) });
    expect(await batchStatus(context, id)).toBe('PROCESSING');
    expect(readdirSync(bank.at('outbox'))).toEqual([fileName]);
    expect(await actionsOf(bank, arrived.id)).toEqual([
      'bank_file.sealed',
      'bank_file.left',
      'bank_file.arrived',
    ]);
    const [left] = await context.database.query(
      `SELECT actor_kind, actor_name, details
         FROM audit_log
        WHERE action = 'bank_file.left' AND subject_id = $1`,
      [arrived.id],
    );
    expect(left).toMatchObject({ actor_kind: 'SYSTEM', actor_name: 'Outlay' });
    expect(left!.details).toContain(sha256);

    await visits.turn(id);
    const reply = acceptedExcept(readAtBank(readFileSync(bank.at('outbox', fileName))), [2]);
    visits.send(bank, 'REPLY.txt', reply);
    visits.send(bank, 'AGAIN.txt', reply);
    visits.send(bank, 'STATEMENT.xml', camtText([statementOf(1)]));
    writeFileSync(bank.at('inbox', 'STATEMENT.part'), 'half');
    await visits.nextVisit(bank);
    expect(readdirSync(bank.at('inbox'))).toEqual(['STATEMENT.part']);
    expect(readdirSync(bank.at('archive')).sort()).toEqual(['AGAIN.txt', 'REPLY.txt', 'STATEMENT.xml']);
    const { body: replies } = await bank.preparer.send('GET', '/app/bank-replies');
    expect(replies.items).toMatchObject([{ result: 'STORED', receivedBy: null }]);
    await readReply(context, replies.items[0].id);
    await visits.turn(id);
    expect(await statusesOf(context, id)).toEqual(['COMPLETE', 'FAILED']);
    const [statement] = await context.database.query(
      'SELECT id FROM statement_files WHERE entity_id = $1 AND received_by IS NULL',
      [bank.entityId],
    );
    await readStatementFile(context, statement!.id);
    expect((await bank.preparer.send('GET', '/app/statements')).body.total).toBe(1);
    expect((await connectionOf(bank)).transportDetails.fault).toBe(null);
  });

  it('files of the bank wait while the disk of Outlay is nearly full', async () => {
    const bank = await open();
    visits.send(bank, 'STATEMENT.xml', camtText([statementOf(1)]));
    const reading = { state: 'full', freeBytes: 1, sizeBytes: 100 } as const;
    const diskSpace = { current: () => reading, stop: () => undefined };
    await visitBank({ ...installation.context, diskSpace }, bank.connectionId);
    expect(readdirSync(bank.at('inbox'))).toEqual(['STATEMENT.xml']);
    const { fault } = (await connectionOf(bank)).transportDetails;
    expect(fault).toMatchObject({ code: 'FAILED', detail: expect.stringContaining('nearly full') });
    await visits.nextVisit(bank);
    expect(readdirSync(bank.at('archive'))).toEqual(['STATEMENT.xml']);
  });

  it('a file that a user takes to the bank is not carried there as well', async () => {
    const bank = await open();
    const { file, visit } = await visits.sealed(bank);
    const { id } = await file();
    expect((await bank.preparer.send('POST', `/app/bank-files/${id}/download`)).status).toBe(200);
    await visit();
    expect(readdirSync(bank.at('outbox'))).toEqual([]);
    expect(await file()).toMatchObject({ leftBy: { userId: bank.preparer.user.id }, arrivedAt: null });
  });
});

it('a bank that cannot be reached gets no file, and is tried again after growing pauses', async () => {
  const bank = await visits.byFolder();
  const { file, visit } = await visits.sealed(bank);
  rmSync(bank.at('outbox'), { recursive: true });
  await visit();
  const failed = (await connectionOf(bank)).transportDetails;
  expect(failed.fault).toMatchObject({ code: 'FOLDER_MISSING', attempts: 1, since: failed.visitedAt });
  expect(await file()).toMatchObject({ state: 'SEALED' });
  mkdirSync(bank.at('outbox'));
  await visit();
  expect((await connectionOf(bank)).transportDetails).toEqual(failed);
  chmodSync(bank.at('outbox'), 0o755);
  rmSync(bank.at('outbox'), { recursive: true });
  for (let attempt = 2; attempt <= 8; attempt++) await visits.nextVisit(bank);
  const later = (await connectionOf(bank)).transportDetails;
  expect(later.fault).toMatchObject({ attempts: 8, since: failed.fault.since });
  expect(Date.parse(later.nextVisitAt) - Date.parse(later.visitedAt)).toBe(HOUR_MS / 2);
  mkdirSync(bank.at('outbox'));
  await visits.nextVisit(bank);
  expect((await connectionOf(bank)).transportDetails.fault).toBe(null);
});

it('another file of the same name keeps a file from leaving, and nothing from being fetched', async () => {
  const bank = await visits.byFolder();
  const { file, visit } = await visits.sealed(bank);
  const { fileName } = await file();
  writeFileSync(bank.at('outbox', fileName), 'of another program');
  visits.send(bank, 'REPLY.txt', 'Dear customer');
  await visit();
  expect((await connectionOf(bank)).transportDetails.fault).toMatchObject({ code: 'NAME_TAKEN' });
  expect(await file()).toMatchObject({ state: 'SEALED' });
  expect(readFileSync(bank.at('outbox', fileName), 'utf8')).toBe('of another program');
  expect(readdirSync(bank.at('archive'))).toEqual(['REPLY.txt']);
});

it('a bank is announced when it is due, and no entity reaches the folders of another', async () => {
  const [bank, other] = [await visits.byFolder(), await visits.byFolder()];
  const announced = async () => {
    const rows = await installation.context.database.query(
      `SELECT data ->> 'connectionId' AS "connectionId" FROM pgboss.job WHERE name = 'visit-bank'`,
    );
    return rows.filter(({ connectionId }) => connectionId === bank.connectionId).length;
  };
  const before = await announced();
  await visitDueBanks(installation.context);
  expect(await announced()).toBe(before + 1);
  await visitBank(installation.context, bank.connectionId);
  await visitDueBanks(installation.context);
  expect(await announced()).toBe(before + 1);
  for (const inbox of [`../${bank.entityId}/inbox`, '/etc', 'a/../../b', '.', '.hidden'])
    expect(
      (await setTransport(other, { transport: 'FOLDER', folders: { ...FOLDERS, inbox } })).body,
      inbox,
    ).toMatchObject({ code: 'bank_folder_not_allowed', errors: [{ path: 'folders.inbox' }] });
});

it('a user has a bank visited at once, although its visits fail', async () => {
  const bank = await visits.byFolder();
  rmSync(bank.at('outbox'), { recursive: true });
  await visitBank(installation.context, bank.connectionId);
  mkdirSync(bank.at('outbox'));
  const path = `/app/bank-connections/${bank.connectionId}/transport/visit`;
  expect((await bank.preparer.send('POST', path)).status).toBe(200);
  await visitBank(installation.context, bank.connectionId);
  expect((await connectionOf(bank)).transportDetails.fault).toBe(null);
  await setTransport(bank, { transport: 'DOWNLOAD' });
  expect((await bank.preparer.send('POST', path)).body).toMatchObject({ code: 'bank_not_visited' });
});

it('a visit that is asked for during another one follows it at once', async () => {
  const bank = await visits.byFolder();
  const { context } = installation;
  const path = `/app/bank-connections/${bank.connectionId}/transport/visit`;
  let asked = 0;
  const during = async () => {
    if (asked++ > 0) return;
    installation.passMs(1_000);
    expect((await bank.preparer.send('POST', path)).status).toBe(200);
  };
  const database = new Proxy(context.database, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'query') return value;
      return async (...given: unknown[]) => {
        if (String(given[0]).includes('FROM bank_files f')) await during();
        return Reflect.apply(value as () => unknown, target, given);
      };
    },
  });
  await visitBank({ ...context, database }, bank.connectionId);
  const jobs = await context.database.query(
    `SELECT data ->> 'connectionId' AS "connectionId" FROM pgboss.job WHERE name = 'visit-bank'`,
  );
  // The transport, its confirmation, the user, and the visit that followed.
  expect(jobs.filter(({ connectionId }) => connectionId === bank.connectionId)).toHaveLength(4);
  expect((await connectionOf(bank)).transportDetails.visitedAt).toBe(null);
  await visitBank(context, bank.connectionId);
  expect((await connectionOf(bank)).transportDetails.visitedAt).not.toBe(null);
});
